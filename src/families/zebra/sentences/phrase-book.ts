/**
 * Every phrase that can be said about the values of one street, by its words: openings and targets of
 * sentences.
 */
import { foldName } from '../names.js';
import type { Houses, Reference, ZebraClue } from '../puzzle.js';
import { BETWEEN, type Frame, LINKS, type Link, type Target } from './grammar.js';
import { houseNames } from './house-names.js';
import { wordingOf } from './wording.js';

/** The beginning of a sentence. */
interface Opening {
  readonly a: Reference;
  readonly frame: Frame;
  /** "The Norwegian does not live". */
  readonly denied: boolean;
}

/** The meaning of a phrase after a link: a value or a house. */
type Meaning = Reference | number;

/** The clues of a sentence, and the part understood when there are none. */
export interface Understood {
  readonly clues: readonly ZebraClue[];
  /** Number of words that make up the longest opening found. */
  readonly openingWords: number;
}

export class PhraseBook {
  readonly #openings = new Map<string, Opening[]>();
  readonly #targets: Readonly<Record<Target, Map<string, Meaning[]>>> = {
    house: new Map(),
    anyone: new Map(),
    place: new Map(),
    deed: new Map(),
    'denied deed': new Map(),
  };

  constructor({ houses, attributes }: Houses) {
    for (const [attribute, values] of Object.entries(attributes)) {
      for (const value of values) this.#enter([attribute, value]);
    }
    for (let house = 0; house < houses; house++) {
      for (const name of houseNames(house, houses)) file(this.#targets.place, name, house);
    }
  }

  /** Every clue that the words can mean; the words are as {@link foldName} leaves them. */
  understand(words: readonly string[]): Understood {
    const clues = new Map<string, ZebraClue>();
    let openingWords = 0;
    for (let count = 1; count < words.length; count++) {
      const openings = this.#openings.get(words.slice(0, count).join(' ')) ?? [];
      if (openings.length > 0) openingWords = count;
      const rest = words.slice(count).join(' ');
      for (const opening of openings) {
        for (const clue of this.#complete(opening, rest)) clues.set(JSON.stringify(clue), clue);
      }
    }
    return { clues: [...clues.values()], openingWords };
  }

  #complete({ a, frame, denied }: Opening, rest: string): readonly ZebraClue[] {
    return LINKS.filter((link) => link.frame === frame).flatMap((link) => {
      const lead = link.words === '' ? '' : `${link.words} `;
      if (!rest.startsWith(lead)) return [];
      const meanings = this.#targets[link.target].get(rest.slice(lead.length)) ?? [];
      return meanings.flatMap((meaning) => clueOf(link, a, meaning, denied) ?? []);
    });
  }

  #enter(reference: Reference): void {
    const { persons, houses, things, deeds } = wordingOf(reference);
    const open = (words: string, frame: Frame, denied: boolean): void =>
      file(this.#openings, words, { a: reference, frame, denied });
    for (const person of persons) {
      open(`${person} lives`, 'lives', false);
      open(`${person} does not live`, 'lives', true);
      open(person, 'does', false);
      file(this.#targets.deed, `is ${person}`, reference);
      file(this.#targets['denied deed'], `is not ${person}`, reference);
    }
    for (const { is, isNot } of things) {
      open(is, 'thing', false);
      open(isNot, 'thing', true);
    }
    for (const house of houses) {
      open(`${house} is`, 'house', false);
      open(`${house} is not`, 'house', true);
      file(this.#targets.house, house, reference);
    }
    for (const anyone of [...houses, ...persons]) {
      open(`${BETWEEN['between-1']} ${anyone}`, 'between-1', false);
      open(`${BETWEEN['between-2']} ${anyone}`, 'between-2', false);
      file(this.#targets.anyone, anyone, reference);
    }
    for (const { is, isNot } of deeds) {
      file(this.#targets.deed, is, reference);
      file(this.#targets['denied deed'], isNot, reference);
    }
  }
}

function clueOf({ type }: Link, a: Reference, meaning: Meaning, denied: boolean): ZebraClue | undefined {
  if (typeof meaning === 'number') return { type: denied ? 'not-at' : 'at', a, house: meaning };
  if (type === 'at' || (denied && type !== 'same')) return undefined;
  return { type: denied ? 'different' : type, a, b: meaning };
}

function file<Entry>(entries: Map<string, Entry[]>, words: string, entry: Entry): void {
  const key = foldName(words);
  const filed = entries.get(key);
  if (filed === undefined) entries.set(key, [entry]);
  else filed.push(entry);
}
