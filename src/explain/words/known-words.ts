/** What is known or concluded of marks, in words: `r1c3 and r1c4 are empty`, `r2c5 can only be 3 or 7`. */
import type { Known, Mark, Predicate } from '../../families/explaining.js';
import { listed, listedClauses, listedPlaces } from './lists.js';

/** Places of which the same is said. */
interface Clause {
  readonly places: readonly string[];
  readonly predicate: Predicate;
}

/** Excluded values of a place from which on those that are left are said, and how many these may be. */
const MANY_EXCLUDED = 3;
const FEW_LEFT = 3;

/** One mark in words: `r1c3 is empty`. */
export function saysKnown(marks: readonly Mark[], { mark, value }: Known): string {
  const { place, yes, no } = marks[mark]!;
  return `${place} ${(value ? yes : no).one}`;
}

/**
 * Several marks in words, what is so before what is not so; those of which the same can be said are said together.
 * @param most places that are named of each group before the others are only counted
 */
export function saysAll(
  marks: readonly Mark[],
  known: readonly Known[],
  most: number = Number.POSITIVE_INFINITY,
): string {
  return listedClauses(clauseWords(marks, known, most));
}

/** The clauses of {@link saysAll}, one by one. */
export function clauseWords(
  marks: readonly Mark[],
  known: readonly Known[],
  most: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  return clausesOf(marks, known).map(({ places, predicate }) => {
    return `${listedPlaces(places, most)} ${places.length === 1 ? predicate.one : predicate.many}`;
  });
}

/** The groups: by what is said of each place as a whole, or by single predicates, whichever makes fewer. */
function clausesOf(marks: readonly Mark[], known: readonly Known[]): readonly Clause[] {
  const inOrder = known.toSorted(
    (one, other) => Number(other.value) - Number(one.value) || one.mark - other.mark,
  );
  const { exact, others } = exactCounts(marks, inOrder);
  const single = others.map((one): Clause => {
    const { place, yes, no } = marks[one.mark]!;
    return { places: [place], predicate: one.value ? yes : no };
  });
  const byPredicate = merged([...exact, ...single]);
  const byPlace = merged([...exact, ...placeClauses(marks, others)]);
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

/** Where at least some and not more of a number are known, it is exactly this number. */
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

/** All that is not so of one place in one clause, where the words differ in the last one only: `is not 3 or 7`. */
function placeClauses(marks: readonly Mark[], known: readonly Known[]): readonly Clause[] {
  const groups = new Map<string, { place: string; start: Predicate; last: string[]; excluded: number[] }>();
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
    if (group !== undefined) {
      group.last.push(one.last);
      group.excluded.push(mark);
    } else {
      const start = { one: one.start, many: many.start };
      groups.set(key, { place, start, last: [one.last], excluded: [mark] });
    }
  }
  for (const { place, start, last, excluded } of groups.values()) {
    const words = listed(last, 'or');
    const predicate = valuesLeft(marks, place, excluded) ?? {
      one: `${start.one} ${words}`,
      many: `${start.many} ${words}`,
    };
    clauses.push({ places: [place], predicate });
  }
  return clauses;
}

/** What a place can still be, where that is shorter than what it is not: `can only be 3 or 7`. */
function valuesLeft(
  marks: readonly Mark[],
  place: string,
  excluded: readonly number[],
): Predicate | undefined {
  if (excluded.length < MANY_EXCLUDED) return undefined;
  const left = marks.filter((mark, index) => mark.place === place && !excluded.includes(index));
  if (left.length > FEW_LEFT || left.length === 0) return undefined;
  const values = left.map((mark) => splitLast(infinitive(mark)));
  const start = values[0]?.start;
  if (start === undefined || values.some((value) => value?.start !== start)) return undefined;
  const words = `can only ${start} ${listed(
    values.map((value) => value!.last),
    'or',
  )}`;
  return { one: words, many: words };
}

/** What a mark says, as it follows `can only`: `be 3`, `live in house 2`; one word where that is not known. */
function infinitive({ yes, no }: Mark): string {
  if (yes.one.startsWith('is ')) return `be ${yes.one.slice('is '.length)}`;
  return no.one.startsWith('does not ') ? no.one.slice('does not '.length) : '';
}

/** A predicate before its last word, and that word. */
function splitLast(words: string): { readonly start: string; readonly last: string } | undefined {
  const at = words.lastIndexOf(' ');
  return at < 0 ? undefined : { start: words.slice(0, at), last: words.slice(at + 1) };
}
