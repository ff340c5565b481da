/** A bulb, or none, that would force others one after the other, until a rule could not hold. */
import { cellCode } from '../../../core/index.js';
import type { StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import { type CountedBoard, countContradiction, type SupposedMark } from '../../kit/moves/counted-board.js';
import { all, cellsWords } from '../../kit/words/series.js';
import type { AkariPuzzle } from '../puzzle.js';
import { type LampRule, lampsOf, type WallName, wallOf } from './lamps.js';
import { WALL_WORDS } from './words.js';

/** A rule as sentences name it: a dark cell, cells that see each other, a number. */
type Named =
  | { readonly role: 'lit'; readonly dark: string }
  | { readonly role: 'line'; readonly cells: readonly string[] }
  | ({ readonly role: 'number' } & WallName);

export const supposed: Move<AkariPuzzle> = countContradiction({ boardOf: lampsOf, nameOf, says });

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

function says(
  { cell, isMarked, forced, end, isTooMany }: SupposedMark<Named>,
  language: StepLanguage,
): string {
  const follows = all(
    forced.map(({ marked, by }) => `${cellsWords(marked, language)}${causeWords(by, language)}`),
    language,
  );
  const last = endWords(end, isTooMany, language);
  if (language === 'en') {
    const forces = follows === '' ? '' : `force bulbs in ${follows}, and would `;
    return `${isMarked ? `A bulb in ${cell}` : `Without a bulb, ${cell}`} would ${forces}${last}.`;
  }
  const forces = follows === '' ? '' : `Lampen in ${follows} erzwingen und `;
  return `${isMarked ? `Eine Lampe in ${cell}` : `${cell} ohne Lampe`} würde ${forces}${last}.`;
}

function causeWords(by: Named, language: StepLanguage): string {
  switch (by.role) {
    case 'lit':
      return { en: ` (to light ${by.dark})`, de: ` (für Licht in ${by.dark})` }[language];
    case 'number':
      return { en: ` (for ${WALL_WORDS.en(by)})`, de: ` (für ${WALL_WORDS.de(by)})` }[language];
    case 'line':
      return '';
  }
}

function endWords(end: Named, isTooMany: boolean, language: StepLanguage): string {
  switch (end.role) {
    case 'lit':
      return { en: `leave ${end.dark} dark`, de: `${end.dark} dunkel lassen` }[language];
    case 'line':
      return {
        en: `make two bulbs of ${cellsWords(end.cells, 'en')} see each other`,
        de: `zwei Lampen in ${cellsWords(end.cells, 'de')} einander beleuchten lassen`,
      }[language];
    case 'number':
      return {
        en: `leave ${WALL_WORDS.en(end)} too ${isTooMany ? 'many bulbs' : 'few cells'}`,
        de: `für ${WALL_WORDS.de(end)} zu ${isTooMany ? 'viele Lampen' : 'wenige Felder'} übrig lassen`,
      }[language];
  }
}
