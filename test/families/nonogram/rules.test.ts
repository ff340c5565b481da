import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsOfSolution,
  cluesOf,
  type NonogramPuzzle,
  puzzleOfPicture,
  solutionOfCells,
} from '../../../src/families/nonogram/puzzle.js';
import { verifyNonogram } from '../../../src/families/nonogram/rules.js';

const PUZZLE: NonogramPuzzle = {
  family: 'nonogram',
  rows: [[3], [1, 1]],
  columns: [[2], [1], [2], []],
  given: ['#???', '?.?.'],
};

function issuesOf(...solution: string[]): string[] {
  return verifyNonogram(PUZZLE, solution).map(({ code, place }) => `${code} ${place?.part ?? ''}`.trim());
}

describe('the rules of the nonogram', () => {
  it('accept the solution', () => {
    expect(issuesOf('###.', '#.#.')).toEqual([]);
  });

  it('name rows and columns that differ, and given cells', () => {
    expect(issuesOf('.###', '#.#.')).toEqual([
      'column-differs column 1',
      'column-differs column 4',
      'given-differs row 1, column 1',
    ]);
    expect(issuesOf('###.', '###.')).toEqual([
      'row-differs row 2',
      'column-differs column 2',
      'given-differs row 2, column 2',
    ]);
    expect(verifyNonogram(PUZZLE, ['###.', '....'])[0]?.message).toBe(
      'The blocks are none; the clues ask for 1 1.',
    );
  });

  it('name a wrong size and wrong characters', () => {
    expect(issuesOf('###.')).toEqual(['solution-size']);
    expect(issuesOf('###.', '#.#')).toEqual(['solution-row row 2']);
    expect(issuesOf('###?', '#.#.\n')).toEqual(['solution-row row 1', 'solution-row row 2']);
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
        expect(verifyNonogram(puzzle, solution)).toEqual([]);
        const sameClues =
          JSON.stringify(cluesOf(second, rows, columns)) === JSON.stringify(cluesOf(first, rows, columns));
        expect(verifyNonogram(puzzle, solutionOfCells(second, rows, columns)).length === 0).toBe(sameClues);
      }),
    );
  });
});
