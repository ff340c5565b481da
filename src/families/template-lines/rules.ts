/**
 * The rules of Fences: two lines or none meet in every corner, all lines are one loop, and a cell with a
 * number has as many lines around it.
 */
import { type Cell, cellCode, cellsOf, flatMapCells, sizeOfRows } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import {
  type CluesByRules,
  type CountRule,
  count,
  gridOfSigns,
  oneLoop,
  type Ruled,
  type SignClue,
  sideLoop,
} from '../kit/rules/index.js';
import { type FencesPuzzle, type FencesSolution, OPEN } from './puzzle.js';

/** The number of a cell; its places are the top, the left, the right and the bottom. */
export interface NumberRule extends CountRule {
  readonly clue: Cell;
  /** `the 3 of r2c4`, `die 3 in r2c4` */
  readonly subject: InLanguages<string>;
}

export const fencesRuled: Ruled<FencesPuzzle, FencesSolution> = {
  family: 'fences',
  kinds: [count, oneLoop],
  board: ({ grid }) => sideLoop(sizeOfRows(grid)).board,
  rules(puzzle) {
    const { points, loop } = sideLoop(sizeOfRows(puzzle.grid));
    const numbers = numbersOf(puzzle);
    return [...points, ...numbers, { ...loop, passes: numbers.filter(({ least }) => least > 0) }];
  },
};

/** The rules of all numbers, row-major. */
export function numbersOf({ grid }: FencesPuzzle): readonly NumberRule[] {
  const { columns } = sizeOfRows(grid);
  const { sides } = sideLoop(sizeOfRows(grid));
  return flatMapCells(grid, (sign, cell) =>
    sign === OPEN ? [] : [numberRule(cell, sides[cell[0] * columns + cell[1]]!, Number(sign))],
  );
}

function numberRule(clue: Cell, places: readonly number[], number: number): NumberRule {
  const code = cellCode(clue);
  return {
    kind: 'count',
    id: `number-${code}`,
    role: 'number',
    subject: { en: `the ${number} of ${code}`, de: `die ${number} in ${code}` },
    clue,
    places,
    value: 1,
    least: number,
    most: number,
  };
}

/** The clues of Fences: the numbers of all cells. */
export const fencesClues: CluesByRules<FencesPuzzle, FencesSolution, SignClue> = {
  noun: 'numbers',
  list({ grid }, solution) {
    const size = sizeOfRows(grid);
    const { board, sides } = sideLoop(size);
    const values = board.valuesOf(solution);
    return cellsOf(size).map((cell, index) => {
      const number = sides[index]!.reduce((lines, side) => lines + values[side]!, 0);
      const given = grid[cell[0]]![cell[1]] !== OPEN;
      return { of: numberRule(cell, sides[index]!, number), sign: String(number), cells: [cell], given };
    });
  },
  puzzleWith: ({ family, grid }, chosen) => ({ family, grid: gridOfSigns(grid, chosen, OPEN) }),
};
