/** The candidates that the picture of a step shows, and their sizes. */
import { describe, expect, it } from 'vitest';
import type { StateView } from '../../../src/families/contract/explaining.js';
import { type SudokuPuzzle, sudoku } from '../../../src/families/sudoku/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const PUZZLE: SudokuPuzzle = {
  family: 'sudoku',
  box: [2, 2],
  grid: Array.from({ length: 4 }, () => [0, 0, 0, 0]),
};
const { marks } = explainedPuzzle(sudoku, PUZZLE);
const CELL = [0, 0] as const;

/** The texts in the cells of a step about r1c1 that excludes 2 there, with their sizes. */
function drawn(view: Partial<StateView>): readonly (readonly [string, number])[] {
  const concluded = [{ mark: 1, value: false }];
  const { shapes } = sudoku.explaining!.picture(PUZZLE, { marks, known: [], concluded, ...view });
  return shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.size] as const] : []));
}

describe('the candidates of a step', () => {
  it('are all that are left where nothing is said of what it speaks about', () => {
    expect(drawn({ tints: [[CELL]] }).map(([text]) => text)).toEqual(['1', '2', '3', '4']);
  });

  it('are those that its rules speak about, larger where these are of one number', () => {
    const two = drawn({ tints: [[CELL]], spoken: new Set([1, 3]) });
    const one = drawn({ tints: [[CELL]], spoken: new Set([1]) });
    expect(two.map(([text]) => text)).toEqual(['2', '4']);
    expect(one.map(([text]) => text)).toEqual(['2']);
    expect(one[0]![1]).toBeGreaterThan(two[0]![1]);
  });
});
