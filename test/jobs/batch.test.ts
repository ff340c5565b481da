/** Batches as a job, with a store in memory and workers on this thread. */
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { writeId } from '../../generators/id.js';
import { findGenerator } from '../../generators/registry.js';
import { type BatchEvents, type BatchRequest, makeBatch } from '../../src/jobs/batch/batch.js';
import type { PuzzleEntry } from '../../src/jobs/batch/puzzle-entries.js';
import { repeatPuzzle } from '../../src/jobs/batch/repeat-puzzle.js';
import { openMemoryStore, type Store } from '../../src/jobs/ports/store.js';
import type { Workers } from '../../src/jobs/ports/workers.js';
import { endedAfter, unlimited } from './worlds.js';

async function requestOf(seed: string, settings = { size: 4 }): Promise<BatchRequest> {
  const generator = findGenerator('sudoku')!;
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return { batch: batch.value, count: 6, limitAttempts: 50, certify: true };
}

const REQUEST = await requestOf('owl');

async function textsIn(store: Store<PuzzleEntry>): Promise<string[]> {
  return (await store.read()).map(({ value }) => JSON.stringify(value));
}

interface Run {
  readonly workers?: Workers;
  readonly texts?: readonly string[];
  readonly request?: BatchRequest;
  readonly abort?: () => boolean;
}

/** Runs the batch from what a store holds; how it ended, and what the store holds then. */
async function run({ workers = unlimited(), texts = [], request = REQUEST, abort }: Run) {
  const store = openMemoryStore<PuzzleEntry>(texts);
  const refused: string[] = [];
  let kept = 0;
  const events: BatchEvents = {
    onKept: (count) => {
      kept = count;
    },
    onRefused: ({ place }) => void refused.push(place),
  };
  const end = await makeBatch(request, { workers, store, ...(abort === undefined ? {} : { abort }) }, events);
  return { end, kept, refused, texts: await textsIn(store) };
}

const WHOLE = await run({});

describe('a batch', () => {
  it('keeps every puzzle as it is finished, in the order of the numbers', () => {
    expect(WHOLE.end).toEqual({ status: 'done' });
    const entries = WHOLE.texts.map((text) => JSON.parse(text) as PuzzleEntry);
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { record } of entries)
      expect(record).toMatchObject({ family: 'sudoku', verdict: 'unique', certified: true, seed: 'owl' });
  });

  it('is the same with any number of workers', async () => {
    expect((await run({ workers: unlimited(3) })).texts).toEqual(WHOLE.texts);
  });

  it.each([1, 3, 5])(
    'goes on from where it was cancelled after %i tasks, to the same puzzles',
    async (tasks) => {
      const half = await run({ workers: endedAfter(tasks) });
      expect(half.end).toEqual({ status: 'stopped' });
      expect(half.texts).toEqual(WHOLE.texts.slice(0, half.texts.length));
      expect(half.texts.length).toBeLessThan(6);
      const whole = await run({ texts: half.texts });
      expect(whole).toMatchObject({ end: { status: 'done' }, kept: half.texts.length, refused: [] });
      expect(whole.texts).toEqual(WHOLE.texts);
    },
  );

  it('ends between two puzzles when it is to stop, and keeps what is finished', async () => {
    let polls = 0;
    const half = await run({ abort: () => ++polls > 8 });
    expect(half.end).toEqual({ status: 'stopped' });
    expect(half.texts.length).toBeGreaterThan(0);
    expect((await run({ texts: half.texts })).texts).toEqual(WHOLE.texts);
  });

  it.each<[string, (text: string) => string]>([
    ['of another verdict', (text) => text.replace('"unique"', '"multiple"')],
    ['of another number', (text) => text.replace('"number":2', '"number":3')],
    ['without an id', (text) => text.replace('"id"', '"no"')],
    ['with another digit', (text) => text.replace(/("grid":\[\[.*?)[1-4]/, '$10')],
    ['that is no object', () => '7'],
  ])('makes a puzzle again that is %s', async (_what, altered) => {
    const texts = WHOLE.texts.map((text, index) => (index === 1 ? altered(text) : text));
    expect(texts[1]).not.toBe(WHOLE.texts[1]);
    const again = await run({ texts });
    expect(again).toMatchObject({ end: { status: 'done' }, kept: 5, refused: ['entry 2'] });
    expect(again.texts.toSorted()).toEqual(WHOLE.texts.toSorted());
  });

  it('leaves a store alone that holds another batch', async () => {
    const request = await requestOf('cat');
    const other = await run({ texts: WHOLE.texts, request });
    expect(other.end).toMatchObject({ status: 'foreign', entry: { place: 'entry 1' } });
    expect(other.texts).toEqual(WHOLE.texts);
  });

  it('says where it gave up, and keeps what it made before', async () => {
    const limited = await run({ request: { ...REQUEST, limitAttempts: 1, count: 400 } });
    if (limited.end.status !== 'limit') throw new Error(`the batch ended with ${limited.end.status}`);
    expect(limited.end).toMatchObject({ limitAttempts: 1, failures: [{ count: 1 }] });
    expect(limited.texts).toHaveLength(limited.end.number - 1);
  });

  it('makes one puzzle again from its place and attempt', async () => {
    const { record } = JSON.parse(WHOLE.texts[3]!) as PuzzleEntry;
    const attempt = record.attempts - 1;
    expect(writeId(REQUEST.batch.prefix, 4, attempt)).toBe(record.id);
    const request = { batch: REQUEST.batch, number: 4, attempt, certify: true };
    expect(await repeatPuzzle(request, unlimited())).toEqual({ status: 'made', record });
    expect(await repeatPuzzle(request, endedAfter(0))).toEqual({ status: 'stopped' });
  });
});
