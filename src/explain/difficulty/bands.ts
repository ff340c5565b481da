/**
 * Easy, medium and hard as bands of the number: of the puzzles that the program itself makes of a family and size, when no
 * difficulty is asked for, the third with the lowest numbers is easy and the third with the highest is hard.
 */
import type { Difficulty as Word } from '../../families/family.js';
import type { Sample } from './sample.js';
import { SAMPLES } from './samples.js';

/** Numbers up to `easy` are easy, and those above it up to `medium` are medium. */
export type Bands = Pick<Sample, 'easy' | 'medium'>;

/**
 * The bands of puzzles of a size: those of the sample whose puzzles are nearest in size, by ratio.
 * @param marks how many marks a puzzle has
 * @returns undefined where there is no sample of the family
 */
export function bandsOf(family: string, marks: number): Bands | undefined {
  const distance = (sample: Sample): number => Math.abs(Math.log(sample.marks / marks));
  const [nearest] = SAMPLES.filter((sample) => sample.family === family).sort(
    (one, other) => distance(one) - distance(other),
  );
  return nearest;
}

/** The word for a number. */
export function wordOf(number: number, { easy, medium }: Bands): Word {
  if (number <= easy) return 'easy';
  return number <= medium ? 'medium' : 'hard';
}
