/** Difficulties that are asked for: the word of a record is the one that `rate` says. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { readId } from '../../generators/id.js';
import { type Batch, type Making, makePuzzle, type PuzzleRecord } from '../../generators/make.js';
import { findGenerator, GENERATORS } from '../../generators/registry.js';
import type { Goal } from '../../generators/shared/generator.js';
import { DIFFICULTIES } from '../../generators/shared/goal.js';
import { relaxations } from '../../src/cli/generate/relaxations.js';
import { bandsOf } from '../../src/explain/difficulty/bands.js';
import { rateBySteps } from '../../src/explain/difficulty/rating.js';
import { type StepDetail, shownBySteps } from '../../src/explain/difficulty/shown.js';
import { findFamily } from '../../src/families/index.js';
import { satEngine } from '../../src/solve/sat/index.js';

async function batchOf(family: string, settings: object, goal: Goal, bySteps?: StepDetail): Promise<Batch> {
  const order = { generator: findGenerator(family)!, settings: { ...settings }, goal, seed: 'steps' };
  const batch = await openBatch(order, bySteps === undefined ? {} : { bySteps });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  // As workers get it.
  return structuredClone(batch.value);
}

function make(batch: Batch, limitAttempts = 100, firstAttempt = 0): Making {
  return makePuzzle({ batch, number: 1, firstAttempt, limitAttempts, certify: false }, satEngine);
}

function made(batch: Batch): PuzzleRecord {
  const making = make(batch);
  if (making.status === 'limit') throw new Error(JSON.stringify(making));
  return making.record;
}

/** The rating of a record's puzzle by the verb `rate`, in the words of records. */
function rated({ family, puzzle }: PuzzleRecord) {
  const answer = rateBySteps({ family: findFamily(family)!, puzzle });
  if (answer.verdict !== 'unique') throw new Error(answer.verdict);
  const { difficulty, logic, steps } = answer;
  return { difficulty, logic, number: steps?.number };
}

const SMALL = [
  ['sudoku', { size: 4 }],
  ['nonogram', { size: '8' }],
] as const;

describe.each(SMALL)('%s with %j', (family, settings) => {
  it.each(DIFFICULTIES)('makes puzzles that are %s by their steps', async (difficulty) => {
    const batch = await batchOf(family, settings, { difficulty, noGuess: false });
    const record = made(batch);
    expect(record).toMatchObject({ difficulty });
    expect(record).toMatchObject(rated(record));
    const id = readId(record.id);
    if (!id.ok) throw new Error(JSON.stringify(id.issues));
    const again = await openBatch(id.value);
    if (!again.ok) throw new Error(JSON.stringify(again.issues));
    const { attempt } = id.value;
    expect(make(again.value, attempt + 1, attempt)).toMatchObject({ status: 'made', record });
  });
});

describe('without a difficulty', () => {
  it('a record says how far logic gets, and no word or number for people', async () => {
    const record = made(await batchOf('sudoku', { size: 4 }, { noGuess: false }));
    expect(record.id).toContain('sudoku.1:');
    expect(record.logic).toBe('plain');
    for (const key of ['difficulty', 'number', 'rating', 'guessing']) expect(record).not.toHaveProperty(key);
  });

  it('a batch that rates by steps has the same puzzles, with the words of rate', async () => {
    const plain = made(await batchOf('star-battle', { size: 6 }, { noGuess: false }));
    const record = made(await batchOf('star-battle', { size: 6 }, { noGuess: false }, 'numbers'));
    const { difficulty, logic, number, ...same } = record;
    expect(plain).toMatchObject(same);
    expect({ difficulty, logic, number }).toEqual(rated(record));
  });
});

describe('a rating of which only the word is wanted', () => {
  it('has the same word, and the same number unless that is far into hard', async () => {
    const zebra = findFamily('zebra')!;
    const medium = bandsOf('zebra', { marks: 27 })!.medium;
    const batch = await batchOf('zebra', { size: 3, attributes: 3 }, { noGuess: false });
    const numbers: (number | undefined)[] = [];
    for (let number = 1; number <= 5; number++) {
      const request = { batch, number, firstAttempt: 0, limitAttempts: 100, certify: false };
      const making = makePuzzle(request, satEngine);
      if (making.status === 'limit') throw new Error(JSON.stringify(making));
      const { puzzle, solution } = making.record;
      const whole = shownBySteps(zebra, puzzle, { detail: 'numbers' })!;
      const word = shownBySteps(zebra, puzzle, { detail: 'words', solution })!;
      const isFar = whole.number! > medium + 1;
      const { number: _, ...besides } = whole;
      expect(word).toEqual(isFar ? besides : whole);
      numbers.push(word.number);
    }
    expect(numbers).toContain(undefined);
  });
});

describe('where no attempt brings what is asked', () => {
  it('names the words that there were, and the nearest puzzle', async () => {
    const batch = await batchOf('sudoku', { size: 4, givens: 15 }, { difficulty: 'hard', noGuess: true });
    const making = make(batch, 3);
    expect(making).toMatchObject({
      status: 'limit',
      failures: [{ reason: 'it was easy, not hard', count: 3 }],
      nearest: { difficulty: 'easy' },
    });
    if (making.status === 'made') throw new Error('made');
    const lines = relaxations({ ...making, number: 1, limitAttempts: 3 }, batch.goal);
    expect(lines[1]).toBe('3 attempts failed: it was easy, not hard');
    expect(lines[2]).toMatch(/^nearest to it: easy, \d+\.\d\d$/);
    expect(lines[3]).toContain('leave out --difficulty hard');
  });

  it('ends the work on a puzzle that is too hard for certain', async () => {
    const batch = await batchOf(
      'star-battle',
      { size: 6 },
      { range: { least: 0, most: 0.1 }, noGuess: false },
    );
    expect(make(batch, 2)).toEqual({
      status: 'limit',
      failures: [{ reason: 'its difficulty was above 0.1', count: 2 }],
    });
  });

  it('lists of boards are gone through at random', async () => {
    const settings = { size: 5, queens: 6, least: true };
    const batch = await batchOf('queens', settings, { range: { least: 0, most: 99 }, noGuess: false });
    const attempts = [0, 1, 2, 3, 4, 5].map((first) => make(batch, first + 1, first));
    const boards = attempts.map((one) => (one.status === 'made' ? one.key : one.status));
    expect(new Set(boards).size).toBeGreaterThan(1);
  });
});

it('every generator proposes something for every difficulty', () => {
  for (const { proposals } of GENERATORS) {
    for (const difficulty of DIFFICULTIES) expect(proposals[difficulty].length).toBeGreaterThan(0);
  }
});

it.each([
  ['easy', '1.0', 'e6cb9e30a3aa0e41', 2.46],
  ['medium', '1.2', '3a60943a6a78355e', 3.13],
  ['hard', '1.0', '8d0eed0f8a3dc1de', 3.34],
] as const)('%s puzzles of a seed stay what they are', async (difficulty, ending, digest, number) => {
  const order = { generator: findGenerator('sudoku')!, settings: { size: 4 }, seed: 'pinned' };
  const batch = await openBatch({ ...order, goal: { difficulty, noGuess: false } });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const record = made(batch.value);
  expect(record.id).toBe(`sudoku.1:size=4,difficulty=${difficulty}:pinned:${ending}`);
  expect([digestOf(record), record.number]).toEqual([digest, number]);
});

function digestOf({ puzzle, solution }: PuzzleRecord): string {
  return createHash('sha256')
    .update(JSON.stringify([puzzle, solution]))
    .digest('hex')
    .slice(0, 16);
}
