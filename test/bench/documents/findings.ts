/** What a table says about a claim of its document, computed from the figures. */
import process from 'node:process';

export interface Finding {
  /** The document's claim, in our words. */
  readonly claim: string;
  /** Whether our figures agree; undefined when deadlines leave it open. */
  readonly holds: boolean | undefined;
  /** The figures that decide. */
  readonly evidence: string;
}

/** Prints one line per finding: confirmed, contradicted or left open. */
export function printFindings(findings: readonly Finding[]): void {
  process.stdout.write('\n');
  for (const { claim, holds, evidence } of findings) {
    const verdict = holds === undefined ? 'open' : holds ? 'confirmed' : 'contradicted';
    process.stdout.write(`-> ${verdict}: ${claim} (${evidence})\n`);
  }
}

/**
 * How two lists of figures rise together: Spearman's rank correlation, from -1 to 1, equal figures sharing their
 * mean rank; 0 when all figures of one list are equal.
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

/** Whether one took longer than the other; undefined when deadlines leave it open. */
export function isSlower(one: Timed, other: Timed): boolean | undefined {
  if (one.seconds > other.seconds) return other.stopped ? undefined : true;
  return one.stopped ? undefined : false;
}

/** Whether all took less than so many seconds; undefined when deadlines leave it open. */
export function allBelow(times: readonly Timed[], seconds: number): boolean | undefined {
  if (times.some((time) => time.seconds >= seconds)) return false;
  return times.some(({ stopped }) => stopped) ? undefined : true;
}

/** Whether something holds in all cases, of which some may be open. */
export function allHold(cases: readonly (boolean | undefined)[]): boolean | undefined {
  if (cases.includes(false)) return false;
  return cases.includes(undefined) ? undefined : true;
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
