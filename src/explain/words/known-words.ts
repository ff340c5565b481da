/** Known facts or conclusions in words: `r1c3 and r1c4 are empty`, `r2c5 can only be 3 or 7`. */
import type { Known, Mark, Predicate } from '../../families/contract/index.js';
import { type KnownBefore, marksAtPlaces } from '../model/index.js';
import { withAllKnown } from './all-known.js';
import { listedClauses, listedPlaces } from './lists.js';
import { type Clause, type PlacesOf, placeClauses } from './place-words.js';

/** One mark in words: `r1c3 is empty`. */
export function saysKnown(marks: readonly Mark[], { mark, value }: Known): string {
  const { place, yes, no } = marks[mark]!;
  return `${place} ${(value ? yes : no).one}`;
}

/**
 * Several marks in words, true ones before false ones; marks with the same predicate are joined.
 * @param most places that are named of each group before the others are only counted
 */
export function saysAll(
  marks: readonly Mark[],
  known: readonly Known[],
  most: number = Number.POSITIVE_INFINITY,
): string {
  return listedClauses(clauseWords(marks, known, most));
}

/**
 * Conclusions in words; a place that holds something by the facts gets its excluded values, not those left.
 */
export function saysFollowing(
  marks: readonly Mark[],
  conclusions: readonly Known[],
  facts: readonly Known[],
): string {
  const held = new Set(facts.flatMap(({ mark, value }) => (value ? [marks[mark]!.place] : [])));
  return listedClauses(clauseWords(marks, conclusions, Number.POSITIVE_INFINITY, { held }));
}

/**
 * The facts of a step, with all known facts about its places with few values left; the last value left is not
 * yet an entry: `can only be 4`.
 */
export function saysNeeded(marks: readonly Mark[], facts: readonly Known[], known: readonly Known[]): string {
  const all = withAllKnown(marks, facts, known);
  return listedClauses(clauseWords(marks, all, Number.POSITIVE_INFINITY, { entered: marksAtPlaces(marks) }));
}

/** The facts in words, with all that is known of their places. */
export function saysFacts(marks: readonly Mark[], facts: readonly Known[], before: KnownBefore): string {
  const places = new Set(facts.map(({ mark }) => marks[mark]!.place));
  const known = marks.flatMap(({ place }, mark) =>
    places.has(place) && before.isKnown(mark) ? [before.truth(mark)] : [],
  );
  return saysNeeded(marks, facts, known);
}

/** The clauses of {@link saysAll}, one by one. */
export function clauseWords(
  marks: readonly Mark[],
  known: readonly Known[],
  most: number = Number.POSITIVE_INFINITY,
  of: PlacesOf = {},
): readonly string[] {
  return clausesOf(marks, known, of).map(({ places, predicate }) => {
    return `${listedPlaces(places, most)} ${places.length === 1 ? predicate.one : predicate.many}`;
  });
}

/** The groups: by all predicates of each place, or by single predicates, whichever makes fewer. */
function clausesOf(marks: readonly Mark[], known: readonly Known[], of: PlacesOf): readonly Clause[] {
  const inOrder = known.toSorted(
    (one, other) => Number(other.value) - Number(one.value) || one.mark - other.mark,
  );
  const { exact, others } = exactCounts(marks, inOrder);
  const single = others.map((one): Clause => {
    const { place, yes, no } = marks[one.mark]!;
    return { places: [place], predicate: one.value ? yes : no };
  });
  const byPredicate = merged([...exact, ...single]);
  const byPlace = merged([...exact, ...placeClauses(marks, others, of)]);
  return byPlace.length <= byPredicate.length ? byPlace : byPredicate;
}

/** Clauses with the same words become one. */
function merged(clauses: readonly Clause[]): readonly Clause[] {
  const groups = new Map<string, { readonly places: string[]; readonly predicate: Predicate }>();
  for (const { places, predicate } of clauses) {
    const key = `${predicate.one}\n${predicate.many}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { places: [...places], predicate });
    else group.places.push(...places);
  }
  return [...groups.values()];
}

/** At least n and fewer than n + 1 marks known to hold make exactly n. */
function exactCounts(
  marks: readonly Mark[],
  known: readonly Known[],
): { readonly exact: readonly Clause[]; readonly others: readonly Known[] } {
  const said = new Set<Known>();
  const exact = known.flatMap((least): readonly Clause[] => {
    const { place, atLeast, exactly } = marks[least.mark]!;
    if (!least.value || atLeast === undefined || exactly === undefined) return [];
    const most = known.find(
      ({ mark, value }) => !value && marks[mark]!.place === place && marks[mark]!.atLeast === atLeast + 1,
    );
    if (most === undefined) return [];
    said.add(least).add(most);
    return [{ places: [place], predicate: exactly }];
  });
  return { exact, others: known.filter((one) => !said.has(one)) };
}
