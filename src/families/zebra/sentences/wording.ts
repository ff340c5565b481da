/**
 * The words for a value: who has it, which house has it, what is done there. Attributes with the usual names
 * get the words of the usual puzzles (the Englishman, the red house, owns the dog, coffee is drunk, the Kool
 * smoker, the person with the violet); any other attribute is named (the person whose hobby is chess). Of
 * several words the first are written, all are read.
 */
import { foldName } from '../names.js';
import type { Reference } from '../puzzle.js';

/** A verb with its object, affirmed and denied. */
interface Deed {
  readonly is: string;
  readonly isNot: string;
}

export interface Wording {
  /** The subject of sentences about the value: a person lives, a drink is drunk, or the house itself. */
  readonly placed: 'person' | 'thing' | 'house';
  readonly persons: readonly string[];
  /** Never empty. */
  readonly houses: readonly string[];
  /** Deeds in the house: coffee is drunk. */
  readonly things: readonly Deed[];
  /** Deeds of the person (drinks coffee), or who the person is. */
  readonly deeds: readonly Deed[];
}

type Kind = 'nation' | 'name' | 'colour' | 'pet' | 'drink' | 'smoke' | 'instrument' | 'belonging';

const KINDS = new Map<string, Kind>([
  ['nation', 'nation'],
  ['nationality', 'nation'],
  ['name', 'name'],
  ['colour', 'colour'],
  ['color', 'colour'],
  ['pet', 'pet'],
  ['animal', 'pet'],
  ['drink', 'drink'],
  ['beverage', 'drink'],
  ['smoke', 'smoke'],
  ['cigar', 'smoke'],
  ['cigarette', 'smoke'],
  ['instrument', 'instrument'],
  ['flower', 'belonging'],
  ['fruit', 'belonging'],
]);

/** The kind of an attribute of a usual name; undefined for others. */
export function kindOf(attribute: string): Kind | undefined {
  return KINDS.get(foldName(attribute));
}

/** The words for a value. */
export function wordingOf([attribute, value]: Reference): Wording {
  switch (kindOf(attribute)) {
    case 'nation':
      return residents(nationals(value));
    case 'name':
      return residents([value]);
    case 'colour':
      return ofHouse([`the ${value} house`]);
    case 'pet':
      return ofPet(value);
    case 'drink':
      return consumed(value, { verb: 'drink', agent: 'drinker', participle: 'drunk' });
    case 'smoke':
      return consumed(value, { verb: 'smoke', agent: 'smoker', participle: 'smoked' });
    case 'instrument':
      return owned([attribute, value], { agent: `the ${value} player`, is: 'plays', isNot: 'does not play' });
    case 'belonging':
      return owned([attribute, value], { is: 'has', isNot: 'does not have' });
    default:
      return described([attribute, value]);
  }
}

/** Names of peoples that are adjectives (Japanese, Swedish, French, Swiss) take a noun. */
function nationals(value: string): readonly string[] {
  const bare = `the ${value}`;
  const man = `the ${value} man`;
  return /(ese|ish|ch|ss)$/i.test(value) ? [man, bare] : [bare, man];
}

function residents(persons: readonly string[]): Wording {
  return {
    placed: 'person',
    persons,
    houses: [
      ...persons.map((person) => `${person}'s house`),
      ...persons.map((person) => `the house of ${person}`),
    ],
    things: [],
    deeds: [{ is: `is ${persons[0]}`, isNot: `is not ${persons[0]}` }],
  };
}

function ofHouse(houses: readonly string[]): Wording {
  return { placed: 'house', persons: [], houses, things: [], deeds: [] };
}

function ofPet(value: string): Wording {
  return {
    placed: 'person',
    persons: [
      `the ${singular(value)} owner`,
      `the ${value} owner`,
      `the owner of the ${value}`,
      `the man with the ${value}`,
      `the person with the ${value}`,
    ],
    houses: [`the house with the ${value}`],
    things: [],
    deeds: [`the ${value}`, value].map((pet) => ({ is: `owns ${pet}`, isNot: `does not own ${pet}` })),
  };
}

/** A belonging of which the street has one: the violet, the cello. */
function owned(
  [attribute, value]: Reference,
  { agent, is, isNot }: Deed & { readonly agent?: string },
): Wording {
  const { persons, houses } = described([attribute, value]);
  const owner = `the person with the ${value}`;
  return {
    placed: 'person',
    persons: [...(agent === undefined ? [] : [agent]), owner, ...persons],
    houses: [`the house with the ${value}`, ...houses],
    things: [],
    deeds: [{ is: `${is} the ${value}`, isNot: `${isNot} the ${value}` }],
  };
}

/** An attribute without words of its own. */
function described([attribute, value]: Reference): Wording {
  const [be, other] = isPlural(attribute) ? ['are', 'is'] : ['is', 'are'];
  const persons = [be, other].map((form) => `the person whose ${attribute} ${form} ${value}`);
  return {
    placed: 'person',
    persons,
    houses: [
      ...persons.map((person) => `the house of ${person}`),
      `the house with the ${attribute} ${value}`,
      `the house with ${attribute} ${value}`,
    ],
    things: [],
    deeds: [{ is: `is ${persons[0]}`, isNot: `is not ${persons[0]}` }],
  };
}

/** The three forms of a verb that wordings need. */
interface Verb {
  readonly verb: string;
  readonly agent: string;
  readonly participle: string;
}

function consumed(value: string, { verb, agent, participle }: Verb): Wording {
  const [be, other] = isPlural(value) ? ['are', 'is'] : ['is', 'are'];
  return {
    placed: 'thing',
    persons: [`the ${singular(value)} ${agent}`, `the ${value} ${agent}`, `the man who ${verb}s ${value}`],
    houses: [be, other].map((form) => `the house where ${value} ${form} ${participle}`),
    things: [be, other].map((form) => ({
      is: `${value} ${form} ${participle}`,
      isNot: `${value} ${form} not ${participle}`,
    })),
    deeds: [{ is: `${verb}s ${value}`, isNot: `does not ${verb} ${value}` }],
  };
}

function isPlural(value: string): boolean {
  return /[^sui]s$/i.test(value);
}

/** Kools: Kool, foxes: fox, ponies: pony. A wrong guess is read back all the same. */
function singular(value: string): string {
  if (!isPlural(value)) return value;
  if (/[^aeiou]ies$/i.test(value) && value.length > 4) return `${value.slice(0, -3)}y`;
  return value.slice(0, /(ch|sh|x|ss)es$/i.test(value) ? -2 : -1);
}
