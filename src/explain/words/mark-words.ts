/** Known facts or conclusions in words: `r1c3 and r1c4 are empty`, `r2c5 can only be 3 or 7`. */
import { placeRuns } from '../../core/index.js';
import type { Known, Mark, MarkWords, Predicate, StepLanguage } from '../../families/contract/index.js';
import { anyOf, cellsWords, FEW_LEFT } from '../../families/kit/index.js';
import { marksAtPlaces } from '../model/index.js';
import { clauses, PHRASES } from './phrases.js';

/** Places of which the same is said. */
interface Clause {
  readonly places: readonly string[];
  readonly predicate: Predicate;
}

/** Excluded values of a place from which on those that are left are said instead, where these are few. */
const MANY_EXCLUDED = 3;

/** The words of a mark in a language. */
function wordsOf(mark: Mark, language: StepLanguage): Required<Pick<MarkWords, 'place'>> & MarkWords {
  const words: MarkWords = language === 'en' ? mark : (mark.translated?.[language] ?? mark);
  return { ...words, place: words.place ?? mark.place };
}

/** One mark in words: `r1c3 is empty`. */
export function saysKnown(
  marks: readonly Mark[],
  { mark, value }: Known,
  language: StepLanguage = 'en',
): string {
  const { place, yes, no } = wordsOf(marks[mark]!, language);
  return `${place} ${(value ? yes : no).one}`;
}

/** The same of one of several marks, with the same words about different places. */
export function saysOneOf(marks: readonly Mark[], known: readonly Known[], language: StepLanguage): string {
  const [{ mark, value }] = known as readonly [Known];
  if (known.length === 1) return saysKnown(marks, known[0]!, language);
  const { yes, no } = wordsOf(marks[mark]!, language);
  const places = known.map((one) => wordsOf(marks[one.mark]!, language).place);
  return `${PHRASES[language].oneOf(listedPlaces(places, language))} ${(value ? yes : no).one}`;
}

/**
 * Several marks in words, true ones before false ones; marks with the same predicate are joined.
 * @param most places that are named of each group before the others are only counted
 */
export function saysAll(
  marks: readonly Mark[],
  known: readonly Known[],
  language: StepLanguage = 'en',
  most = Number.POSITIVE_INFINITY,
): string {
  return clauses(clauseWords(marks, known, language, most), PHRASES[language].and);
}

/** The same as what has been found: `So r1c3 is 5.` */
export function saysSo(
  marks: readonly Mark[],
  known: readonly Known[],
  language: StepLanguage = 'en',
): string {
  return PHRASES[language].so(saysAll(marks, known, language));
}

/**
 * The clauses of {@link saysAll}, one by one.
 * @param before known besides, and not said: of the values of a place it leaves fewer
 */
export function clauseWords(
  marks: readonly Mark[],
  known: readonly Known[],
  language: StepLanguage,
  most = Number.POSITIVE_INFINITY,
  before: readonly Known[] = [],
): readonly string[] {
  return clausesOf(marks, known, before, language).map(({ places, predicate }) => {
    const words = listedPlaces(places, language, most);
    return `${words} ${places.length === 1 ? predicate.one : predicate.many}`;
  });
}

/** Places, cells of one line joined; at most some of these words, and how many other places there are. */
export function listedPlaces(
  places: readonly string[],
  language: StepLanguage = 'en',
  most = Number.POSITIVE_INFINITY,
): string {
  const { and, to, others } = PHRASES[language];
  const runs = placeRuns(places).map(({ words, count }) => ({ words: words.replace(' to ', to), count }));
  if (runs.length - most < 2) return cellsWords(places, language);
  const named = runs.slice(0, most).map(({ words }) => words);
  const left = runs.slice(most).reduce((sum, { count }) => sum + count, 0);
  return `${named.join(', ')} ${and} ${others(left)}`;
}

/**
 * Facts, but of a place of which several values are excluded all that is known there, where few are left: the
 * values left are what people see.
 */
export function withAllOfPlaces(
  marks: readonly Mark[],
  facts: readonly Known[],
  known: readonly Known[],
): readonly Known[] {
  const excludedAt = (list: readonly Known[], place: string): readonly Known[] =>
    list.filter(({ mark, value }) => !value && marks[mark]!.place === place);
  const whole = new Map<string, readonly Known[]>();
  for (const { mark } of facts) {
    const { place, atLeast } = marks[mark]!;
    if (whole.has(place) || atLeast !== undefined) continue;
    const all = new Map([...known, ...facts].map((one) => [one.mark, one]));
    const excluded = excludedAt([...all.values()], place);
    const left = marksAtPlaces(marks).get(place)! - excluded.length;
    const isFew = left > 0 && left <= FEW_LEFT && excludedAt(facts, place).length > 1;
    whole.set(place, isFew ? excluded : facts.filter((fact) => marks[fact.mark]!.place === place));
  }
  const replaced = [...whole.values()].flat();
  const counted = facts.filter(({ mark }) => !whole.has(marks[mark]!.place));
  return [...replaced, ...counted].toSorted((one, other) => one.mark - other.mark);
}

