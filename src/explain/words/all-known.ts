/**
 * The facts of a step about a place, extended to all known facts there: people see the values left for a
 * cell, and not the excluded values that a step needs.
 */
import type { Known, Mark } from '../../families/contract/index.js';
import { FEW_LEFT } from '../../families/kit/index.js';
import { marksAtPlaces } from '../model/index.js';

/**
 * Excluded values of a place from which on the values left are stated instead, for facts and for conclusions.
 */
const SEVERAL = 2;
const MANY = 3;

/** The known facts about a place. */
interface Place {
  readonly held: readonly Known[];
  readonly excluded: readonly Known[];
  /** Number of values left. */
  readonly left: number;
}

/**
 * The facts, but of a place of which values are excluded all that is known, where few are left: `can only be
 * 3 or 5`.
 */
export function withAllKnown(
  marks: readonly Mark[],
  facts: readonly Known[],
  known: readonly Known[],
): readonly Known[] {
  return replaced(marks, facts, known, 1);
}

/** The same where several values are excluded; of a single one it is said that it is. */
export function withSeveralKnown(
  marks: readonly Mark[],
  facts: readonly Known[],
  known: readonly Known[],
): readonly Known[] {
  return replaced(marks, facts, known, SEVERAL);
}

/**
 * The same of conclusions that exclude many values.
 * @param unsaid values that go without saying and are not left either: those entered beside the place
 */
export function withManyKnown(
  marks: readonly Mark[],
  conclusions: readonly Known[],
  known: readonly Known[],
  unsaid: readonly Known[],
): readonly Known[] {
  return replaced(marks, conclusions, known, MANY, unsaid);
}

/** Facts about places with at least `least` exclusions and no entry, replaced by all known facts there. */
function replaced(
  marks: readonly Mark[],
  said: readonly Known[],
  known: readonly Known[],
  least: number,
  unsaid: readonly Known[] = [],
): readonly Known[] {
  const full = new Map<string, readonly Known[]>();
  for (const [place, own] of byPlace(marks, said)) {
    const isCounted = own.some(({ mark }) => marks[mark]!.atLeast !== undefined);
    if (own.length < least || isCounted || own.some(({ value }) => value)) continue;
    const found = placeOf(marks, place, [...known, ...own]);
    const isFew = found.left > 0 && found.left <= FEW_LEFT;
    if (found.held.length > 0) full.set(place, found.held);
    else if (isFew) full.set(place, placeOf(marks, place, [...known, ...own, ...unsaid]).excluded);
  }
  if (unsaid.length > 0) addAlike(marks, said, [...known, ...unsaid], full);
  const others = said.filter(({ mark }) => !full.has(marks[mark]!.place));
  return [...others, ...[...full.values()].flat()].toSorted((one, other) => one.mark - other.mark);
}

/**
 * Also of places with fewer exclusions, where as much is left as of one of which all is said: these are said
 * together.
 */
function addAlike(
  marks: readonly Mark[],
  said: readonly Known[],
  known: readonly Known[],
  full: Map<string, readonly Known[]>,
): void {
  const left = [...full].filter(([, own]) => own.every(({ value }) => !value));
  const lefts = new Set(left.map(([place, excluded]) => valuesLeft(marks, place, excluded)));
  if (lefts.size === 0) return;
  for (const [place, own] of byPlace(marks, said)) {
    const { held, excluded } = placeOf(marks, place, [...known, ...own]);
    if (held.length === 0 && lefts.has(valuesLeft(marks, place, excluded))) full.set(place, excluded);
  }
}

function placeOf(marks: readonly Mark[], place: string, known: readonly Known[]): Place {
  const there = new Map(
    known.flatMap((one) => (marks[one.mark]!.place === place ? [[one.mark, one] as const] : [])),
  );
  const all = [...there.values()];
  return {
    held: all.filter(({ value }) => value),
    excluded: all.filter(({ value }) => !value),
    left: marksAtPlaces(marks).get(place)! - all.length,
  };
}

/** The values that are left of a place, as a key. */
function valuesLeft(marks: readonly Mark[], place: string, excluded: readonly Known[]): string {
  const gone = new Set(excluded.map(({ mark }) => mark));
  return marks
    .flatMap((mark, index) => (mark.place === place && !gone.has(index) ? [mark.yes.one] : []))
    .join();
}

function byPlace(marks: readonly Mark[], known: readonly Known[]): ReadonlyMap<string, readonly Known[]> {
  const places = new Map<string, Known[]>();
  for (const one of known) {
    const { place } = marks[one.mark]!;
    const own = places.get(place);
    if (own === undefined) places.set(place, [one]);
    else own.push(one);
  }
  return places;
}
