import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import { Explainer, type Finding } from '../../src/explain/answers/explainer.js';
import { bandsOf, wordOf } from '../../src/explain/difficulty/bands.js';
import { difficultyOf } from '../../src/explain/difficulty/difficulty.js';
import { stepsOf } from '../../src/explain/difficulty/joint-steps.js';
import { FITTED, rateOf, scaled } from '../../src/explain/difficulty/metric.js';
import { Notes } from '../../src/explain/difficulty/notes.js';
import { rateBySteps } from '../../src/explain/difficulty/rating.js';
import { SAMPLES } from '../../src/explain/difficulty/samples.js';
import { type Prepared, prepare } from '../../src/explain/knowledge/prepare.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { openPuzzles } from '../bench/generated-puzzles.js';

/** A Sudoku from a line of 16 or 81 characters. */
function sudoku(line: string): Puzzle {
  const side = Math.sqrt(line.length);
  const box = Math.sqrt(side);
  const numbers = [...line].map((character) => (character === '.' ? 0 : Number(character)));
  const grid = Array.from({ length: side }, (_, row) => numbers.slice(row * side, (row + 1) * side));
  return { family: 'sudoku', box: [box, box], grid } as Puzzle;
}

async function generated(family: string, settings: object, seed: string): Promise<Puzzle> {
  const generator = findGenerator(family)!;
  const batch = await openBatch({ generator, settings: { ...settings }, goal: { noGuess: false }, seed });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const limits = { number: 1, firstAttempt: 0, limitAttempts: 300, certify: false };
  const made = makePuzzle({ batch: batch.value, ...limits }, satEngine);
  if (made.status === 'limit') throw new Error('no puzzle was made');
  return made.record.puzzle;
}

