/** Entries, which a player writes as progress, and notes (candidates that are crossed out). */
import type { Known, Mark } from '../../families/contract/index.js';
import { marksAtPlaces } from './places.js';
import type { Step } from './step.js';

type CrossingStep = Pick<Step, 'reasons' | 'conclusions' | 'facts'>;

/**
 * The conclusions without the notes that go without saying: those excluded at a place with an entry that is
 * concluded, or known before the step; and those implied by a stronger conclusion about the same number.
 */
export function withoutImplied(
  marks: readonly Mark[],
  {
    conclusions,
    facts,
    known = [],
  }: {
    readonly conclusions: readonly Known[];
    readonly facts: readonly Known[];
    readonly known?: readonly Known[];
  },
): readonly Known[] {
  const isEntry = entryTest(marks);
  const placeOf = ({ mark }: Known): string => marks[mark]!.place;
  const entered = new Set([...conclusions, ...facts, ...known].filter(({ value }) => value).map(placeOf));
  const said = conclusions.filter(
    (known) => isEntry(known) || marks[known.mark]!.atLeast !== undefined || !entered.has(placeOf(known)),
  );
  return strongest(marks, said);
}

/**
 * The notes of a step that go without saying because people cross them out beside an entry, known or
 * concluded: by a rule that allows a value once, or one value.
 */
export function crossedOut(
  marks: readonly Mark[],
  { reasons, conclusions, facts }: CrossingStep,
): readonly Known[] {
  if (reasons.length > 1 || reasons[0]!.reason.exclusive !== true) return [];
  const isEntry = entryTest(marks);
  const entered = [...facts, ...conclusions].filter((known) => known.value && isEntry(known));
  const entries = entered.map(({ mark }) => marks[mark]!);
  return conclusions.filter((known) => {
    const own = marks[known.mark]!;
    const isBeside = entries.some(({ place, yes }) => place === own.place || yes.one === own.yes.one);
    return !known.value && !isEntry(known) && isBeside;
  });
}

/** Conclusions of a step that are worth stating; none if it only crosses out what goes without saying. */
export function worthSaying(
  marks: readonly Mark[],
  step: CrossingStep & { readonly known: readonly Known[] },
): readonly Known[] {
  const plain = new Set(crossedOut(marks, step));
  return withoutImplied(marks, step).filter((known) => !plain.has(known));
}

/** The steps that players count: those that do more than cross out what entries exclude. */
export function countedSteps(marks: readonly Mark[], steps: readonly Step[]): readonly Step[] {
  return steps.filter((step) => !isPlain(marks, step));
}

/** True if players do the step without a word. */
export function isPlain(marks: readonly Mark[], step: Step): boolean {
  return step.move?.isPlain === true || worthSaying(marks, step).length === 0;
}

/**
 * Without what others of the list say already: at least one, where at least two is said of the same place.
 */
export function strongest(marks: readonly Mark[], known: readonly Known[]): readonly Known[] {
  return known.filter((one) => !known.some((other) => saysMore(marks, other, one)));
}

/** True if both are about one number, and the first says more: at least two is more than at least one. */
function saysMore(marks: readonly Mark[], one: Known, other: Known): boolean {
  const [higher, lower] = [marks[one.mark]!, marks[other.mark]!];
  if (one.value !== other.value || higher.atLeast === undefined || lower.atLeast === undefined) return false;
  if (higher.place !== lower.place) return false;
  return one.value ? higher.atLeast > lower.atLeast : higher.atLeast < lower.atLeast;
}

/** A test for entries among the values of marks; the others are notes. */
export function entryTest(marks: readonly Mark[]): (known: Known) => boolean {
  const marksAt = marksAtPlaces(marks);
  return ({ mark, value }) => {
    const { entry, place } = marks[mark]!;
    const usual = marksAt.get(place) === 1 ? 'both' : 'yes';
    const entries = entry ?? usual;
    return entries === 'both' || entries === (value ? 'yes' : 'no');
  };
}
