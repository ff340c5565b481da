/**
 * Words for values that share a house, as for one person: the Norwegian in the red house, who drinks tea. In
 * German the names of the puzzle stand in quotes, as they are written.
 */
import type { StepLanguage } from '../../contract/move.js';
import { all, anyOf } from '../../kit/words/series.js';
import type { Reference } from '../puzzle.js';
import { writeNatural } from '../sentences/natural.js';
import { kindOf, wordingOf } from '../sentences/wording.js';
import { quoted, valueWords } from './words.js';

/** Words for two values of one house speak of no place. */
const NOWHERE = { houses: 0, attributes: {} } as const;

/** Values that share a house, and the clues, counted from 1, that say so. */
export interface PersonName {
  readonly values: readonly Reference[];
  readonly clues: readonly number[];
}

/** The person as the subject of a sentence; with values besides the first it ends with a comma. */
export function personWords({ values, clues }: PersonName, language: StepLanguage): string {
  const by = clues.length === 0 ? '' : ` (${clueNumbers(clues, language)})`;
  if (language === 'de') return germanPerson(values) + by;
  if (values.length === 1) return valueWords(values[0]!).place;
  const head = headOf(values);
  const others = values.filter((value) => value !== head);
  const houses = others.flatMap((value) =>
    wordingOf(value).placed === 'house' ? [` in ${wordingOf(value).houses[0]}`] : [],
  );
  const person = wordingOf(head).persons[0]! + houses.join('');
  const described = others.filter((value) => wordingOf(value).placed !== 'house').map(deedOf);
  const deeds = described.flatMap(({ who }) => who ?? []);
  const clauses = [
    ...(deeds.length === 0 ? [] : [`who ${all(deeds, 'en')}`]),
    ...described.flatMap(({ whose }) => whose ?? []),
  ];
  return clauses.length === 0 ? person + by : `${person}, ${all(clauses, 'en')}${by},`;
}

/** The same persons by one value from the second time on, when it is known who they are. */
export function brieflyAgain(names: readonly PersonName[]): readonly PersonName[] {
  return names.map((name, place) => {
    const isNamed = names.slice(0, place).some(({ values }) => values.includes(headOf(name.values)));
    return isNamed ? { values: [headOf(name.values)], clues: [] } : name;
  });
}

/** Several persons: `the Dane, who drinks tea, and the Pole` */
export function listedPersons(names: readonly PersonName[], language: StepLanguage): string {
  const words = names.map((name) => personWords(name, language));
  return all(words, language).replace(/,,/g, ',').replace(/,$/, '');
}

/** Somebody with the verb for where he lives: `the tea drinker lives`, `the red house is`. */
export function residentWords(name: PersonName): string {
  const { placed, persons } = wordingOf(name.values[0]!);
  if (name.values.length > 1) return `${personWords(name, 'en')} lives`;
  return placed === 'house' ? `${personWords(name, 'en')} is` : `${persons[0]} lives`;
}

/** Somebody in one of some houses, counted from 0, or in none of them. */
export interface Placed {
  readonly name: PersonName;
  readonly houses: readonly number[];
  readonly value: boolean;
}

/** `the Englishman lives in house 2 or 3`, `tea is not drunk in house 1` */
export function saysPlaced(placed: Placed, language: StepLanguage): string {
  return `${personWords(placed.name, language)} ${placedWords(placed, language, 'one')}`;
}

/** Several of these in a sentence; what is the same of some is said once. */
export function saysAll(some: readonly Placed[], language: StepLanguage): string {
  return clausesOf(some, language)
    .map(({ who, does }) => `${who} ${does}`)
    .join(language === 'de' ? ', und ' : ', and ');
}

/** The same as what follows: `So the Dane lives in house 2.` */
export function saysSo(some: readonly Placed[], language: StepLanguage): string {
  if (language === 'en') return `So ${saysAll(some, 'en')}.`;
  const [first, ...others] = clausesOf(some, 'de');
  const [verb, ...where] = first!.does.split(' ');
  const rest = others.map(({ who, does }) => `, und ${who} ${does}`);
  return `Also ${verb} ${first!.who} ${where.join(' ')}${rest.join('')}.`;
}

/** Subjects and predicates: those with the same predicate together. */
function clausesOf(
  some: readonly Placed[],
  language: StepLanguage,
): readonly { readonly who: string; readonly does: string }[] {
  const same = new Map<string, Placed[]>();
  for (const placed of some) {
    const does = placedWords(placed, language, 'one');
    same.set(does, [...(same.get(does) ?? []), placed]);
  }
  return [...same].map(([does, group]) =>
    group.length === 1
      ? { who: personWords(group[0]!.name, language), does }
      : {
          who: listedPersons(
            group.map(({ name }) => name),
            language,
          ),
          does: placedWords(group[0]!, language, 'many'),
        },
  );
}

/** `lives in house 2 or 3`, `do not live in house 2 or 3` */
function placedWords(
  { name: { values }, houses, value }: Placed,
  language: StepLanguage,
  number: 'one' | 'many',
): string {
  const numbers = anyOf(
    houses.map((house) => house + 1),
    language,
  );
  if (language === 'de') {
    return `${number === 'one' ? 'ist' : 'sind'} ${value ? '' : 'nicht '}in Haus ${numbers}`;
  }
  if (values.length > 1) {
    const lives = value ? 'lives' : 'does not live';
    const live = value ? 'live' : 'do not live';
    return `${number === 'one' ? lives : live} in house ${numbers}`;
  }
  const { yes, no } = valueWords(values[0]!);
  return (value ? yes : no)(0)[number].replace(/1$/, numbers);
}

/** `clue 3`, `clues 3 and 5` */
export function clueNumbers(clues: readonly number[], language: StepLanguage): string {
  const one = language === 'de' ? 'Hinweis' : 'clue';
  const many = language === 'de' ? 'Hinweise' : 'clues';
  return `${clues.length === 1 ? one : many} ${all(clues, language)}`;
}

/** That the first value is the same person as the others: `the Dane owns the dog, clue 4`. */
export function identityWords({ values, clues }: PersonName, language: StepLanguage): string {
  const [first, ...others] = values;
  const words =
    language === 'de'
      ? [germanPerson(values)]
      : others.map((other) => writeNatural({ type: 'same', a: first!, b: other }, NOWHERE));
  return `${all(words, language)}, ${clueNumbers(clues, language)}`;
}

function germanPerson(values: readonly Reference[]): string {
  const [first, ...others] = values.map((value) => quoted(value[1]));
  return others.length === 0 ? first! : `${first} mit ${all(others, 'de')}`;
}

function headOf(values: readonly Reference[]): Reference {
  return values.toSorted((one, other) => rankOf(one) - rankOf(other))[0]!;
}

/** People are called by their nation or name first; a house by who lives in it. */
function rankOf(value: Reference): number {
  const kind = kindOf(value[0]);
  if (kind === 'nation' || kind === 'name') return 0;
  const { placed } = wordingOf(value);
  return placed === 'person' ? 1 : placed === 'thing' ? 2 : 3;
}

/** A deed of somebody (who drinks tea), or something of theirs (whose hobby is chess). */
function deedOf(value: Reference): { readonly who?: string; readonly whose?: string } {
  const { persons, deeds } = wordingOf(value);
  const whose = /^the person (whose .*)$/.exec(persons[0] ?? '')?.[1];
  return whose === undefined ? { who: deeds[0]!.is } : { whose };
}