function prepared(puzzle: Puzzle): Prepared {
  const preparation = prepare({ family: findFamily(puzzle.family)!, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  return preparation.prepared;
}

/** One cell is open. */
const LAST_CELL = sudoku('12343412214343.1');
describe('the metric', () => {
  it('doubles the time with three notes more, or with one reason more', () => {
    const usual = rateOf({ notes: 2, reasons: 1 }, FITTED);
    expect(rateOf({ notes: 5, reasons: 1 }, FITTED)).toBeCloseTo(usual / 2, 12);
    expect(rateOf({ notes: 2, reasons: 2 }, FITTED)).toBeCloseTo(usual / 2, 12);
  });

  it('is 0 where nothing is to be done, and one more for about twice the time', () => {
    expect(scaled(0)).toBe(0);
    expect(scaled(2000) - scaled(1000)).toBeCloseTo(1, 2);
  });
});

describe('notes', () => {
  it('that one reason gives are one step; notes on notes count as the chain is long', () => {
    const notes = new Notes();
    notes.found(0, [7], 1);
    notes.found(1, [7, 8], 1);
    notes.found(2, [8], 1);
    notes.found(3, [9], 3);
    expect(notes.stepsFor([0, 1])).toBe(1);
    expect(notes.stepsFor([0, 1, 2])).toBe(2);
    expect(notes.stepsFor([0, 3])).toBe(4);
  });

  it('are missing until they are written; other marks never are', () => {
    const notes = new Notes();
    notes.found(0, [7], 1);
    expect(notes.missing([0, 5])).toEqual([0]);
    notes.write([0]);
    expect(notes.missing([0, 5])).toEqual([]);
  });
});

describe('the difficulty of a puzzle', () => {
  it('is least where one cell is open', () => {
    const answer = difficultyOf(prepared(LAST_CELL));
    // Row, column and box give the last number without a note, the cell when three other numbers are crossed
    // out.
    const sum = 3 * 2 ** (-1 / 3) + 2 ** (-4 / 3);
    expect(answer).toEqual({
      status: 'computed',
      difficulty: { number: scaled(1 / sum), largestStep: 1, stepsAboveOne: 0 },
    });
  });

  it('says the same with steps of an explanation as with its own search', async () => {
    const puzzle = await generated('star-battle', { size: 6 }, 'owl');
    const board = prepared(puzzle);
    const known = board.board.given.map(({ mark }) => mark);
    const explainer = new Explainer(board, { known });
    const findings: Finding[] = [];
    while (!explainer.isSolved) findings.push(...explainer.advance());
    const sizes = findings.map(({ reasons }) => reasons.length);
    const found = difficultyOf(prepared(puzzle), { joint: stepsOf(findings) });
    expect(found).toEqual(difficultyOf(prepared(puzzle)));
    if (found.status !== 'computed') throw new Error(found.status);
    expect(found.difficulty.largestStep).toBe(Math.max(...sizes));
    expect(found.difficulty.stepsAboveOne).toBe(sizes.filter((size) => size > 1).length);
    const answer = explainPuzzle({ family: findFamily('star-battle')!, puzzle });
    expect(answer).toMatchObject({ explanation: { difficulty: found.difficulty.number } });
  });

  it('is that of a rating also where several steps of a round are equally good', async () => {
    for (const [family, settings, seed, number] of [
      ['battleship', { size: '7' }, 'dd', 3],
      ['zebra', { size: 5, attributes: 4 }, 'dd', 6],
    ] as const) {
      const puzzle = (await openPuzzles({ family, settings, seed }))(number);
      const answer = explainPuzzle({ family: findFamily(family)!, puzzle });
      if (answer.status !== 'explained') throw new Error(answer.status);
      const { steps, difficulty } = answer.explanation;
      const rounds = steps.filter(({ size }) => size > 1).map(({ round }) => round);
      expect(new Set(rounds).size).toBeLessThan(rounds.length);
      expect(difficultyOf(prepared(puzzle))).toMatchObject({ difficulty: { number: difficulty } });
    }
  });

  it('counts what definitions conclude to the reason that leads there: two bridges are at least one', async () => {
    const answer = difficultyOf(prepared(await generated('hashi', { size: '15x15' }, 'x')));
    expect(answer).toMatchObject({ status: 'computed', difficulty: { largestStep: 1 } });
  });

  it('is not computed when the questions are used up or the caller says so', async () => {
    const puzzle = await generated('star-battle', { size: 6 }, 'owl');
    expect(difficultyOf(prepared(puzzle), { queries: 0 })).toEqual({ status: 'limit' });
    expect(difficultyOf(prepared(LAST_CELL), { abort: () => true })).toEqual({ status: 'limit' });
  });

  it('is not computed to the end where it is larger than what is of interest', () => {
    expect(difficultyOf(prepared(LAST_CELL), { most: 0.43 })).toEqual({ status: 'above' });
    expect(difficultyOf(prepared(LAST_CELL), { most: 0.44 })).toMatchObject({ status: 'computed' });
  });

  it('ends with the same answer before a step is found that would be too large', async () => {
    const puzzle = await generated('star-battle', { size: 8 }, 'owl');
    const whole = difficultyOf(prepared(puzzle));
    if (whole.status !== 'computed') throw new Error(whole.status);
    const { number, stepsAboveOne } = whole.difficulty;
    expect(stepsAboveOne).toBeGreaterThan(1);
    for (let most = 0.5; most < number + 1; most += 0.5) {
      expect(difficultyOf(prepared(puzzle), { most })).toEqual(most < number ? { status: 'above' } : whole);
    }
    expect(difficultyOf(prepared(puzzle), { most: number })).toEqual(whole);
  });
});

describe('the rating by steps', () => {
  it('needs no guessing where it has a number, and shows the largest step', () => {
    const rated = rateBySteps({ family: findFamily('sudoku')!, puzzle: LAST_CELL });
    expect(rated).toMatchObject({
      verdict: 'unique',
      difficulty: 'easy',
      logic: 'plain',
      measures: { givens: 15 },
      steps: { number: 0.44, largestStep: 1, stepsAboveOne: 0 },
    });
  });

  it('says that there is no number where the limit is reached, and keeps the rating of the family', async () => {
    const family = findFamily('star-battle')!;
    const puzzle = await generated('star-battle', { size: 6 }, 'owl');
    const rated = rateBySteps({ family, puzzle, queries: 0 });
    expect(rated).toEqual({ verdict: 'unique', ...family.rate(puzzle), difficulty: null, steps: null });
  });

  it('rates no puzzle with several solutions', () => {
    const several = sudoku('................');
    expect(rateBySteps({ family: findFamily('sudoku')!, puzzle: several })).toEqual({ verdict: 'multiple' });
  });
});

describe('the words', () => {
  const [sample] = SAMPLES;
  if (sample === undefined) throw new Error('there are no samples');
  const { family, marks, easy, medium } = sample;

  it('are bands of the number, the ends in the easier one', () => {
    const bands = bandsOf(family, { marks })!;
    expect(wordOf(0, bands)).toBe('easy');
    expect(wordOf(easy, bands)).toBe('easy');
    expect(wordOf(easy + 0.01, bands)).toBe('medium');
    expect(wordOf(medium, bands)).toBe('medium');
    expect(wordOf(medium + 0.01, bands)).toBe('hard');
  });

  it('are those of the smallest and largest sample beyond these, and none where there is no sample of the family', () => {
    const wordsOf = (size: number) => {
      const { easy, medium } = bandsOf(family, { marks: size })!;
      return { easy, medium };
    };
    expect(wordsOf(1)).toEqual(wordsOf(Math.min(...sizesOf(family))));
    expect(wordsOf(1e6)).toEqual(wordsOf(Math.max(...sizesOf(family))));
    expect(bandsOf('no such family', { marks })).toBeUndefined();
  });

  it('are those of a sample at its size, and between two sizes in proportion to the logarithm', () => {
    const [small, large] = SAMPLES.filter((sample) => sample.family === 'hashi');
    expect(bandsOf('hashi', small!)).toMatchObject({ easy: small!.easy, medium: small!.medium });
    expect(bandsOf('hashi', large!)).toMatchObject({ easy: large!.easy, medium: large!.medium });
    const middle = bandsOf('hashi', { marks: Math.sqrt(small!.marks * large!.marks) })!;
    expect(middle.easy).toBeCloseTo((small!.easy + large!.easy) / 2, 1);
    expect(middle.medium).toBeCloseTo((small!.medium + large!.medium) / 2, 1);
  });

  it('are those of the other puzzles for a kind without a sample', () => {
    expect(bandsOf(family, { marks, kind: 'no such kind' })).toEqual(bandsOf(family, { marks }));
  });

  it('need every sample to have its bands in order', () => {
    for (const one of SAMPLES) expect(one.easy).toBeLessThanOrEqual(one.medium);
  });
});

function sizesOf(family: string): readonly number[] {
  return SAMPLES.filter((sample) => sample.family === family).map(({ marks }) => marks);
}
