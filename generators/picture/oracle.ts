/** The question "has this picture's nonogram another solution?", as a function that repairs and givens take. */
import type { LimitName } from '../../src/core/budget.js';
import type { Bitmap } from '../../src/image/bitmap.js';

/** `second` carries the cells of a solution that differs from the picture, row-major, 1 filled. */
export type OracleAnswer =
  | { readonly status: 'unique' }
  | { readonly status: 'second'; readonly cells: Readonly<Uint8Array> }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/**
 * Decides whether the clues of a picture, with the states of the held cells told as well, have a solution other than
 * the picture.
 */
export type UniquenessOracle = (picture: Bitmap, held: readonly number[]) => OracleAnswer;
