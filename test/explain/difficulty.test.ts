import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import { bandsOf, wordOf } from '../../src/explain/difficulty/bands.js';
import {
  type DifficultyOptions,
  difficultyOf as difficultyWith,
} from '../../src/explain/difficulty/difficulty.js';
import { rateBySteps } from '../../src/explain/difficulty/rating.js';
import { SAMPLES } from '../../src/explain/difficulty/samples.js';
import { costOfSearched, costOfSeen, scaled, timeOf } from '../../src/explain/difficulty/scale.js';
import { type Prepared, prepare } from '../../src/explain/knowledge/prepare.js';
import { END_OF_SCALE, type Puzzle } from '../../src/families/contract/family.js';
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
/** A Sudoku of singles; one that needs a naked pair; one that needs an XY-wing. */
const SINGLES = '..29..87.3...2.51......7.9...1..576..8.....2..657..3...5.4......23.8...7.98..12..';
const PAIR = '..6....1524...9.......38.....9.4..3.43.....58.8..5.4.....79.......1...4716....2..';
const WING = '5.......3.4.3..76..9..5..4....6.....92.4.7.38.....5....8..2..5..31..9.7.7.......6';

/** With the moves of its family. */
function difficultyOf(puzzle: Puzzle, options: DifficultyOptions = {}) {
  const { moves } = findFamily(puzzle.family)!.explaining!;
  return difficultyWith(prepared(puzzle), { moves, ...options });
}

/** Inkala's of 2012. */
const BEYOND = sudoku('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

describe('the scale', () => {
  it('doubles the time with 0.6 more', () => {
    expect(timeOf([3.6])).toBeCloseTo(2 * timeOf([3]), 12);
    expect(timeOf([1])).toBeCloseTo(1, 12);
  });

  it('takes the less time for each, the more steps are open', () => {
    expect(timeOf([2, 2])).toBeCloseTo(1.5 * timeOf([2]), 12);
    expect(timeOf([4, 1])).toBeCloseTo(timeOf([1, 4]), 12);
    expect(timeOf([4, 1])).toBeGreaterThan(timeOf([4]));
    expect(timeOf([4, 1])).toBeLessThan(timeOf([4]) + timeOf([1]));
  });

  it('is 0 where nothing is to be done, one more for about twice the time, and ends', () => {
    expect(scaled(0)).toBe(0);
    expect(scaled(2000) - scaled(1000)).toBeCloseTo(1, 2);
    expect(scaled(1e9)).toBe(END_OF_SCALE);
  });

  it('puts what is searched above what is seen, the more so the more rules it needs', () => {
    expect(costOfSearched(1)).toBeGreaterThan(costOfSeen(1));
    expect(costOfSearched(4) - costOfSearched(3)).toBeGreaterThan(costOfSeen(4) - costOfSeen(3));
  });
});

describe('the difficulty of a puzzle', () => {
  it('is least where one cell is open', () => {
    expect(difficultyOf(LAST_CELL)).toEqual({
      status: 'computed',
      difficulty: { number: 1, counts: { largestStep: 1, stepsAboveOne: 0 } },
    });
  });

  it('follows the names of moves: a pair is harder than singles, a wing harder than a pair', () => {
    const numbers = [SINGLES, PAIR, WING].map((line) => {
      const answer = difficultyOf(sudoku(line));
      return answer.status === 'computed' ? answer.difficulty.number : undefined;
    });
    expect(numbers).toEqual([...numbers].sort((one, other) => one! - other!));
    expect(new Set(numbers).size).toBe(3);
  });

  it('ends at 15, without counts, where nobody goes without trying', () => {
    expect(difficultyOf(BEYOND)).toEqual({ status: 'computed', difficulty: { number: END_OF_SCALE } });
  });

  it('is said by an explanation as by a rating, with the word', async () => {
    for (const [family, settings, seed, number] of [
      ['star-battle', { size: 6 }, 'owl', 1],
      ['battleship', { size: '7' }, 'dd', 3],
      ['zebra', { size: 4, attributes: 4 }, 'dd', 6],
      ['hashi', { size: '7x7' }, 'dd', 1],
      ['kenken', { size: 5 }, 'dd', 1],
    ] as const) {
      const puzzle = (await openPuzzles({ family, settings, seed }))(number);
      const rated = rateBySteps({ family: findFamily(family)!, puzzle });
      if (rated.verdict !== 'unique' || rated.steps === null) throw new Error(`${family} has no number`);
      const answer = explainPuzzle({ family: findFamily(family)!, puzzle });
      expect(answer).toMatchObject({
        explanation: { difficulty: rated.steps.number, word: rated.difficulty },
      });
    }
  });

  it('is not computed when the questions are used up or the caller says so', async () => {
    const puzzle = await generated('star-battle', { size: 6 }, 'owl');
    expect(difficultyOf(puzzle, { queries: 0 })).toEqual({ status: 'limit' });
    expect(difficultyOf(LAST_CELL, { abort: () => true })).toEqual({ status: 'limit' });
  });

  it('is not computed to the end where it is larger than what is of interest', () => {
    expect(difficultyOf(LAST_CELL, { most: 0.99 })).toEqual({ status: 'above' });
    expect(difficultyOf(LAST_CELL, { most: 1 })).toMatchObject({ status: 'computed' });
  });

  it('ends with the same answer before a step is found that would be too large', async () => {
    const puzzle = await generated('star-battle', { size: 8 }, 'owl');
    const whole = difficultyOf(puzzle);
    if (whole.status !== 'computed') throw new Error(whole.status);
    const { number, counts } = whole.difficulty;
    expect(counts!.stepsAboveOne).toBeGreaterThan(1);
    for (let most = 0.5; most < number + 1; most += 0.5) {
      expect(difficultyOf(puzzle, { most })).toEqual(most < number ? { status: 'above' } : whole);
    }
    expect(difficultyOf(puzzle, { most: number })).toEqual(whole);
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
      steps: { number: 1, counts: { largestStep: 1, stepsAboveOne: 0 } },
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
    expect(wordOf(END_OF_SCALE, { easy: END_OF_SCALE, medium: END_OF_SCALE })).toBe('hard');
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
