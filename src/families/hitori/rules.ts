/**
 * The rules of Hitori: in every row and column no two neighbours are black, and of the cells with one number
 * one at most is white; all white cells are connected.
 */
import { type Size, sizeOfRows } from '../../core/index.js';
import { COLOUR_WORDS, type Ruled, signBoard } from '../kit/rules/index.js';
import { type LineRule, line, lineRule } from './line.js';
import { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, WHITE_CELL } from './puzzle.js';

export const hitoriRuled: Ruled<HitoriPuzzle, HitoriSolution> = {
  family: 'hitori',
  kinds: [line],
  board: ({ grid }) =>
    signBoard({
      grid: grid.map((row) => WHITE_CELL.repeat(row.length)),
      words: COLOUR_WORDS,
      given: () => 'open',
      signs: [WHITE_CELL, BLACK_CELL],
    }),
  rules: (puzzle) => [...lineRules(puzzle)],
};

/** The rules of all rows, then of all columns. */
export function lineRules({ grid }: HitoriPuzzle): readonly LineRule[] {
  const { rows, columns } = placesOf(sizeOfRows(grid));
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

/** The places of a grid, by row and by column. */
interface Lines {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** Those of the latest size: generators ask about the same one again and again. */
let latest: (Lines & { readonly size: Size }) | undefined;

function placesOf(size: Size): Lines {
  if (latest?.size.rows === size.rows && latest.size.columns === size.columns) return latest;
  const rows = Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (_, column) => row * size.columns + column),
  );
  const columns = Array.from({ length: size.columns }, (_, column) => rows.map((row) => row[column]!));
  latest = { size, rows, columns };
  return latest;
}
