/**
 * Masyu (Pearl): one loop runs from cell to neighbouring cell, without crossing or touching itself, through
 * every pearl. It goes straight on in a white pearl and turns in the cell before or behind it, or in both; in
 * a black pearl it turns, and it goes straight on in the cells before and behind it.
 */
import {
  cellsOf,
  type Edge,
  type EdgeGraph,
  graphOfNeighbours,
  joinedPoints,
  type Size,
  sizeOfRows,
  textRowsOf,
} from '../../core/index.js';

export const WHITE_PEARL = 'w';
export const BLACK_PEARL = 'b';
/** The sign of a cell without a pearl. */
export const NO_PEARL = '.';

/** Pearls in some cells of a grid. */
export interface MasyuPuzzle {
  readonly family: 'masyu';
  /** One text per row: `w` a white pearl, `b` a black one, or `.` for each cell. */
  readonly grid: readonly string[];
}

/** The lines of the loop in canonical order, each between two neighbouring cells. */
export type MasyuSolution = readonly Edge[];

/** The cells of a puzzle, and the places where lines can run between them. */
export function linesOf({ grid }: MasyuPuzzle): EdgeGraph {
  return graphOfNeighbours(cellsOf(sizeOfRows(grid)));
}

/** The pearl that every cell could have in a solution: rows of the signs of puzzles. */
export function pearlsOn(size: Size, solution: MasyuSolution): readonly string[] {
  const points = joinedPoints(solution);
  const isStraight = (cell: string): boolean => {
    const [one, other] = points.get(cell)!.others;
    return one![0] === other![0] || one![1] === other![1];
  };
  const signs = cellsOf(size).map((cell) => {
    const others = points.get(cell.join())?.others.map(String);
    if (others === undefined) return NO_PEARL;
    const straight = others.filter(isStraight).length;
    if (isStraight(cell.join())) return straight < 2 ? WHITE_PEARL : NO_PEARL;
    return straight === 2 ? BLACK_PEARL : NO_PEARL;
  });
  return textRowsOf(signs.join(''), size.columns);
}
