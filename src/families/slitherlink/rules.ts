/**
 * The rules of Slitherlink: two lines or none meet in every corner, all lines are one loop, and a cell with a
 * number has as many lines around it.
 */
import {
  type Cell,
  cellCode,
  cellsOf,
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
  type OneLoopRule,
  oneLoop,
  type PossibleClue,
  type Ruled,
  sideBoard,
} from '../kit/rules/index.js';
import { NUMBERS, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from './puzzle.js';

/** The grid of a size with the rules of all its puzzles. */
interface Layout {
  readonly size: Size;
  readonly board: Board<SlitherlinkSolution>;
  readonly points: readonly CountRule[];
  readonly loop: OneLoopRule;
  /** By cell, row-major: its sides, in the order of {@link NumberRule}. */
  readonly sides: readonly (readonly number[])[];
  /** By cell and number: its rule, made once it is asked for. */
  readonly numbers: (NumberRule | undefined)[];
}

let latest: Layout | undefined;

/** The layout of a size; it is kept as long as no other size is asked for. */
function layoutOf(size: Size): Layout {
  if (latest?.size.rows === size.rows && latest.size.columns === size.columns) return latest;
  const board = sideBoard(size);
  const places = new Map(board.lines!.edges.map((side: Edge, place) => [edgeKey(side), place]));
  const rules = loopRules(board.lines!, []);
  latest = {
    size,
    board,
    points: rules.slice(0, -1) as readonly CountRule[],
    loop: rules.at(-1) as OneLoopRule,
    sides: cellsOf(size).map((cell) => sidesOfCell(cell).map((side) => places.get(edgeKey(side))!)),
    numbers: [],
  };
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
    const { points, loop } = layoutOf(sizeOfRows(puzzle.grid));
    const numbers = numbersOf(puzzle);
    return [...points, ...numbers, { ...loop, passes: numbers.filter(({ least }) => least > 0) }];
  },
};

/** The rules of all numbers, row-major. */
export function numbersOf({ grid }: SlitherlinkPuzzle): readonly NumberRule[] {
  const layout = layoutOf(sizeOfRows(grid));
  return flatMapCells(grid, (sign, cell) => (sign === OPEN ? [] : [numberRule(layout, cell, Number(sign))]));
}

function numberRule({ size, sides, numbers }: Layout, clue: Cell, number: number): NumberRule {
  const at = (clue[0] * size.columns + clue[1]) * NUMBERS.length + number;
  const known = numbers[at];
  if (known !== undefined) return known;
  const code = cellCode(clue);
  const rule: NumberRule = {
    kind: 'count',
    id: `number-${code}`,
    role: 'number',
    subject: { en: `the ${number} of ${code}`, de: `die ${number} in ${code}` },
    clue,
    places: sides[clue[0] * size.columns + clue[1]]!,
    value: 1,
    least: number,
    most: number,
  };
  numbers[at] = rule;
  return rule;
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
    const values = layout.board.valuesOf(solution);
    return cellsOf(layout.size).map((cell, index) => ({
      of: numberRule(
        layout,
        cell,
        layout.sides[index]!.reduce((lines, side) => lines + values[side]!, 0),
      ),
      cells: [cell],
      given: grid[cell[0]]![cell[1]] !== OPEN,
    }));
  },
  puzzleWith({ family, grid }, chosen) {
    const { columns } = sizeOfRows(grid);
    const signs: string[] = new Array(grid.length * columns).fill(OPEN);
    for (const { of } of chosen) signs[of.clue[0] * columns + of.clue[1]] = String(of.least);
    return { family, grid: textRowsOf(signs.join(''), columns) };
  },
};
