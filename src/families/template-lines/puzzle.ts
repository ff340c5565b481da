/**
 * Fences (Slitherlink): one loop runs along the sides of a grid's cells, without crossing or touching itself.
 * A number says how many sides of its cell belong to the loop.
 */
import type { Edge } from '../../core/index.js';

/** The sign of a cell without a number. */
export const OPEN = '.';
export const NUMBERS = '01234';

export interface FencesPuzzle {
  readonly family: 'fences';
  /** One text per row: a number from 0 to 4 or `.` for each cell. */
  readonly grid: readonly string[];
}

/** The sides of the loop in canonical order, each by the corners at its ends, see `sidesOf`. */
export type FencesSolution = readonly Edge[];
