import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import {
  cellsOfSolution,
  cluesOf,
  type NonogramPuzzle,
  puzzleOfPicture,
  solutionOfCells,
} from '../../../src/families/nonogram/puzzle.js';

const PUZZLE: NonogramPuzzle = {
  family: 'nonogram',
  rows: [[3], [1, 1]],
  columns: [[2], [1], [2], []],
  given: ['#???', '?.?.'],
};

function issuesOf(...solution: string[]): string[] {
  return nonogram.verify(PUZZLE, solution).map(({ code, place }) => `${code} ${place?.part ?? ''}`.trim());
}

describe('the rules of the nonogram', () => {
  it('accept the solution', () => {
    expect(issuesOf('###.', '#.#.')).toEqual([]);
  });

  it('name rows and columns that differ, and given cells', () => {
    expect(issuesOf('.###', '#.#.')).toEqual([
      'given-changed row 1, column 1',
      'wrong-runs column 1',
      'wrong-runs column 4',
    ]);
    expect(issuesOf('###.', '###.')).toEqual([
      'given-changed row 2, column 2',
      'wrong-runs row 2',
      'wrong-runs column 2',
    ]);
    expect(nonogram.verify(PUZZLE, ['###.', '....'])[0]?.message).toBe(
      'The blocks are none; the clues ask for 1 1.',
    );
  });

  it('name a wrong size and wrong characters', () => {
    expect(issuesOf('###.')).toEqual(['solution-size solution']);
    expect(issuesOf('###.', '#.#')).toEqual(['solution-size solution, row 2']);
    expect(issuesOf('###?', '#.#.\n')).toEqual([
      'solution-character solution, row 1',
      'solution-size solution, row 2',
    ]);
  });

  it('accept every picture for its own clues, and one that has the same clues', () => {
    const size = fc.record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(size, fc.infiniteStream(fc.integer({ min: 0, max: 1 })), ({ rows, columns }, stream) => {
        const first = Array.from(stream.take(rows * columns));
        const second = Array.from(stream.take(rows * columns));
        const puzzle = puzzleOfPicture(first, rows, columns);
        const solution = solutionOfCells(first, rows, columns);
        expect([...cellsOfSolution(solution)]).toEqual(first);
        expect(nonogram.verify(puzzle, solution)).toEqual([]);
        const sameClues =
          JSON.stringify(cluesOf(second, rows, columns)) === JSON.stringify(cluesOf(first, rows, columns));
        expect(nonogram.verify(puzzle, solutionOfCells(second, rows, columns)).length === 0).toBe(sameClues);
      }),
    );
  });
});
