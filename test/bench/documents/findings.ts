/**
 * Judging claims about times so that the verdict does not hang on the machine's load: times are processor
 * times, and times within a margin of each other are alike and decide nothing. Where the same engine solves
 * like models in milliseconds, what it counted decides instead.
 */

/** Times whose ratio is below this are alike. */
const MARGIN = 1.25;

/**
 * Spearman's rank correlation of two lists of figures, from -1 to 1, equal figures sharing their mean rank; 0
 * when all figures of one list are equal.
 */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [one, other] = [centredRanks(first), centredRanks(second)];
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((total, value, index) => total + value * b[index]!, 0);
  const spread = Math.sqrt(product(one, one) * product(other, other));
  return spread === 0 ? 0 : product(one, other) / spread;
}

function centredRanks(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2;
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2 - middle;
  });
}

/** A time: in full, or until the deadline that ended it. */
interface Timed {
  readonly seconds: number;
  readonly stopped: boolean;
}

/** A solve with what its engine counted. */
interface Counted {
  readonly work?: { readonly iterations?: number };
}

/** True if one took longer than the other; undefined when a limit leaves it open or the times are alike. */
export function isSlower(one: Timed, other: Timed): boolean | undefined {
  if (one.seconds > MARGIN * other.seconds) return other.stopped ? undefined : true;
  if (other.seconds > MARGIN * one.seconds) return one.stopped ? undefined : false;
  return undefined;
}

/**
 * True if one took the same engine more simplex iterations than the other, a count that no load of the
 * machine changes; undefined where a solve was stopped or the counts are within the margin of each other.
 */
export function isMoreWork(one: Counted, other: Counted): boolean | undefined {
  const [more, fewer] = [one.work?.iterations, other.work?.iterations];
  if (more === undefined || fewer === undefined) return undefined;
  if (more > MARGIN * fewer) return true;
  return fewer > MARGIN * more ? false : undefined;
}

/** True if all took less than this number of seconds; undefined when a limit or the margin leaves it open. */
export function allBelow(times: readonly Timed[], seconds: number): boolean | undefined {
  if (times.some((time) => time.seconds > MARGIN * seconds)) return false;
  return times.some((time) => time.stopped || time.seconds > seconds) ? undefined : true;
}

/** True if something holds in all cases that are decided, and most are. */
export function holdsThroughout(cases: readonly (boolean | undefined)[]): boolean | undefined {
  if (cases.includes(false)) return false;
  return holdsMostly(cases) ? true : undefined;
}

/** True if something holds in most cases; undefined when too many are open to say. */
export function holdsMostly(cases: readonly (boolean | undefined)[]): boolean | undefined {
  const count = (found: boolean) => cases.filter((one) => one === found).length;
  if (count(true) > cases.length / 2) return true;
  return count(false) >= cases.length / 2 ? false : undefined;
}

/** True if something is at most a number of times something else; undefined within the margin. */
export function isAtMost(ratio: number, most: number): boolean | undefined {
  if (ratio > MARGIN * most) return false;
  return ratio > most ? undefined : true;
}

/** The longest time. */
export function slowestOf<Time extends Timed>(times: readonly Time[]): Time {
  return times.reduce((longest, time) => (time.seconds > longest.seconds ? time : longest));
}

/** `7 of 9`, and how many are open. */
export function tally(cases: readonly (boolean | undefined)[]): string {
  const open = cases.filter((found) => found === undefined).length;
  return `${cases.filter((found) => found === true).length} of ${cases.length}${open > 0 ? `, ${open} open` : ''}`;
}
