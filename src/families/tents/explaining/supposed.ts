/** A tent, or none, that would force others one after the other, until a rule could not hold. */
import type { StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import { countContradiction, type SupposedMark } from '../../kit/moves/counted-board.js';
import { area } from '../../kit/words/areas.js';
import { all, cellsWords } from '../../kit/words/series.js';
import type { TentsPuzzle } from '../puzzle.js';
import { type Camp, type CampRule, campOf } from './camp.js';
import { treesOf } from './words.js';

/** A rule as sentences name it, with its cells. */
interface Named extends Pick<CampRule, 'role' | 'area' | 'tree'> {
  readonly cells: readonly string[];
}

export const supposed: Move<TentsPuzzle> = countContradiction({ boardOf: campOf, nameOf, says });

function nameOf({ role, area: name, tree, places }: CampRule, camp: Camp): Named {
  return { role, cells: camp.codes(places), ...(name && { area: name }), ...(tree && { tree }) };
}

function says(
  { cell, isMarked, forced, end, isTooMany }: SupposedMark<Named>,
  language: StepLanguage,
): string {
  const follows = all(
    forced.map(({ marked, by }) => `${cellsWords(marked, language)} (${causeWords(by, language)})`),
    language,
  );
  const last = endWords(end, isTooMany, language);
  if (language === 'en') {
    const forces = follows === '' ? '' : `force tents in ${follows}, and would `;
    return `${isMarked ? `A tent in ${cell}` : `Without a tent, ${cell}`} would ${forces}${last}.`;
  }
  const forces = follows === '' ? '' : `Zelte in ${follows} erzwingen und `;
  return `${isMarked ? `Ein Zelt in ${cell}` : `${cell} ohne Zelt`} würde ${forces}${last}.`;
}

function causeWords({ tree, area: name }: Named, language: StepLanguage): string {
  const what = name === undefined ? treesOf([tree!], language) : area(name, language);
  return { en: `for ${what}`, de: `für ${what.replace('der Baum', 'den Baum')}` }[language];
}

function endWords(
  { tree, area: name, cells: codes }: Named,
  isTooMany: boolean,
  language: StepLanguage,
): string {
  if (name !== undefined) {
    return {
      en: `leave ${area(name, 'en')} too ${isTooMany ? 'many tents' : 'few cells'}`,
      de: `in ${area(name, 'de')} zu ${isTooMany ? 'viele Zelte' : 'wenige Felder'} übrig lassen`,
    }[language];
  }
  if (tree !== undefined) {
    const many = {
      en: `give the tree of ${tree} a tent too many`,
      de: `dem Baum in ${tree} ein Zelt zu viel geben`,
    };
    const few = { en: `leave the tree of ${tree} no place`, de: `dem Baum in ${tree} keinen Platz lassen` };
    return (isTooMany ? many : few)[language];
  }
  return {
    en: `make two tents of ${cellsWords(codes, 'en')} touch`,
    de: `zwei Zelte in ${cellsWords(codes, 'de')} einander berühren lassen`,
  }[language];
}
