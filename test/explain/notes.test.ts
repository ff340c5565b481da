/** Further notes, which explanations use where every step without them has many reasons. */
import { describe, expect, it } from 'vitest';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { difficultyOf } from '../../src/explain/difficulty/difficulty.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Explanation } from '../../src/explain/model/step.js';
import { saysConclusions } from '../../src/explain/words/says.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { judgeByHighs } from '../bench/explained-steps/by-highs.js';
import { checkExplanation } from '../bench/explained-steps/check-explanation.js';
import { openPuzzles } from '../bench/generated-puzzles.js';

const family = findFamily('kenken')!;
const make = await openPuzzles({ family: 'kenken', settings: { size: 6 }, seed: 'second' });
const highs = await judgeByHighs();

/** The family with notes in the place of steps of more than some reasons; undefined: without them. */
function notesAbove(above: number | undefined): AnyFamily {
  const { notes: _, ...explaining } = family.explaining!;
  return { ...family, explaining: above === undefined ? explaining : { ...explaining, notes: { above } } };
}

function preparedPuzzle(puzzle: Puzzle) {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  return preparation.prepared;
}

function largestStep({ steps }: Explanation): number {
  return Math.max(...steps.map(({ size }) => size));
}

describe('further notes', () => {
  const puzzle = make(87);
  const prepared = preparedPuzzle(puzzle);
  const explanation = explainPrepared(prepared, { family, puzzle });
  const { marks, steps, values, difficulty } = explanation;
  const usual = prepared.board.marks.length;
  const noting = steps.filter(({ conclusions }) => conclusions.every(({ mark }) => mark >= usual));

  it('make small steps of a large one', () => {
    const without = explainPrepared(prepared, { family: notesAbove(undefined), puzzle });
    expect([largestStep(without), largestStep(explanation)]).toEqual([4, 2]);
    expect(noting.map((step) => saysConclusions(marks, step))).toEqual([
      'the cage 7+ of r2c2 is made of 1-2-4',
      'the cage 60× of r1c1 is not made of 3-4-5',
    ]);
  });

  it('are concluded only where a later step needs them, and each once', () => {
    const concluded = noting.flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark));
    expect(new Set(concluded).size).toBe(concluded.length);
    const needed = new Set(steps.flatMap(({ facts }) => facts.map(({ mark }) => mark)));
    expect(concluded.every((mark) => needed.has(mark))).toBe(true);
    expect(values.length).toBe(marks.length);
    expect(values.slice(0, usual)).toEqual(prepared.board.read(prepared.assignment));
  });

  it('leave the difficulty as it is', () => {
    expect(difficultyOf(prepared)).toMatchObject({ difficulty: { number: difficulty } });
  });

  it('are not there where no step is large', () => {
    const easy = family.examples.find(({ name }) => name === 'cages without a clue')!.puzzle;
    const found = explainPrepared(preparedPuzzle(easy), { family, puzzle: easy });
    expect(found).toEqual(
      explainPrepared(preparedPuzzle(easy), { family: notesAbove(undefined), puzzle: easy }),
    );
    expect(found.marks.length).toBe(4 ** 3);
  });

  it('make right steps that need all of their reasons', () => {
    const counts = checkExplanation({ family: notesAbove(1), puzzle, seed: 'above 1', highs });
    expect(counts).toMatchObject({ solved: 1, wrong: 0 });
  });
});

describe('further notes of two kinds', () => {
  const puzzle = make(14);
  const { steps, marks, difficulty } = explainPrepared(preparedPuzzle(puzzle), { family, puzzle });
  const says = steps.map((step) => saysConclusions(marks, step));

  it('are made one after the other, where the first lead no further', () => {
    expect(steps.every(({ size }) => size <= 3)).toBe(true);
    for (const note of [/^the \d of (row|column) \d is in r/, /^the cage \S+ of r\dc\d is made of /]) {
      expect(says).toContainEqual(expect.stringMatching(note));
    }
    const used = new Set(steps.flatMap(({ facts }) => facts.map(({ mark }) => mark)));
    const noted = steps.flatMap(({ conclusions }) => conclusions.filter(({ mark }) => mark >= 6 ** 3));
    expect(noted.every(({ mark }) => used.has(mark))).toBe(true);
  });

  it('leave the difficulty as it is', () => {
    expect(difficultyOf(preparedPuzzle(puzzle))).toMatchObject({ difficulty: { number: difficulty } });
  });

  it('make right steps that need all of their reasons', () => {
    const counts = checkExplanation({ family, puzzle, seed: 'places', highs });
    expect(counts).toMatchObject({ solved: 1, wrong: 0 });
  });
});
