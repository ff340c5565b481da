/**
 * Akari (Light Up): a grid of white cells and walls. Bulbs go into white cells; each lights up its own cell
 * and all cells of its row and column as far as the next wall. Every white cell is lit, and no bulb stands in
 * the light of another. A number on a wall says how many of the cells at its sides have a bulb.
 */

/** The sign of a bulb in solutions. */
export const BULB = '*';
/** The sign of a white cell, in solutions of one without a bulb. */
export const WHITE_CELL = '.';
/** The sign of a wall without a number; those with one are their numbers. In solutions that of every wall. */
export const WALL = '#';

/** A grid of white cells and walls. */
export interface AkariPuzzle {
  readonly family: 'akari';
  /** One text per row: `.` a white cell, `#` a wall, `0` to `4` a wall with its number. */
  readonly grid: readonly string[];
}

/** Rows of `*` (a bulb), `.` (no bulb) and `#` (a wall, with a number in the puzzle or not). */
export type AkariSolution = readonly string[];

/** The number of a wall; undefined for walls without one and for white cells. */
export function numberOfWall(sign: string): number | undefined {
  return sign === WALL || sign === WHITE_CELL ? undefined : Number(sign);
}

/** The grid with all walls alike, as solutions have it: which walls have numbers is no part of a solution. */
export function withoutNumbers(grid: AkariPuzzle['grid']): readonly string[] {
  return grid.map((row) => row.replaceAll(/[0-4]/g, WALL));
}
