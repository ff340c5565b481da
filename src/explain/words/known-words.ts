/** What is known or concluded of marks, in words: `r1c3 and r1c4 are empty`, `r2c5 is not 3 or 7`. */
import type { Known, Mark, Predicate } from '../../families/explaining.js';
import { listed, listedClauses, listedUpTo } from './lists.js';

/** Places of which the same is said. */
interface Clause {
  readonly places: readonly string[];
  readonly predicate: Predicate;
}

/** One mark in words: `r1c3 is empty`. */
export function saysKnown(marks: readonly Mark[], { mark, value }: Known): string {
  const { place, yes, no } = marks[mark]!;
  return `${place} ${(value ? yes : no).one}`;
}

/**
 * Several marks in words; those of which the same can be said are said together.
 * @param most places that are named of each group before the others are only counted
 */
export function saysAll(
  marks: readonly Mark[],
  known: readonly Known[],
  most: number = Number.POSITIVE_INFINITY,
): string {
  return listedClauses(
    clausesOf(marks, known).map(({ places, predicate }) => {
      const subject = listedUpTo(places, most);
      return `${subject} ${places.length === 1 ? predicate.one : predicate.many}`;
    }),
  );
}

/** The groups: by what is said of each place as a whole, or by single predicates, whichever makes fewer. */
function clausesOf(marks: readonly Mark[], known: readonly Known[]): readonly Clause[] {
  const single = known.map((one): Clause => {
    const { place, yes, no } = marks[one.mark]!;
    return { places: [place], predicate: one.value ? yes : no };
  });
  const byPredicate = merged(single);
  const byPlace = merged(placeClauses(marks, known));
  return byPlace.length < byPredicate.length ? byPlace : byPredicate;
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

/** All that is not so of one place in one clause, where the words differ in the last one only: `is not 3 or 7`. */
function placeClauses(marks: readonly Mark[], known: readonly Known[]): readonly Clause[] {
  const groups = new Map<string, { place: string; start: Predicate; last: string[] }>();
  const clauses: Clause[] = [];
  for (const { mark, value } of known) {
    const { place, yes, no } = marks[mark]!;
    const [one, many] = [splitLast(no.one), splitLast(no.many)];
    if (value || one === undefined || many === undefined || one.last !== many.last) {
      clauses.push({ places: [place], predicate: value ? yes : no });
      continue;
    }
    const key = `${place}\n${one.start}`;
    const group = groups.get(key);
    if (group !== undefined) group.last.push(one.last);
    else groups.set(key, { place, start: { one: one.start, many: many.start }, last: [one.last] });
  }
  for (const { place, start, last } of groups.values()) {
    const words = listed(last, 'or');
    clauses.push({
      places: [place],
      predicate: { one: `${start.one} ${words}`, many: `${start.many} ${words}` },
    });
  }
  return clauses;
}

/** A predicate before its last word, and that word. */
function splitLast(words: string): { readonly start: string; readonly last: string } | undefined {
  const at = words.lastIndexOf(' ');
  return at < 0 ? undefined : { start: words.slice(0, at), last: words.slice(at + 1) };
}
