/**
 * Easy, medium and hard as bands of the number: of the puzzles that the program itself makes of a family and size, when no
 * difficulty is asked for, the third with the lowest numbers is easy and the third with the highest is hard.
 */
import type { Difficulty as Word } from '../../families/family.js';
import type { Sample } from './sample.js';
import { SAMPLES } from './samples.js';

/**
 * The word for a number.
 * @param marks how many marks the puzzle has; the sample whose puzzles are nearest in size counts
 * @returns undefined where there is no sample of the family
 */
export function wordOf(family: string, marks: number, number: number): Word | undefined {
  const distance = (sample: Sample): number => Math.abs(Math.log(sample.marks / marks));
  const [nearest] = SAMPLES.filter((sample) => sample.family === family).sort(
    (one, other) => distance(one) - distance(other),
  );
  if (nearest === undefined) return undefined;
  if (number <= nearest.easy) return 'easy';
  return number <= nearest.medium ? 'medium' : 'hard';
}
