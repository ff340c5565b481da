/**
 * Easy, medium and hard as bands of the number: of the puzzles that the program itself makes of a family and
 * size, when no difficulty is asked for, the third with the lowest numbers is easy and the third with the
 * highest is hard.
 */
import { END_OF_SCALE, type Difficulty as Word } from '../../families/contract/index.js';
import type { Sample } from './sample.js';
import { SAMPLES } from './samples.js';

/** Numbers up to `easy` are easy, and those above it up to `medium` are medium. */
export type Bands = Pick<Sample, 'easy' | 'medium'>;

/** Properties by which puzzles are compared. */
export interface Size {
  /** The number of marks a puzzle has. */
  readonly marks: number;
  /** Result of `kindOf` of the family; see families/explaining.ts. */
  readonly kind?: string | undefined;
}

/**
 * The bands of puzzles of a size: between two samples in proportion to the logarithm of the marks, beyond the
 * smallest and the largest sample those of that one. A kind without a sample has the bands of the family's
 * other puzzles.
 * @returns undefined where there is no sample of the family
 */
export function bandsOf(family: string, { marks, kind }: Size): Bands | undefined {
  const known = SAMPLES.filter((sample) => sample.family === family && sample.kind === kind).sort(
    (one, other) => one.marks - other.marks,
  );
  if (known.length === 0) return kind === undefined ? undefined : bandsOf(family, { marks });
  const larger = known.findIndex((sample) => sample.marks >= marks);
  const above = known.at(larger)!;
  const below = known[larger - 1];
  if (below === undefined || larger < 0) return above;
  const share = Math.log(marks / below.marks) / Math.log(above.marks / below.marks);
  const between = (low: number, high: number): number => Math.round(100 * (low + share * (high - low))) / 100;
  return { easy: between(below.easy, above.easy), medium: between(below.medium, above.medium) };
}

/** The word for a number; what lies beyond the scale is hard everywhere. */
export function wordOf(number: number, { easy, medium }: Bands): Word {
  if (number >= END_OF_SCALE) return 'hard';
  if (number <= easy) return 'easy';
  return number <= medium ? 'medium' : 'hard';
}
