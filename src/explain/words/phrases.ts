/** The connecting words of sentences about steps, in each language in which steps are said. */

import { counted } from '../../core/index.js';
import type { InLanguages } from '../../families/contract/index.js';

/** The words of one language around the words of marks and rules. */
export interface Phrases {
  readonly and: string;
  /** The end of a list of which only some are named. */
  readonly others: (count: number) => string;
  /** `to` between the first and the last of neighbouring cells. */
  readonly to: string;
  /** The verb before the values of a place, and the words for those that are left: `can only be 3 or 7`. */
  readonly only: { readonly verb: string; readonly says: (values: string) => string };
  /** A sentence inside another: its first word in small letters where the language wants it. */
  readonly inside: (sentence: string) => string;
  readonly because: (conclusions: string, grounds: string) => string;
  /** Known facts after rules. */
  readonly beside: (facts: readonly string[]) => string;
  /** The rules that limit what the rules before them need. */
  readonly but: string;
  readonly known: (facts: string) => string;
  readonly suppose: (words: string) => string;
  /** One of some places, each of which is supposed by itself. */
  readonly oneOf: (places: string) => string;
  readonly follows: (words: string) => string;
  /** A further conclusion, after a sentence without its full stop. */
  readonly besides: (sentence: string, words: string) => string;
  readonly impossible: string;
  readonly so: (words: string) => string;
  /** Rules whose sum leaves an even or an odd number for one place. */
  readonly parity: (rules: string) => string;
  readonly packing: Packed;
  /** The answer about one cell, and the headings of its steps. */
  readonly cell: CellPhrases;
  readonly noProof: string;
  readonly longProof: (lines: number) => string;
}

/** The words of an answer about one cell. */
interface CellPhrases {
  readonly given: (words: string) => string;
  readonly ends: (code: string) => string;
  readonly why: (words: string) => string;
  /** Headings above the steps from the givens alone, and above those that lead to the cell. */
  readonly direct: string;
  readonly leading: string;
}

/** The words of a packing. */
interface Packed {
  /** The rules that need something, how many are needed together, and how many of them are there. */
  readonly needed: (rules: string, count: number, there: number) => string;
  /** The rules that limit some of them. */
  readonly limited: (rules: string, allowed: number) => string;
  /** Groups of places of which each holds one at most, by a rule. */
  readonly groups: (groups: string, rule: string) => string;
  readonly room: (count: number) => string;
}

const GERMAN_SMALL =
  /^(?:Alle|Das|Dem|Den|Der|Die|Ein|Eine|Es|Genau|Höchstens|Im|In|Jede[rs]?|Keine?|Mindestens|Neben|Nur|Von|Zwischen|Zwei)(?= )/;

export const PHRASES: InLanguages<Phrases> = {
  en: {
    and: 'and',
    others: (count) => `${count} others`,
    to: ' to ',
    only: { verb: 'is ', says: (values) => `can only be ${values}` },
    inside: (sentence) =>
      /^[A-Z][a-z]|^A /.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence,
    because: (conclusions, grounds) => `${conclusions}, because ${grounds}`,
    beside: (facts) => `${facts.length === 1 ? 'and' : 'while'} ${clauses(facts, 'and')}`,
    but: 'but',
    known: (facts) => `Known: ${facts}.`,
    suppose: (words) => `Suppose that ${words}.`,
    oneOf: (places) => `one of ${places}`,
    follows: (words) => `Then ${words}.`,
    besides: (sentence, words) => `${sentence}; then ${words}.`,
    impossible: 'this is impossible',
    so: (words) => `So ${words}.`,
    parity: (rules) => `${rules}; in their sum everything else is known or counts twice`,
    packing: {
      needed: (rules, count, there) =>
        `${rules}: ${count} together${there === 0 ? '' : `, of which ${there} ${there === 1 ? 'is' : 'are'} there`}.`,
      limited: (rules, allowed) => `${rules}: ${allowed === 0 ? 'none' : `at most ${allowed}`} of them.`,
      groups: (groups, rule) => `Each of these groups holds at most one, because ${rule}: ${groups}.`,
      room: (count) => `That makes at most ${count}, which is too few.`,
    },
    cell: {
      given: (words) => `The puzzle gives that ${words}.`,
      ends: (code) => `The steps end before anything is found out about ${code}.`,
      why: (words) => `Why ${words}.`,
      direct: 'From what the puzzle gives alone',
      leading: 'Step by step',
    },
    noProof:
      'The opposite contradicts these rules, as a search has proved; no proof of a few lines was found.',
    longProof: (lines) =>
      `The opposite contradicts these rules. The proof has ${counted(lines, 'line')}, too many to show here.`,
  },
  de: {
    and: 'und',
    others: (count) => `${count} weitere`,
    to: ' bis ',
    only: { verb: 'ist ', says: (values) => `kann nur ${values} sein` },
    inside: (sentence) => sentence.replace(GERMAN_SMALL, (word) => word.toLowerCase()),
    because: (conclusions, grounds) => `${conclusions}, denn ${grounds}`,
    beside: (facts) => `und ${clauses(facts, 'und')}`,
    but: 'aber',
    known: (facts) => `Bekannt: ${facts}.`,
    suppose: (words) => `Angenommen: ${words}.`,
    oneOf: (places) => `eines von ${places}`,
    follows: (words) => `Dann: ${words}.`,
    besides: (sentence, words) => `${sentence}; dann: ${words}.`,
    impossible: 'das ist unmöglich',
    so: (words) => `Also: ${words}.`,
    parity: (rules) => `${rules}; in ihrer Summe ist alles andere bekannt oder zählt doppelt`,
    packing: {
      needed: (rules, count, there) =>
        `${rules}: zusammen ${count}${there === 0 ? '' : `, davon ${there === 1 ? 'ist' : 'sind'} ${there} schon da`}.`,
      limited: (rules, allowed) => `${rules}: ${allowed === 0 ? 'keines' : `höchstens ${allowed}`} davon.`,
      groups: (groups, rule) =>
        `In jeder dieser Gruppen ist höchstens eines möglich, denn ${rule}: ${groups}.`,
      room: (count) => `Das sind höchstens ${count}, und damit zu wenige.`,
    },
    cell: {
      given: (words) => `Das Rätsel gibt vor: ${words}.`,
      ends: (code) => `Die Schritte enden, bevor sich über ${code} etwas ergibt.`,
      why: (words) => `Warum gilt: ${words}.`,
      direct: 'Allein aus den Vorgaben',
      leading: 'Schritt für Schritt',
    },
    noProof:
      'Das Gegenteil widerspricht diesen Regeln, wie eine Suche bewiesen hat; ein Beweis in wenigen Zeilen wurde nicht gefunden.',
    longProof: (lines) =>
      `Das Gegenteil widerspricht diesen Regeln. Der Beweis hat ${lines} Zeilen, zu viele für diese Seite.`,
  },
};

/** The words of answers about one cell. */
export const CELL_WORDS: InLanguages<CellPhrases> = { en: PHRASES.en.cell, de: PHRASES.de.cell };

/** Clauses that hold lists of their own: `a, b and c hold, and d is empty`. */
export function clauses(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`;
}
