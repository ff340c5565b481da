/**
 * Star Battle (Parks, Two Not Touch): a square grid divided into as many regions as it has rows. Every row,
 * column and region holds the same number of stars, and no two stars touch, diagonally either. Some cells may
 * belong to no region; they take no star. Regions need not be connected.
 */
import { type Cell, linesOf, type NamedCells, renumber } from '../../core/index.js';

/** The region of a cell, or null when it belongs to none. */
export type Region = number | null;

/** A grid of regions, and how many stars each line and region holds. */
export interface StarBattlePuzzle {
  readonly family: 'star-battle';
  /** Stars in every row, column and region. */
  readonly stars: number;
  /** Regions by row, numbered from 0 in the order of their first cells. */
  readonly regions: readonly (readonly Region[])[];
  /** Given cells, one text per row: `*` a star, `.` no star, `?` open. Absent: none is. */
  readonly given?: readonly string[];
}

/** The sign of a cell that is not given. */
export const NOT_GIVEN = '?';

/** The given cells of a puzzle, row-major. */
export function givenCells({ given = [] }: StarBattlePuzzle): readonly GivenCell[] {
  return given.flatMap((text, row) =>
    [...text].flatMap((sign, column): GivenCell[] =>
      sign === NOT_GIVEN ? [] : [{ cell: [row, column], isStar: sign === '*' }],
    ),
  );
}

/** A given cell. */
interface GivenCell {
  readonly cell: Cell;
  readonly isStar: boolean;
}

/** Rows of `*` (star) and `.`. */
export type StarBattleSolution = readonly string[];

/** All rows, columns and regions, in this order; cells of no region are in their row and column. */
export function groupsOf({ regions }: StarBattlePuzzle): readonly NamedCells[] {
  const side = regions.length;
  const cellsOf = regions.map((): Cell[] => []);
  regions.forEach((row, r) => {
    row.forEach((region, c) => {
      if (region !== null) cellsOf[region]!.push([r, c]);
    });
  });
  return [
    ...linesOf({ rows: side, columns: side }),
    ...cellsOf.map((cells, region) => ({ name: `region ${region + 1}`, cells })),
  ];
}

/**
 * The same regions, numbered from 0 in the order of their first cells, so that equal divisions are equal data
 * whatever their author called the regions.
 */
export function numberRegions(regions: readonly (readonly Region[])[]): Region[][] {
  return renumber(regions, null, 0);
}
