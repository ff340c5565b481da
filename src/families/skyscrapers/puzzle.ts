/**
 * Skyscrapers: an n x n grid of towers whose heights are the numbers 1 to n, each once in every row and
 * column. A clue beside the grid counts the towers that are seen from there along its row or column: a tower
 * hides all lower ones behind it. Some heights may be given.
 */

/** The four sides that clues stand on. */
export const SIDE_NAMES = ['top', 'bottom', 'left', 'right'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** A Skyscrapers puzzle: given heights, and views from outside. */
export interface SkyscrapersPuzzle {
  readonly family: 'skyscrapers';
  /** Heights by row, 0 for an open cell. */
  readonly grid: readonly (readonly number[])[];
  /** Clues above and below the columns, from left to right; 0 where there is none. */
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  /** Clues left and right of the rows, from top to bottom; 0 where there is none. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The line that a clue looks along, and from which side. */
export interface View {
  readonly name: SideName;
  /** Of the row or column, counted from 1. */
  readonly number: number;
}

/** The line of a view. */
export function lineOf({ name, number }: View) {
  return { kind: name === 'left' || name === 'right' ? 'row' : 'column', number } as const;
}

/** Heights by row. */
export type SkyscrapersSolution = readonly (readonly number[])[];

/** The square of a side without any clue. */
export function emptySkyscrapers(side: number): SkyscrapersPuzzle {
  const none = new Array<number>(side).fill(0);
  return {
    family: 'skyscrapers',
    grid: none.map(() => none),
    top: none,
    bottom: none,
    left: none,
    right: none,
  };
}