/** The groups: by all predicates of each place, or by single predicates, whichever makes fewer. */
function clausesOf(
  marks: readonly Mark[],
  known: readonly Known[],
  before: readonly Known[],
  language: StepLanguage,
): readonly Clause[] {
  const inOrder = known.toSorted(
    (one, other) => Number(other.value) - Number(one.value) || one.mark - other.mark,
  );
  const { exact, others } = exactCounts(marks, inOrder, language);
  const single = others.map((one): Clause => {
    const { place, yes, no } = wordsOf(marks[one.mark]!, language);
    return { places: [place], predicate: one.value ? yes : no };
  });
  const byPredicate = merged([...exact, ...single]);
  const byPlace = merged([...exact, ...placeClauses(marks, others, before, language)]);
  return byPlace.length <= byPredicate.length ? byPlace : byPredicate;
}

/** Clauses with the same words become one. */
function merged(all: readonly Clause[]): readonly Clause[] {
  const groups = grouped(all, ({ predicate: { one, many } }) => `${one}\n${many}`);
  return [...groups.values()].map((group) => ({
    places: group.flatMap(({ places }) => places),
    predicate: group[0].predicate,
  }));
}

/** At least n and fewer than n + 1 marks known to hold make exactly n. */
function exactCounts(
  marks: readonly Mark[],
  known: readonly Known[],
  language: StepLanguage,
): { readonly exact: readonly Clause[]; readonly others: readonly Known[] } {
  const said = new Set<Known>();
  const exact = known.flatMap((least): readonly Clause[] => {
    const { place, atLeast } = marks[least.mark]!;
    const words = wordsOf(marks[least.mark]!, language);
    if (!least.value || atLeast === undefined || words.exactly === undefined) return [];
    const most = known.find(
      ({ mark, value }) => !value && marks[mark]!.place === place && marks[mark]!.atLeast === atLeast + 1,
    );
    if (most === undefined) return [];
    said.add(least).add(most);
    return [{ places: [words.place], predicate: words.exactly }];
  });
  return { exact, others: known.filter((one) => !said.has(one)) };
}

/** The known facts, place by place: `is not 3 or 7`, `can only be 3`. */
function placeClauses(
  marks: readonly Mark[],
  known: readonly Known[],
  before: readonly Known[],
  language: StepLanguage,
): readonly Clause[] {
  const places = grouped(known, ({ mark }) => marks[mark]!.place);
  return [...places].flatMap(([place, own]) => {
    const words = (value: boolean): readonly Predicate[] =>
      own
        .filter((one) => one.value === value)
        .map(({ mark }) => wordsOf(marks[mark]!, language)[value ? 'yes' : 'no']);
    const besides = before.filter(({ mark }) => marks[mark]!.place === place);
    const left =
      own.length < MANY_EXCLUDED ? undefined : valuesLeft(marks, place, [...own, ...besides], language);
    const excluded = left === undefined ? joinedLasts(words(false), language) : [left];
    return [...words(true), ...excluded].map((predicate): Clause => {
      return { places: [wordsOf(marks[own[0]!.mark]!, language).place], predicate };
    });
  });
}

/** Words that differ only in the last one become one: `is not 3 or 7`. */
function joinedLasts(predicates: readonly Predicate[], language: StepLanguage): readonly Predicate[] {
  const split = (words: string): readonly [string, string] => {
    const at = words.lastIndexOf(' ');
    return [words.slice(0, at + 1), words.slice(at + 1)];
  };
  const groups = grouped(predicates, ({ one, many }) => {
    const [[start, last], [, other]] = [split(one), split(many)];
    return last === other ? start : one;
  });
  return [...groups.values()].flatMap((group): readonly Predicate[] => {
    if (group.length === 1) return group;
    const of = (form: 'one' | 'many'): string =>
      split(group[0]![form])[0] +
      anyOf(
        group.map((predicate) => split(predicate[form])[1]),
        language,
      );
    return [{ one: of('one'), many: of('many') }];
  });
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The values left for a place, where that is shorter than the excluded ones. */
function valuesLeft(
  marks: readonly Mark[],
  place: string,
  known: readonly Known[],
  language: StepLanguage,
): Predicate | undefined {
  if (known.some(({ value }) => value)) return undefined;
  const gone = new Set(known.map(({ mark }) => mark));
  const left = marks.filter((mark, index) => mark.place === place && !gone.has(index));
  if (left.length === 0 || left.length > FEW_LEFT) return undefined;
  const { verb, says } = PHRASES[language].only;
  const predicates = left.map((mark) => wordsOf(mark, language).yes.one);
  if (!predicates.every((predicate) => predicate.startsWith(verb))) return undefined;
  const words = says(
    anyOf(
      predicates.map((predicate) => predicate.slice(verb.length)),
      language,
    ),
  );
  return { one: words, many: words };
}
