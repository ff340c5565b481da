/** Words for arguments about numbers in cells, which several families share. */
import { placeRuns } from '../../../core/index.js';
import type { Mark, MarkedValue, StepShape } from '../../contract/explaining.js';
import { inWords, listed } from './words.js';

/** The number that a mark of number-marks.ts is about. */
export function numberOfMark({ yes }: Mark): number {
  return Number(yes.one.slice('is '.length));
}

/** Each number once, the least first. */
export function numbersOnce(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** The places of some marks, each once. */
export function placesOnce(marks: readonly Mark[]): readonly string[] {
  return [...new Set(marks.map(({ place }) => place))];
}

/** The known marks, where all of them have this value; otherwise undefined. */
export function marksIfAll(known: readonly MarkedValue[], value: boolean): readonly Mark[] | undefined {
  return known.every((one) => one.value === value) ? known.map(({ mark }) => mark) : undefined;
}

/** The one mark that a step concludes to hold; undefined where there are several or none. */
export function onlyEntered({ conclusions }: StepShape): Mark | undefined {
  const [entered, ...more] = conclusions.filter(({ value }) => value);
  return more.length === 0 ? entered?.mark : undefined;
}

/** `r1c1 and r1c2 can only be 4 or 6, which uses these two numbers up in row 1`. */
export function usedUp(
  cells: readonly string[],
  numbers: readonly number[],
  areas: readonly string[],
): string {
  if (numbers.length === 1) return `in ${listed(areas)}, ${placesOf(cells)} can only be ${numbers[0]}`;
  const amount = `these ${inWords(numbers.length)} numbers`;
  return `${placesOf(cells)} can only be ${listed(numbers.map(String), 'or')}, which uses ${amount} up in ${listed(areas)}`;
}

/** `in row 3, only r3c1 and r3c5 can be 4 or 7`. */
export function leftOnlyFor(numbers: readonly number[], cells: readonly string[], area: string): string {
  return `in ${area}, only ${placesOf(cells)} can be ${listed(numbers.map(String), 'or')}`;
}

/** Some cells, with those beside each other together: `r1c2 and r3c7 to r3c9`. */
export function placesOf(cells: readonly string[]): string {
  return listed(placeRuns(cells).map(({ words }) => words));
}
