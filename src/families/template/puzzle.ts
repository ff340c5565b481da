/**
 * Unruly (Tohu wa Vohu, Binairo without its third rule): every cell of a grid becomes black or white. Each
 * row and each column has as many black cells as white ones, and no three neighbours in a line are alike.
 * Some cells are given.
 */
export const BLACK_CELL = '#';
export const WHITE_CELL = 'o';
/** The sign of a cell that is not given. */
export const OPEN = '.';

export interface UnrulyPuzzle {
  readonly family: 'unruly';
  /** One text per row: `#` black, `o` white, `.` open. Both sides are even. */
  readonly grid: readonly string[];
}

/** Rows of `#` and `o`. */
export type UnrulySolution = readonly string[];
