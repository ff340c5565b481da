/** Words of the moves of Tents. */
import type { StepLanguage } from '../../contract/language.js';
import { all, cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';

/** `two tents`; in German as the object of a sentence. */
export function tentCount(count: number, language: StepLanguage): string {
  if (count === 1) return { en: 'one tent', de: 'ein Zelt' }[language];
  return `${inWords(count, language)} ${{ en: 'tents', de: 'Zelte' }[language]}`;
}

/** `r1c2 and r3c4 have tents`, `hat r1c2 kein Zelt`: in German after `also`. */
export function haveTents(codes: readonly string[], value: boolean, language: StepLanguage): string {
  const isOne = codes.length === 1;
  if (language === 'en') {
    const object = value ? (isOne ? 'a tent' : 'tents') : 'no tent';
    return `${cellsWords(codes, 'en')} ${isOne ? 'has' : 'have'} ${object}`;
  }
  const object = value ? (isOne ? 'ein Zelt' : 'Zelte') : 'kein Zelt';
  return `${isOne ? 'hat' : 'haben'} ${cellsWords(codes, 'de')} ${object}`;
}

/** `the tree of r3c4`, `the trees of r3c4 and r5c6` */
export function treesOf(trees: readonly string[], language: StepLanguage): string {
  const isOne = trees.length === 1;
  return {
    en: `the ${isOne ? 'tree' : 'trees'} of ${all(trees, 'en')}`,
    de: `${isOne ? 'der Baum' : 'die Bäume'} in ${all(trees, 'de')}`,
  }[language];
}
