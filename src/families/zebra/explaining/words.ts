/**
 * Sentences about a value in a house: the Englishman lives in house 3, coffee is drunk there, the red house
 * is it.
 */
import type { MarkWords, Predicate } from '../../contract/explaining.js';
import type { Reference } from '../puzzle.js';
import { wordingOf } from '../sentences/wording.js';

/** The words for a value as the subject of sentences. */
export interface ValueWords {
  /** `the Englishman`, `coffee`, `the red house` */
  readonly place: string;
  /** The predicate of the value in a house, counted from 0: `lives in house 3`. */
  yes(house: number): Predicate;
  no(house: number): Predicate;
}

/** The words for a value. */
export function valueWords(reference: Reference): ValueWords {
  const { placed, persons, houses, things } = wordingOf(reference);
  if (placed === 'person') {
    return {
      place: persons[0]!,
      yes: predicates('lives in', 'live in'),
      no: predicates('does not live in', 'do not live in'),
    };
  }
  if (placed === 'house') {
    return { place: houses[0]!, yes: predicates('is', 'are'), no: predicates('is not', 'are not') };
  }
  const value = reference[1];
  const verb = (words: string): string => words.slice(value.length + 1);
  const [is, isNot] = [verb(things[0]!.is), verb(things[0]!.isNot)];
  return {
    place: value,
    yes: predicates(`${is} in`, `${plural(is)} in`),
    no: predicates(`${isNot} in`, `${plural(isNot)} in`),
  };
}

/** The house of a value, after an article: `red house`, `house where coffee is drunk`. */
export function houseKind(reference: Reference): string {
  const { placed, persons, houses, things } = wordingOf(reference);
  if (placed === 'person') return `house where ${persons[0]} lives`;
  return placed === 'thing' ? `house where ${things[0]!.is}` : houses[0]!.replace(/^the /, '');
}

/** A name of the puzzle in German quotes. */
export function quoted(name: string): string {
  return `„${name}“`;
}

/** The words in German, where the value has no article and no verb of its own. */
export function germanWords(reference: Reference, house: number): MarkWords {
  return {
    place: quoted(reference[1]),
    yes: { one: `ist in Haus ${house + 1}`, many: `sind in Haus ${house + 1}` },
    no: { one: `ist nicht in Haus ${house + 1}`, many: `sind nicht in Haus ${house + 1}` },
  };
}

function predicates(one: string, many: string): (house: number) => Predicate {
  return (house) => ({ one: `${one} house ${house + 1}`, many: `${many} house ${house + 1}` });
}

/** `is drunk`: `are drunk`; what is plural already stays. */
function plural(verb: string): string {
  return verb.replace(/^is /, 'are ');
}
