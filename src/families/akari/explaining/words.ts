/** Words of the moves of Akari. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import type { WallName } from './lamps.js';

/** `the 3 of r2c4` */
export const WALL_WORDS: InLanguages<(name: WallName) => string> = {
  en: ({ number, wall }) => `the ${number} of ${wall}`,
  de: ({ number, wall }) => `die ${number} in ${wall}`,
};

/** `two bulbs`; in German as the object of a sentence. */
export function bulbs(count: number, language: StepLanguage): string {
  if (count === 1) return { en: 'one bulb', de: 'eine Lampe' }[language];
  return `${inWords(count, language)} ${{ en: 'bulbs', de: 'Lampen' }[language]}`;
}

/** `r1c2 and r3c4 have bulbs`, `r1c2 has no bulb` */
export function haveBulbs(codes: readonly string[], value: boolean, language: StepLanguage): string {
  const isOne = codes.length === 1;
  const verb = { en: isOne ? 'has' : 'have', de: isOne ? 'hat' : 'haben' }[language];
  const object = {
    en: value ? (isOne ? 'a bulb' : 'bulbs') : 'no bulb',
    de: value ? (isOne ? 'eine Lampe' : 'Lampen') : 'keine Lampe',
  }[language];
  return `${cellsWords(codes, language)} ${verb} ${object}`;
}
