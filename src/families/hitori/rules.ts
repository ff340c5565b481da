/**
 * The rules of Hitori: in every row and column no two neighbours are black, and of the cells with one number
 * one at most is white; all white cells are connected.
 */
import { rowsOf, type Size, sideNeighbours, sizeOfRows } from '../../core/index.js';
import {
  type Board,
  COLOUR_WORDS,
  type ConnectedRule,
  connected,
  type Ruled,
  signBoard,
} from '../kit/rules/index.js';
import { type LineRule, line, lineRule } from './line.js';
import { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, WHITE_CELL } from './puzzle.js';

export const hitoriRuled: Ruled<HitoriPuzzle, HitoriSolution> = {
  family: 'hitori',
  kinds: [line, connected],
  board: ({ grid }) => partsOf(sizeOfRows(grid)).board,
  rules: (puzzle) => [connectedRule(puzzle), ...lineRules(puzzle)],
};

/** The rule that the white cells are connected. */
export function connectedRule({ grid }: HitoriPuzzle): ConnectedRule {
  return partsOf(sizeOfRows(grid)).whole;
}

/** The rules of all rows, then of all columns. */
export function lineRules({ grid }: HitoriPuzzle): readonly LineRule[] {
  const { rows, columns } = partsOf(sizeOfRows(grid));
  return [
    ...rows.map((places, row) => lineRule({ kind: 'row', number: row + 1 }, places, grid[row]!)),
    ...columns.map((places, column) =>
      lineRule(
        { kind: 'column', number: column + 1 },
        places,
        grid.map((row) => row[column]!),
      ),
    ),
  ];
}

/** The board of grids of a size, its rows and columns, and the rule about all places. */
interface Parts {
  readonly board: Board<HitoriSolution>;
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly whole: ConnectedRule;
}

/** Those of the latest size: generators ask about the same one again and again. */
let latest: (Parts & { readonly size: Size }) | undefined;

function partsOf(size: Size): Parts {
  if (latest?.size.rows === size.rows && latest.size.columns === size.columns) return latest;
  const neighbours = sideNeighbours(size).map((places) => [...places]);
  const places = [...neighbours.keys()];
  const rows = rowsOf(places, size.columns);
  const columns = Array.from({ length: size.columns }, (_, column) => rows.map((row) => row[column]!));
  const whole = {
    kind: 'connected',
    id: 'connected',
    role: 'connected',
    places,
    value: 0,
    neighbours,
  } as const;
  const board = signBoard({
    grid: rows.map((row) => WHITE_CELL.repeat(row.length)),
    words: COLOUR_WORDS,
    given: () => 'open',
    signs: [WHITE_CELL, BLACK_CELL],
  });
  latest = { size, board, rows, columns, whole };
  return latest;
}
