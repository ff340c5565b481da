/** The moves of Sudoku variants where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/core/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { foundOn } from './found-on.js';

/** An empty grid with constraints. */
function empty(
  box: readonly [number, number],
  constraints: readonly { readonly type: string; readonly cells: readonly Cell[] }[],
): SudokuPuzzle {
  const side = box[0] * box[1];
  const grid = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  return { family: 'sudoku', box, grid, constraints };
}

const cage = (sum: number, ...cells: readonly Cell[]) => ({ type: 'killer-cage', cells, sum });
const found = (puzzle: SudokuPuzzle, id: string, known: readonly string[] = []) =>
  foundOn(sudoku as never, puzzle, id, known);

describe('moves of Sudoku variants', () => {
  it('see the combinations of a cage, and not where every number is in one', () => {
    expect(found(empty([2, 2], [cage(3, [0, 0], [0, 1])]), 'combinations')).toEqual([
      {
        en: 'The cage 3 of r1c1 can only be 1+2.',
        de: 'Der Käfig 3 von r1c1 kann nur 1+2 sein.',
        concludes: ['r1c1 is not 3', 'r1c1 is not 4', 'r1c2 is not 3', 'r1c2 is not 4'],
        rules: ['killer-cage-r1c1-r1c2'],
      },
    ]);
    expect(found(empty([2, 2], [cage(5, [0, 0], [0, 1])]), 'combinations')).toEqual([]);
  });

  it('see what is left of a box beside its cages, and not where three cells are left', () => {
    const cages = [cage(6, [0, 0], [0, 1]), cage(11, [1, 0], [1, 1], [1, 2])];
    expect(found(empty([2, 3], cages), 'innies-and-outies')[0]).toEqual({
      en: 'Box 1 adds up to 21, and the cage 6 of r1c1 and the cage 11 of r2c1 to 17. So 4 is left for r1c3.',
      de: 'Block 1 hat die Summe 21, und der Käfig 6 von r1c1 und der Käfig 11 von r2c1 haben zusammen 17. Also bleibt 4 für r1c3.',
      concludes: ['r1c3 is 4'],
      rules: [1, 2, 3, 4, 5, 6]
        .map((number) => `box-1-number-${number}`)
        .concat('killer-cage-r1c1-r1c2', 'killer-cage-r2c1-r2c3')
        // A sum of cells counts each of them with one number.
        .concat(['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3'].map((cell) => `cell-${cell}`)),
    });
    expect(found(empty([2, 3], [cages[1]!]), 'innies-and-outies')).toEqual([]);
  });

  it('do not add up cages or diagonals that share a cell', () => {
    const cages = [cage(6, [0, 0], [0, 1]), cage(11, [0, 1], [1, 0], [1, 1], [1, 2])];
    expect(found(empty([2, 3], cages), 'innies-and-outies')).toEqual([]);
    const across = [cage(10, [0, 0], [1, 1], [2, 2], [3, 3]), cage(10, [0, 4], [1, 3], [3, 1], [4, 0])];
    const grid = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
    const square = { family: 'sudoku', regions: 'none', grid } as const;
    const crossed = { ...square, constraints: [{ type: 'diagonals' }, ...across] };
    expect(
      found(crossed, 'innies-and-outies').flatMap(({ en }) => (/^Diagonals/.test(en) ? [en] : [])),
    ).toEqual([]);
  });

  it('see where the rest of a cage does not fit', () => {
    const puzzle = empty([2, 3], [cage(9, [0, 0], [0, 1], [0, 2])]);
    const known = ['r1c2 is not 3', 'r1c2 is not 4', 'r1c2 is not 5', 'r1c2 is not 6'];
    const places = found(puzzle, 'rest-of-the-sum', [
      ...known,
      'r1c3 is not 3',
      'r1c3 is not 4',
      'r1c3 is not 5',
      'r1c3 is not 6',
    ]);
    expect(places[0]!.concludes).toEqual([1, 2, 3, 4, 5].map((number) => `r1c1 is not ${number}`));
    expect(found(puzzle, 'rest-of-the-sum', [])).toEqual([]);
  });

  it('see the bounds along a thermometer as a whole, and nothing new once they are known', () => {
    const puzzle = empty(
      [2, 2],
      [
        {
          type: 'thermometer',
          cells: [
            [0, 0],
            [0, 1],
            [0, 2],
            [0, 3],
          ],
        },
      ],
    );
    expect(found(puzzle, 'thermometer')).toEqual([
      {
        en: 'The numbers rise along the thermometer from r1c1 to r1c4, so r1c1 is 1, r1c2 is 2, r1c3 is 3 and r1c4 is 4.',
        de: 'Auf dem Thermometer von r1c1 bis r1c4 steigen die Zahlen: r1c1 ist 1, r1c2 ist 2, r1c3 ist 3 und r1c4 ist 4.',
        concludes: ['r1c1 is 1', 'r1c2 is 2', 'r1c3 is 3', 'r1c4 is 4'],
        rules: ['thermometer-r1c1-r1c4', 'cell-r1c1', 'cell-r1c2', 'cell-r1c3', 'cell-r1c4'],
      },
    ]);
    expect(found(puzzle, 'thermometer', ['r1c1 is 1', 'r1c2 is 2', 'r1c3 is 3', 'r1c4 is 4'])).toEqual([]);
  });
});
