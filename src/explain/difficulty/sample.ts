/** Statistics of generated puzzles of one kind; see bands.ts. */

/** The numbers of a sample of puzzles of one family and size. */
export interface Sample {
  readonly family: string;
  /** As settings of the generator: `size=9`. */
  readonly size: string;
  /** Of puzzles that are compared among themselves only: what `kindOf` of the family says. */
  readonly kind?: string;
  /** The number of marks a puzzle has in the middle: sizes are compared by it. */
  readonly marks: number;
  readonly puzzles: number;
  /** Numbers up to this are easy. */
  readonly easy: number;
  /** Numbers above {@link easy} up to this are medium. */
  readonly medium: number;
}
