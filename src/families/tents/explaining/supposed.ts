/** A tent, or none, from which others follow one after the other, until a rule could not hold. */
import type { StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import { countContradiction, type FollowingMarks, type SupposedMark } from '../../kit/moves/counted-board.js';
import { area } from '../../kit/words/areas.js';
import { cellsWords } from '../../kit/words/series.js';
import type { TentsPuzzle } from '../puzzle.js';
import { type Camp, type CampRule, campOf } from './camp.js';
import { treesOf } from './words.js';

/** A rule as sentences name it, with its cells. */
interface Named extends Pick<CampRule, 'role' | 'area' | 'tree'> {
  readonly cells: readonly string[];
}

export const supposed: Move<TentsPuzzle> = countContradiction({
  boardOf: campOf,
  nameOf,
  isAlike: (one, other) => one.role === 'block' && other.role === 'block',
  followWords,
  endWords,
  says,
});

function nameOf({ role, area: name, tree, places }: CampRule, camp: Camp): Named {
  return { role, cells: camp.codes(places), ...(name && { area: name }), ...(tree && { tree }) };
}

function says({ cell, isMarked }: SupposedMark, clauses: string, language: StepLanguage): string {
  return language === 'en'
    ? `If ${cell} had ${isMarked ? 'a' : 'no'} tent, ${clauses}. So ${cell} has ${isMarked ? 'no tent' : 'one'}.`
    : `Angenommen, ${cell} hat ${isMarked ? 'ein' : 'kein'} Zelt. Dann gilt: ${clauses}. Also hat ${cell} ${isMarked ? 'keins' : 'eins'}.`;
}

function followWords(
  { cells, isMarked, by: { tree, area: name } }: FollowingMarks<Named>,
  language: StepLanguage,
): string {
  const codes = cellsWords(cells, language);
  const isOne = cells.length === 1;
  const rule = name === undefined ? tree && treesOf([tree], language) : area(name, language);
  if (rule === undefined) {
    return {
      en: `${codes} would touch a tent`,
      de: `${codes} ${isOne ? 'berührt' : 'berühren'} ein Zelt`,
    }[language];
  }
  if (isMarked) {
    return {
      en: `${rule} would need ${isOne ? 'a tent' : 'tents'} in ${codes}`,
      de: `${rule} braucht ${isOne ? 'ein Zelt' : 'Zelte'} in ${codes}`,
    }[language];
  }
  return { en: `${rule} would allow no tent in ${codes}`, de: `${rule} erlaubt in ${codes} kein Zelt` }[
    language
  ];
}

function endWords(
  { tree, area: name, cells: codes }: Named,
  isTooMany: boolean,
  language: StepLanguage,
): string {
  const rule = name === undefined ? tree && treesOf([tree], language) : area(name, language);
  if (rule === undefined) {
    return {
      en: `two tents of ${cellsWords(codes, 'en')} would touch`,
      de: `zwei Zelte in ${cellsWords(codes, 'de')} berühren einander`,
    }[language];
  }
  if (isTooMany) {
    return { en: `${rule} would have too many tents`, de: `${rule} hat zu viele Zelte` }[language];
  }
  return {
    en: `${rule} would have too little room left`,
    de: `${rule} hat zu wenig Platz übrig`,
  }[language];
}
