/** Groups of points, which tracks must leave: their words, and the known tracks. */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Mark, MarkedValue, StepShape } from '../../contract/explaining.js';
import { includesCell } from '../../kit/words/step-shapes.js';
import { inWords } from '../../kit/words/words.js';
import { nameOfGroup } from './group-names.js';

/** Lines of points of a group up to which they are named; of more it is said how many points they are. */
const MOST_NAMED = 8;

/** The known places with a track, or those without one. */
export function factsOf({ facts }: StepShape, value: boolean): readonly MarkedValue[] {
  return facts.filter((fact) => fact.value === value);
}

/** True if a track leads out of a group of points. */
export function leaves({ cells }: Mark, group: readonly Cell[]): boolean {
  return includesCell(group, cells[0]!) !== includesCell(group, cells[1]!);
}

/** `the points r1c1 to r1c4 and r2c1`, `r1c1`. */
export function groupName(group: readonly Cell[], places: readonly Mark[]): string {
  const { points, length } = nameOfGroup(group, pointsOf(places));
  return length <= MOST_NAMED ? points : `the ${group.length} points with ${cellCode(group[0]!)}`;
}

/** Several points with their number: `the four points r1c1 to r1c3 and r2c1`. */
export function pointsInWords(group: readonly Cell[], places: readonly Mark[]): string {
  const { points, length } = nameOfGroup(group, pointsOf(places));
  const named = length <= MOST_NAMED ? points : `the points with ${cellCode(group[0]!)}`;
  return named.replace('the points', `the ${inWords(group.length)} points`);
}

/** All points of a board: each has a place for a track. */
function pointsOf(places: readonly Mark[]): readonly Cell[] {
  return [...new Map(places.flatMap(({ cells }) => cells).map((cell) => [cellCode(cell), cell])).values()];
}
