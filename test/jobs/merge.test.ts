/** Parts of a batch, merged: the same batch as a single run makes, or what is wrong with the parts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { findGenerator } from '../../generators/registry.js';
import { type BatchRequest, makeBatch } from '../../src/jobs/batch/batch.js';
import { mergeShards } from '../../src/jobs/batch/merge.js';
import type { PuzzleEntry } from '../../src/jobs/batch/puzzle-entries.js';
import { numbersOf, type Shard } from '../../src/jobs/batch/shard.js';
import { openMemoryStore, type Store, type Stored } from '../../src/jobs/ports/store.js';
import { unlimited } from './worlds.js';

const COUNT = 20;

/** Puzzles of four givens: there are few of them, so that some are copies of others. */
async function requestOf(seed: string): Promise<BatchRequest> {
  const generator = findGenerator('sudoku')!;
  const settings = { size: 4, givens: 4 };
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return { batch: batch.value, count: COUNT, limitAttempts: 200, certify: true };
}

async function recordsIn(store: Store<PuzzleEntry>): Promise<readonly Stored[]> {
  const entries = await store.read();
  return entries.map(({ place, value }) => ({ place, value: (value as PuzzleEntry).record }));
}

async function make(request: BatchRequest, shard?: Shard): Promise<readonly Stored[]> {
  const store = openMemoryStore<PuzzleEntry>();
  const end = await makeBatch({ ...request, shard }, { workers: unlimited(3), store });
  expect(end).toEqual({ status: 'done' });
  return recordsIn(store);
}

async function makeParts(request: BatchRequest, of: number): Promise<readonly Stored[]> {
  const parts = Array.from({ length: of }, (_, index) => make(request, { index: index + 1, of }));
  return (await Promise.all(parts)).flat();
}

async function merge(request: BatchRequest, entries: readonly Stored[]) {
  const store = openMemoryStore<PuzzleEntry>();
  const copies: number[] = [];
  const workers = unlimited();
  const onCopy = (number: number) => void copies.push(number);
  const end = await mergeShards(request, entries, { workers, store }, { onCopy });
  const texts = (await recordsIn(store)).map(({ value }) => JSON.stringify(value));
  return { end, texts, copies, tasks: workers.count };
}

describe('parts of a batch', () => {
  it('have every number once', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 12 }), (count, of) => {
        const parts = Array.from({ length: of }, (_, index) => numbersOf(count, { index: index + 1, of }));
        expect(parts.flat().sort((one, other) => one - other)).toEqual(numbersOf(count));
        const sizes = parts.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each(['owl', 'cat', 'fox'])('merge into the batch that a single run makes: seed %s', async (seed) => {
    const request = await requestOf(seed);
    const whole = (await make(request)).map(({ value }) => JSON.stringify(value));
    expect(whole).toHaveLength(COUNT);
    for (const of of [1, 3, COUNT + 2]) {
      const parts = await makeParts(request, of);
      const merged = await merge(request, parts.toReversed());
      expect(merged.end).toEqual({ status: 'done' });
      expect(merged.texts).toEqual(whole);
      // Each of these batches has copies, which no part can see.
      expect(merged.copies.length).toBeGreaterThan(0);
      expect(merged.tasks).toBe(merged.copies.length);
    }
  });

  it('may come twice, but only as the same puzzles', async () => {
    const request = await requestOf('owl');
    const parts = await makeParts(request, 2);
    expect((await merge(request, [...parts, ...parts])).end).toEqual({ status: 'done' });
    const record = parts[0]!.value as object;
    const other = { place: 'again', value: { ...record, difficulty: 'hard' } };
    const end = {
      status: 'refused',
      refused: [{ place: 'again', reason: expect.stringContaining('another') }],
    };
    expect((await merge(request, [...parts, other])).end).toEqual(end);
  });

  it('that lack puzzles are not merged', async () => {
    const request = await requestOf('owl');
    const parts = await makeParts(request, 2);
    const merged = await merge(request, parts.slice(0, -2));
    expect(merged).toMatchObject({ end: { status: 'missing', numbers: [18, 20] }, texts: [], tasks: 0 });
  });

  const alter = (change: object) => (record: object) => ({ ...record, ...change });
  it.each<[string, (record: never) => unknown, string]>([
    ['text that is no JSON', () => undefined, 'no id of a puzzle'],
    ['a record without an id', alter({ id: undefined }), 'no id of a puzzle'],
    [
      'another batch',
      ({ id }: { id: string }) => ({ id: id.replace('owl', 'cat') }),
      'expected a puzzle of the batch sudoku',
    ],
    [
      'a number beyond the batch',
      ({ id }: { id: string }) => ({ id: id.replace(/\d+\.\d+$/, '21.0') }),
      '1 to 20',
    ],
    ['another verdict', alter({ verdict: 'multiple' }), 'found verdict "multiple"'],
    ['another seed', alter({ seed: 'cat' }), 'found seed "cat"'],
    ['other attempts', alter({ attempts: 99 }), 'found attempts 99'],
    ['a broken puzzle', alter({ puzzle: { family: 'sudoku' } }), 'grid'],
    ['another difficulty', alter({ difficulty: 'extreme' }), 'difficulty'],
    ['no solution', alter({ solution: 7 }), 'expected'],
    [
      'a wrong solution',
      ({ solution, ...record }: { solution: number[][] }) => ({ ...record, solution: solution.toReversed() }),
      'breaks the rules',
    ],
  ])('with %s are refused', async (_what, change, reason) => {
    const request = await requestOf('owl');
    const [first, ...others] = await makeParts(request, 2);
    const broken = { place: 'parts: line 1', value: change(first!.value as never) };
    const merged = await merge(request, [broken, ...others]);
    expect(merged.end).toMatchObject({ status: 'refused', refused: [{ place: 'parts: line 1' }] });
    expect(JSON.stringify(merged.end).replaceAll('\\"', '"')).toContain(reason);
    expect(merged.texts).toEqual([]);
  });
});
