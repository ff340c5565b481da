/** Groups of points, which tracks must leave: their words, and what is known of tracks. */
import type { Cell } from '../../../core/grid/cell.js';
import { parallelRuns } from '../../../core/grid/cell-runs.js';
import type { Mark, MarkedValue, StepShape } from '../../explaining.js';
import { includesCell } from '../../kit/step-shapes.js';
import { inWords, listed } from '../../kit/words.js';

/** Lines of points of a group up to which they are named; of more it is said how many points they are. */
const MOST_NAMED = 8;

/** The known places with a track, or those without one. */
export function factsOf({ facts }: StepShape, value: boolean): readonly MarkedValue[] {
  return facts.filter((fact) => fact.value === value);
}

/** Whether a track leads out of a group of points. */
export function leaves({ cells }: Mark, group: readonly Cell[]): boolean {
  return includesCell(group, cells[0]!) !== includesCell(group, cells[1]!);
}

/** `the points r1c1 to r1c4 and r2c1`, `r1c1`. */
export function groupName(codes: readonly string[]): string {
  if (codes.length === 1) return codes[0]!;
  return isShort(codes) ? `the points ${runsOf(codes)}` : `the ${codes.length} points with ${codes[0]}`;
}

/** Several points with their number: `the four points r1c1 to r1c3 and r2c1`. */
export function pointsInWords(codes: readonly string[]): string {
  const points = `the ${inWords(codes.length)} points`;
  return isShort(codes) ? `${points} ${runsOf(codes)}` : `${points} with ${codes[0]}`;
}

function isShort(codes: readonly string[]): boolean {
  return parallelRuns(codes).length <= MOST_NAMED;
}

function runsOf(codes: readonly string[]): string {
  return listed(parallelRuns(codes).map(({ words }) => words));
}
