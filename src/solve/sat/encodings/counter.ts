/**
 * Between `lower` and `upper` of n literals, by a sequential counter (Sinz 2005, "Towards an optimal CNF
 * encoding of Boolean cardinality constraints"): helper `count_i_j` says that at least j of the first i
 * literals hold. Both directions are written where both bounds need them, so that an equality shares one
 * counter. Helper variables that are constant by their position, or that can no longer affect either bound,
 * are never made.
 */
import type { ClauseSink } from './sink.js';

/** A literal, or a constant. */
type Signal = number | boolean;

export function encodeCounter(
  sink: ClauseSink,
  literals: readonly number[],
  lower: number,
  upper: number,
): void {
  const needsAbove = upper < literals.length;
  const needsBelow = lower > 0;
  const most = needsAbove ? upper + 1 : lower;
  let before: Signal[] = [true];
  literals.forEach((literal, index) => {
    const read = index + 1;
    const left = literals.length - read;
    const after: Signal[] = [true];
    for (let count = 1; count <= Math.min(read, most); count++) {
      const sooner = before[count] ?? false;
      const last = before[count - 1]!;
      if (count > lower && count <= upper - left) {
        after.push(true);
        continue;
      }
      const now = constantAt(count, left, lower, upper) ?? sink.fresh('count', read, count);
      if (needsAbove || typeof now === 'boolean') {
        implies(sink, [sooner], now);
        implies(sink, [literal, last], now);
      }
      if (needsBelow || typeof now === 'boolean') {
        implies(sink, [not(literal), not(sooner)], not(now));
        implies(sink, [not(last)], not(now));
      }
      after.push(now);
    }
    before = after;
  });
}

/** The value of "at least `count` so far" that the bounds force; undefined when they force none. */
function constantAt(count: number, left: number, lower: number, upper: number): boolean | undefined {
  if (count > upper) return false;
  if (count <= lower - left) return true;
  return undefined;
}

function not(signal: Signal): Signal {
  return typeof signal === 'boolean' ? !signal : -signal;
}

/** The clause "if all premises hold, so does the conclusion", with constants simplified away. */
function implies(sink: ClauseSink, premises: readonly Signal[], conclusion: Signal): void {
  const clause: number[] = [];
  for (const signal of [...premises.map(not), conclusion]) {
    if (signal === true) return;
    if (signal !== false) clause.push(signal);
  }
  sink.clause(clause);
}
