/**
 * The known cells that an argument about a line names: those that the step needs, unless the argument with
 * them alone disagrees with all known cells; then a few of all known cells, near to the conclusions.
 */
import type { MarkedValue, ReasonShape, StepShape } from '../../contract/explaining.js';
import { contentOf } from './line-shape.js';

/** A step of one line, and questions about what follows where some of its marks are known. */
export interface Citable {
  readonly line: ReasonShape;
  readonly step: StepShape;
  /** True if this gives more than the step concludes. */
  readonly givesMore: (known: readonly MarkedValue[]) => boolean;
  /** A test whether the argument from some known marks agrees with that from all `seen` ones. */
  readonly agreesWith: (seen: readonly MarkedValue[]) => (known: readonly MarkedValue[]) => boolean;
}

/** The known marks that the argument names. */
export function citedMarks(citable: Citable): readonly MarkedValue[] {
  const { line, step, agreesWith } = citable;
  if (step.known.length === step.facts.length || agreesWith(step.known)(step.facts)) return step.facts;
  const seen = seenBefore(citable);
  const agrees = agreesWith(seen);
  if (!agrees(seen) || agrees(step.facts)) return step.facts;
  const farthest = farthestFirst(line, { ...step, known: seen });
  const isFact = (one: MarkedValue): boolean => step.facts.includes(one);
  const orders = [isFact, isFilled].map((isLast) => lastOf(farthest, isLast));
  const found = orders.map((order) => withoutNeedless(order, agrees));
  return found.toSorted((one, other) => one.length - other.length)[0]!;
}

/**
 * The marks known before a step. Steps above it in its round may have added marks with which it would
 * conclude more than it does; then the facts, and the known marks that give no more with them.
 */
function seenBefore({ step, givesMore }: Citable): readonly MarkedValue[] {
  const { known, facts } = step;
  if (!givesMore(known)) return known;
  const there = new Map(known.map((one) => [one.mark, one]));
  let seen = facts.map(({ mark }) => there.get(mark)!);
  for (const one of known) {
    const more = [...seen, one];
    if (!seen.includes(one) && !givesMore(more)) seen = more;
  }
  return seen;
}

/** The marks left when each in turn is left out unless it is needed. */
function withoutNeedless(
  order: readonly MarkedValue[],
  isEnough: (known: readonly MarkedValue[]) => boolean,
): readonly MarkedValue[] {
  let kept = order;
  for (const one of order) {
    const fewer = kept.filter((other) => other !== one);
    if (isEnough(fewer)) kept = fewer;
  }
  return kept;
}

/** Known marks, notes on colours before all others, then the farthest from the conclusions first. */
function farthestFirst({ cells }: ReasonShape, { known, conclusions }: StepShape): readonly MarkedValue[] {
  const places = new Map(cells.map((cell, place) => [cell.join(), place]));
  const placeOf = ({ mark }: MarkedValue): number => places.get(mark.cells[0]!.join())!;
  const concluded = conclusions.map(placeOf);
  const distance = (one: MarkedValue): number =>
    Math.min(...concluded.map((place) => Math.abs(place - placeOf(one))));
  const isNote = (one: MarkedValue): boolean => contentOf(one) === undefined;
  return known.toSorted(
    (one, other) => Number(isNote(other)) - Number(isNote(one)) || distance(other) - distance(one),
  );
}

/** The same order, but some of them after all others. */
function lastOf(
  order: readonly MarkedValue[],
  isLast: (one: MarkedValue) => boolean,
): readonly MarkedValue[] {
  return [...order.filter((one) => !isLast(one)), ...order.filter(isLast)];
}

function isFilled(one: MarkedValue): boolean {
  return contentOf(one) === 'filled';
}
