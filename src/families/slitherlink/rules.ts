/**
 * The rules of Slitherlink: two lines or none meet in every corner, all lines are one loop, and a cell with a
 * number has as many lines around it.
 */
import {
  type Cell,
  cellCode,
  type Edge,
  edgeKey,
  flatMapCells,
  type Size,
  sidesOfCell,
  sizeOfRows,
  textRowsOf,
} from '../../core/index.js';
import {
  type Board,
  type CluesByRules,
  type CountRule,
  count,
  loopRules,
  oneLoop,
  type PossibleClue,
  type Ruled,
  sideBoard,
} from '../kit/rules/index.js';
import { numbersIn, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from './puzzle.js';

/** The grid of a size, the same for all its puzzles. */
interface Layout {
  readonly size: Size;
  readonly board: Board<SlitherlinkSolution>;
  readonly places: ReadonlyMap<string, number>;
}

let latest: Layout | undefined;

/** The layout of a size; it is kept as long as no other size is asked for. */
function layoutOf(size: Size): Layout {
  if (latest?.size.rows === size.rows && latest.size.columns === size.columns) return latest;
  const board = sideBoard(size);
  const places = new Map(board.lines!.edges.map((side: Edge, place) => [edgeKey(side), place]));
  latest = { size, board, places };
  return latest;
}

/** The number of a cell; its places are the top, the left, the right and the bottom. */
export interface NumberRule extends CountRule {
  readonly clue: Cell;
}

export const slitherlinkRuled: Ruled<SlitherlinkPuzzle, SlitherlinkSolution> = {
  family: 'slitherlink',
  kinds: [count, oneLoop],
  board: ({ grid }) => layoutOf(sizeOfRows(grid)).board,
  rules(puzzle) {
    const numbers = numbersOf(puzzle);
    const passes = numbers.filter(({ least }) => least > 0);
    return [...loopRules(layoutOf(sizeOfRows(puzzle.grid)).board.lines!, passes), ...numbers];
  },
};

/** The rules of all numbers, row-major. */
export function numbersOf({ grid }: SlitherlinkPuzzle): readonly NumberRule[] {
  const layout = layoutOf(sizeOfRows(grid));
  return flatMapCells(grid, (sign, cell) => (sign === OPEN ? [] : [numberRule(layout, cell, Number(sign))]));
}

function numberRule({ places }: Layout, clue: Cell, number: number): NumberRule {
  const code = cellCode(clue);
  return {
    kind: 'count',
    id: `number-${code}`,
    role: 'number',
    subject: { en: `the ${number} of ${code}`, de: `die ${number} in ${code}` },
    clue,
    places: sidesOfCell(clue).map((side) => places.get(edgeKey(side))!),
    value: 1,
    least: number,
    most: number,
  };
}

/** A number as a clue. */
interface NumberClue extends PossibleClue {
  readonly of: NumberRule;
}

/** The clues of Slitherlink: the numbers of all cells. */
export const slitherlinkClues: CluesByRules<SlitherlinkPuzzle, SlitherlinkSolution, NumberClue> = {
  noun: 'numbers',
  list({ grid }, solution) {
    const layout = layoutOf(sizeOfRows(grid));
    const numbers = numbersIn(grid, solution);
    return flatMapCells(grid, (sign, cell) => [
      {
        of: numberRule(layout, cell, Number(numbers[cell[0]]![cell[1]])),
        cells: [cell],
        given: sign !== OPEN,
      },
    ]);
  },
  puzzleWith({ family, grid }, chosen) {
    const { columns } = sizeOfRows(grid);
    const signs: string[] = new Array(grid.length * columns).fill(OPEN);
    for (const { of } of chosen) signs[of.clue[0] * columns + of.clue[1]] = String(of.least);
    return { family, grid: textRowsOf(signs.join(''), columns) };
  },
};
