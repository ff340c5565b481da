/** The puzzles of a book as a job, with a store in memory and workers on this thread. */
import { describe, expect, it } from 'vitest';
import { slicesOf } from '../../src/book/spec/slices.js';
import { readSpec } from '../../src/book/spec/spec.js';
import { findFamily } from '../../src/families/index.js';
import type { GivenPuzzle } from '../../src/jobs/batch/given-puzzles.js';
import type { PuzzleEntry } from '../../src/jobs/batch/puzzle-entries.js';
import { bindBook } from '../../src/jobs/book/bind-book.js';
import { type BookEvents, type BookRequest, collectBook } from '../../src/jobs/book/book.js';
import { openMemoryStore } from '../../src/jobs/ports/store.js';
import type { Workers } from '../../src/jobs/ports/workers.js';
import { endedAfter, unlimited } from './worlds.js';

const SPEC = `title: Week
seed: owl
trim: a5
parts:
  - { family: sudoku, count: 3, parameters: { size: 4 } }
  - { files: [given] }
  - { family: star-battle, count: 2, parameters: { size: 6 } }
`;

/** A family's first example of a verdict, as it would be read from a file. */
function given(familyId: string, verdict: 'unique' | 'multiple', id: string): GivenPuzzle {
  const family = findFamily(familyId)!;
  const { puzzle } = family.examples.find((example) => example.verdict === verdict)!;
  return { family, document: { puzzle, credits: { author: 'Ada' } }, file: 'given', id };
}

async function requestOf(text = SPEC, puzzles = [given('hashi', 'unique', 'one')]): Promise<BookRequest> {
  const located = readSpec(text);
  if (!located.ok) throw new Error(JSON.stringify(located.issues));
  const slices = await slicesOf(located.value, 'owl');
  if (!slices.ok) throw new Error(JSON.stringify(slices.issues));
  const { spec } = located.value;
  const files = new Map([[1, puzzles]]);
  return { spec, files, slices: slices.value, limitAttempts: 50, certify: true };
}

const REQUEST = await requestOf();

interface Run {
  readonly workers?: Workers;
  readonly texts?: readonly string[];
  readonly request?: BookRequest;
}

async function run({ workers = unlimited(), texts = [], request = REQUEST }: Run) {
  const store = openMemoryStore<PuzzleEntry>(texts);
  const notes: string[] = [];
  const events: BookEvents = {
    onForeign: ({ length }) => void notes.push(`${length} foreign`),
    onCopy: ({ id }) => void notes.push(`${id} is a copy`),
    onRefused: ({ place }) => void notes.push(`${place} refused`),
  };
  const end = await collectBook(request, { workers, store }, events);
  return { end, notes, texts: (await store.read()).map(({ value }) => JSON.stringify(value)) };
}

const WHOLE = await run({});

describe('a book', () => {
  it('has the puzzles of its parts as records, those of files with their credits', () => {
    if (WHOLE.end.status !== 'done') throw new Error(`the book ended with ${WHOLE.end.status}`);
    const { puzzles } = WHOLE.end;
    expect(puzzles.map((part) => part.map(({ family }) => family))).toEqual([
      ['sudoku', 'sudoku', 'sudoku'],
      ['hashi'],
      ['star-battle', 'star-battle'],
    ]);
    expect(puzzles[1]![0]).toMatchObject({ id: 'one', verdict: 'unique', certified: true, engine: 'sat' });
    expect(puzzles[1]![0]).toMatchObject({ credits: { author: 'Ada' } });
    expect(WHOLE.texts).toHaveLength(5);
  });

  it.each([2, 3, 5])(
    'goes on from where it was cancelled after %i tasks, to the same book',
    async (tasks) => {
      const half = await run({ workers: endedAfter(tasks) });
      expect(half.end).toEqual({ status: 'stopped' });
      expect(half.texts).toEqual(WHOLE.texts.slice(0, half.texts.length));
      const whole = await run({ texts: half.texts });
      expect(whole).toEqual(WHOLE);
    },
  );

  it('makes an altered puzzle again', async () => {
    const texts = WHOLE.texts.with(3, WHOLE.texts[3]!.replace('"unique"', '"none"'));
    const again = await run({ texts });
    expect(again.end).toEqual(WHOLE.end);
    expect(again.notes).toEqual(['entry 4 refused']);
  });

  it('keeps the puzzles of the other parts when one part is changed, and refuses those of another book', async () => {
    const request = await requestOf(SPEC.replace('size: 4', 'size: 6'));
    const changed = await run({ request, texts: WHOLE.texts });
    expect(changed.notes).toEqual(['3 foreign']);
    expect(changed.texts.slice(0, 2).map((text) => JSON.parse(text).record)).toEqual(
      WHOLE.texts.slice(3).map((text) => JSON.parse(text).record),
    );
    const foreign = await run({ request, texts: WHOLE.texts.slice(0, 3) });
    expect(foreign.end).toEqual({ status: 'foreign' });
    expect(foreign.texts).toEqual(WHOLE.texts.slice(0, 3));
  });

  it('leaves copies out, and refuses puzzles without one solution', async () => {
    const twice = [given('hashi', 'unique', 'one'), given('hashi', 'unique', 'again')];
    expect((await run({ request: await requestOf(SPEC, twice) })).notes).toEqual(['again is a copy']);
    const { end } = await run({ request: await requestOf(SPEC, [given('hashi', 'multiple', 'two')]) });
    expect(end).toMatchObject({
      status: 'refused',
      refused: [{ given: { id: 'two' }, verdict: 'multiple' }],
    });
  });

  it('is bound', async () => {
    if (WHOLE.end.status !== 'done') throw new Error(`the book ended with ${WHOLE.end.status}`);
    const binding = await bindBook(REQUEST.spec, WHOLE.end.puzzles);
    if (binding.status !== 'bound') throw new Error(binding.reasons.join('\n'));
    const { book } = binding;
    expect(book).toMatchObject({ puzzles: 6, certified: true });
    expect(new TextDecoder().decode(book.main.subarray(0, 5))).toBe('%PDF-');
    expect(JSON.parse(book.sidecar).parts[1].puzzles[0]).toMatchObject({ id: 'one', number: 4 });
  });
});
