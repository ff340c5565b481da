/**
 * All that is known of one place said together: `is not 3 or 7`, `can only be 3`, `is filled and not red`.
 */

import type { Known, Mark, Predicate } from '../../families/contract/index.js';
import { FEW_LEFT, listed } from '../../families/kit/index.js';

/** Places of which the same is said. */
export interface Clause {
  readonly places: readonly string[];
  readonly predicate: Predicate;
}

/** A test of places. */
type Places = Pick<ReadonlySet<string>, 'has'>;

/** Places whose values left are said in other words, or not at all. */
export interface PlacesOf {
  /** Places with an entry that follows only now: the last value left there is not stated as the entry. */
  readonly entered?: Places;
  /** Places that hold something, which exclusions beside it need not leave. */
  readonly held?: Places;
}

/** Excluded values of a place from which on those that are left are said, where these are few. */
const MANY_EXCLUDED = 3;

const VERB: Predicate = { one: 'is ', many: 'are ' };

/** The known facts, place by place. */
export function placeClauses(
  marks: readonly Mark[],
  known: readonly Known[],
  { entered, held }: PlacesOf,
): readonly Clause[] {
  const places = new Map<string, Known[]>();
  for (const one of known) {
    const { place } = marks[one.mark]!;
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places].flatMap(([place, own]) =>
    predicatesOf(marks, own, entered?.has(place), held?.has(place)).map((predicate) => ({
      places: [place],
      predicate,
    })),
  );
}

/** The predicates for the known facts about one place. */
function predicatesOf(
  marks: readonly Mark[],
  known: readonly Known[],
  isEntered = false,
  isHeld = false,
): readonly Predicate[] {
  const of = (value: boolean): readonly Mark[] =>
    known.flatMap((one) => (one.value === value ? [marks[one.mark]!] : []));
  const [held, excluded] = [of(true), of(false)];
  const others = joinedLasts(
    excluded.map(({ no }) => no),
    'or',
  );
  const left = isHeld ? undefined : valuesLeft(marks, excluded, isEntered);
  const all = joinedLasts(
    held.map(({ yes }) => yes),
    'and',
  );
  return joinedVerbs([...all, ...(left === undefined ? others : [left])]);
}

/**
 * Words that differ only in the last one become one: `is not 3 or 7`. Two numbers that hold at one place
 * repeat the noun: `is house 4 and house 5`, as two houses are not one house with two numbers.
 */
function joinedLasts(predicates: readonly Predicate[], last: 'and' | 'or'): readonly Predicate[] {
  const groups = new Map<string, { readonly start: Predicate; readonly lasts: string[] }>();
  for (const { one, many } of predicates) {
    const [own, several] = [splitLast(one), splitLast(many)];
    const isSplit = own.last === several.last;
    const key = isSplit ? own.start : one;
    const group = groups.get(key);
    if (group !== undefined) group.lasts.push(own.last);
    else if (isSplit) groups.set(key, { start: { one: own.start, many: several.start }, lasts: [own.last] });
    else groups.set(key, { start: { one, many }, lasts: [] });
  }
  return [...groups.values()].map(({ start, lasts }) => ({
    one: withLasts(start.one, lasts, last),
    many: withLasts(start.many, lasts, last),
  }));
}

function withLasts(start: string, lasts: readonly string[], last: 'and' | 'or'): string {
  const { start: verb, last: thing } = splitLast(start);
  const areNumbered =
    last === 'and' && lasts.length > 1 && verb !== '' && lasts.every((one) => /^\d+$/.test(one));
  return areNumbered
    ? `${verb} ${listed(
        lasts.map((one) => `${thing} ${one}`),
        last,
      )}`
    : `${start} ${listed(lasts, last)}`.trimEnd();
}

/** Two sentences with the same verb become one: `is filled and not red`. */
function joinedVerbs(predicates: readonly Predicate[]): readonly Predicate[] {
  const [first, second, ...others] = predicates;
  if (first === undefined || second === undefined || others.length > 0) return predicates;
  const isSame = [first, second].every(
    ({ one, many }) => one.startsWith(VERB.one) && many.startsWith(VERB.many),
  );
  if (!isSame) return predicates;
  return [
    {
      one: `${first.one} and ${second.one.slice(VERB.one.length)}`,
      many: `${first.many} and ${second.many.slice(VERB.many.length)}`,
    },
  ];
}

/**
 * The values left for a place, if that is shorter than the excluded values: `can only be 3 or 7`; the last
 * value left reads `is 4`, unless it is entered only now.
 */
function valuesLeft(
  marks: readonly Mark[],
  excluded: readonly Mark[],
  isEntered: boolean,
): Predicate | undefined {
  if (excluded.length < 2) return undefined;
  const left = marks.filter((mark) => mark.place === excluded[0]!.place && !excluded.includes(mark));
  const values = left.map((mark) => splitLast(infinitive(mark)));
  const [first] = values;
  if (first === undefined || first.start === '' || values.some(({ start }) => start !== first.start)) {
    return undefined;
  }
  const isLast = left.length === 1;
  if (isLast && !isEntered) return left[0]!.yes;
  if (!isLast && (excluded.length < MANY_EXCLUDED || left.length > FEW_LEFT)) return undefined;
  const words = `can only ${first.start} ${listed(
    values.map(({ last }) => last),
    'or',
  )}`;
  return { one: words, many: words };
}

/** The words of a mark as they follow `can only`: `be 3`, `live in house 2`; empty if they are not known. */
function infinitive({ yes, no }: Mark): string {
  if (yes.one.startsWith(VERB.one)) return `be ${yes.one.slice(VERB.one.length)}`;
  return no.one.startsWith('does not ') ? no.one.slice('does not '.length) : '';
}

/** A predicate before its last word, and that word. */
function splitLast(words: string): { readonly start: string; readonly last: string } {
  const at = words.lastIndexOf(' ');
  return at < 0 ? { start: '', last: words } : { start: words.slice(0, at), last: words.slice(at + 1) };
}
