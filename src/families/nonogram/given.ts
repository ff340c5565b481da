import { colourOf } from './colours.js';
import type { NonogramPuzzle } from './puzzle.js';

/** The sign of a cell that is not given. */
export const NOT_GIVEN = '?';

/**
 * The cells that a puzzle gives: row-major index and colour, 0 the background; in black and white 1 is
 * filled.
 */
export function givenColours({ given = [], columns }: NonogramPuzzle): [index: number, colour: number][] {
  return given.flatMap((text, row) =>
    [...text].flatMap((sign, column): [number, number][] => {
      const colour = colourOf(sign);
      return colour === undefined ? [] : [[row * columns.length + column, colour]];
    }),
  );
}
