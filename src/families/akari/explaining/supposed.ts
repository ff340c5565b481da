/** A bulb, or none, from which others follow one after the other, until a rule could not hold. */
import { cellCode } from '../../../core/index.js';
import type { StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import {
  type CountedBoard,
  countContradiction,
  type FollowingMarks,
  type SupposedMark,
} from '../../kit/moves/counted-board.js';
import { cellsWords } from '../../kit/words/series.js';
import type { AkariPuzzle } from '../puzzle.js';
import { type LampRule, lampsOf, type WallName, wallOf } from './lamps.js';
import { WALL_WORDS } from './words.js';

/** A rule as sentences name it: a dark cell, cells that see each other, a number. */
type Named =
  | { readonly role: 'lit'; readonly dark: string }
  | { readonly role: 'line'; readonly cells: readonly string[] }
  | ({ readonly role: 'number' } & WallName);

export const supposed: Move<AkariPuzzle> = countContradiction({
  boardOf: lampsOf,
  nameOf,
  isAlike: (one, other) => one.role === 'line' && other.role === 'line',
  followWords,
  endWords,
  says,
});

function nameOf(rule: LampRule, lamps: CountedBoard<LampRule>): Named {
  switch (rule.role) {
    case 'lit':
      return { role: 'lit', dark: cellCode(rule.clue!) };
    case 'line':
      return { role: 'line', cells: lamps.codes(rule.places) };
    case 'number':
      return { role: 'number', ...wallOf(rule) };
  }
}

function says({ cell, isMarked }: SupposedMark, clauses: string, language: StepLanguage): string {
  return language === 'en'
    ? `If ${cell} had ${isMarked ? 'a' : 'no'} bulb, ${clauses}. So ${cell} has ${isMarked ? 'no bulb' : 'one'}.`
    : `Angenommen, ${cell} hat ${isMarked ? 'eine' : 'keine'} Lampe. Dann gilt: ${clauses}. Also hat ${cell} ${isMarked ? 'keine' : 'eine'}.`;
}

function followWords({ cells, isMarked, by }: FollowingMarks<Named>, language: StepLanguage): string {
  const names = cellsWords(cells, language);
  const isOne = cells.length === 1;
  switch (by.role) {
    case 'line':
      return { en: `${names} would be lit`, de: `${names} ${isOne ? 'ist' : 'sind'} beleuchtet` }[language];
    case 'lit':
      return {
        en: `${names} would need a bulb to light ${by.dark}`,
        de: `${names} braucht eine Lampe, die ${by.dark} beleuchtet`,
      }[language];
    case 'number':
      if (!isMarked) {
        return {
          en: `${WALL_WORDS.en(by)} would allow no bulb in ${names}`,
          de: `${WALL_WORDS.de(by)} erlaubt in ${names} keine Lampe`,
        }[language];
      }
      return {
        en: `${WALL_WORDS.en(by)} would need ${isOne ? 'a bulb' : 'bulbs'} in ${names}`,
        de: `${WALL_WORDS.de(by)} braucht ${isOne ? 'eine Lampe' : 'Lampen'} in ${names}`,
      }[language];
  }
}

function endWords(end: Named, isTooMany: boolean, language: StepLanguage): string {
  switch (end.role) {
    case 'lit':
      return { en: `nothing could light ${end.dark}`, de: `nichts kann ${end.dark} beleuchten` }[language];
    case 'line':
      return {
        en: `two bulbs in ${cellsWords(end.cells, 'en')} would light each other`,
        de: `zwei Lampen in ${cellsWords(end.cells, 'de')} beleuchten einander`,
      }[language];
    case 'number':
      return {
        en: `${WALL_WORDS.en(end)} would have ${isTooMany ? 'too many bulbs' : 'too few cells left'}`,
        de: `${WALL_WORDS.de(end)} hat ${isTooMany ? 'zu viele Lampen' : 'zu wenige Felder übrig'}`,
      }[language];
  }
}
