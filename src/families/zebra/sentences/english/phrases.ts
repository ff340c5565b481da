/**
 * Everything in a sentence that names a person or a house by a value or a place, or says what somebody does.
 */
import type { Houses, Reference } from '../../puzzle.js';
import { type Manner, speechOf } from './manner.js';
import { placePattern, type RolePattern, rolePatterns } from './patterns.js';
import type { Role } from './statements.js';
import { joined } from './template.js';
import { wordsOf } from './words.js';

/**
 * A part of a sentence, from word `start` to before word `end`, and what it speaks of: a value or a house.
 */
export interface Phrase {
  readonly start: number;
  readonly end: number;
  readonly role: Role;
  readonly about: Reference | number;
}

/** A value's words as they may stand in a sentence. */
interface Form {
  readonly reference: Reference;
  readonly words: readonly string[];
  readonly speech: AttributeSpeech;
}

/** The phrases for an attribute's values. */
interface AttributeSpeech {
  readonly patterns: readonly RolePattern[];
  /** The attribute's own name, one or many, where words stand around a value. */
  readonly name: RegExp;
}

/** Most words of a phrase before and behind the value's own, and of a phrase about a place. */
const BEFORE = 12;
const BEHIND = 8;
const LONGEST_PLACE = 14;

export class Phrases {
  readonly #forms: readonly Form[];
  readonly #places: RegExp;

  constructor({ houses, attributes }: Houses) {
    this.#forms = Object.entries(attributes).flatMap(([attribute, values]) => {
      const speech = speechOf(attribute);
      const words = { patterns: rolePatterns(speech), name: namePattern(attribute) };
      return values.flatMap((value) => formsOf([attribute, value], speech.manner, words));
    });
    this.#places = placePattern(houses);
  }

  /** All phrases of a sentence; they may overlap. */
  find(words: readonly string[]): readonly Phrase[] {
    return [...this.#forms.flatMap((form) => this.#around(form, words)), ...this.#placesIn(words)];
  }

  #around({ reference, words: own, speech }: Form, words: readonly string[]): Phrase[] {
    const phrases: Phrase[] = [];
    for (let at = 0; at + own.length <= words.length; at++) {
      if (!own.every((word, index) => words[at + index] === word)) continue;
      const behind = at + own.length;
      for (let start = Math.max(0, at - BEFORE); start <= at; start++) {
        const head = `${joined(words.slice(start, at))}@ `;
        for (let end = behind; end <= Math.min(words.length, behind + BEHIND); end++) {
          const phrase = head + joined(words.slice(behind, end));
          const named = phrase.replace(speech.name, '# ');
          for (const { role, pattern } of speech.patterns) {
            if (pattern.test(phrase) || (named !== phrase && pattern.test(named)))
              phrases.push({ start, end, role, about: reference });
          }
        }
      }
    }
    return phrases;
  }

  #placesIn(words: readonly string[]): Phrase[] {
    return words.flatMap((_, start) => {
      const phrases: Phrase[] = [];
      for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_PLACE); end++) {
        const found = this.#places.exec(joined(words.slice(start, end)));
        const house = found === null ? -1 : found.slice(1).findIndex((group) => group !== undefined);
        if (house >= 0) phrases.push({ start, end, role: 'noun', about: house });
      }
      return phrases;
    });
  }
}

/** The name of an attribute among other words; of no word at all, it is nowhere. */
function namePattern(attribute: string): RegExp {
  const name = wordsOf(attribute).join(' ');
  if (name === '') return /(?!)/u;
  const escaped = name.replace(/s$/u, '').replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
  return new RegExp(`(?<![^ ])${escaped}s? `, 'u');
}

/**
 * The ways in which people write a value: as it is, as one or many, in one word, by other words for a people.
 */
function formsOf(reference: Reference, manner: Manner, speech: AttributeSpeech): Form[] {
  const words = wordsOf(reference[1]);
  const last = words.at(-1);
  if (last === undefined) return [];
  const lasts =
    manner === 'nation' && words.length === 1
      ? peopleWords(last)
      : manner === 'name' || manner === 'colour'
        ? [last]
        : [last, ...pluralsOf(last)];
  const spellings = lasts.map((word) => [...words.slice(0, -1), word]);
  if (words.length > 1) spellings.push([words.join('')]);
  const distinct = [...new Map(spellings.map((spelling) => [spelling.join(' '), spelling])).values()];
  return distinct.map((spelling) => ({ reference, words: spelling, speech }));
}

/** The singular and the plural of a word; a form that no one writes does no harm. */
function pluralsOf(word: string): readonly string[] {
  const many = /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;
  const one = /[^aeiou]ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:x|ch|sh|ss)es$/.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;
  return [many, one];
}

const PEOPLES: readonly (readonly string[])[] = [
  ['englishman', 'english', 'englishwoman'],
  ['brit', 'british', 'briton'],
  ['scot', 'scottish', 'scotsman', 'scotswoman'],
  ['welshman', 'welsh', 'welshwoman'],
  ['irishman', 'irish', 'irishwoman'],
  ['frenchman', 'french', 'frenchwoman'],
  ['dutchman', 'dutch', 'dutchwoman'],
  ['swede', 'swedish'],
  ['dane', 'danish'],
  ['finn', 'finnish'],
  ['pole', 'polish'],
  ['spaniard', 'spanish'],
  ['turk', 'turkish'],
  ['argentine', 'argentinian', 'argentinean'],
];

/** All words for the people that a value names, the value first. */
function peopleWords(value: string): readonly string[] {
  const people = PEOPLES.find((words) => words.includes(value)) ?? [];
  return [value, ...people.filter((word) => word !== value)];
}
