/** Words that the sentences of several families are made from. */
import { capitalised } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';

const NUMBERS: InLanguages<readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

/** Places in an order, counted from 0, in words. */
export const ORDINALS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/**
 * A number up to ten in words, a larger one in digits, and the word for the counted objects: `no stars`, `one
 * star`.
 */
export function countedInWords(count: number, word: string): string {
  return `${inWords(count)} ${word}${count === 1 ? '' : 's'}`;
}

/**
 * A number up to ten in words, a larger one in digits; 0 is `no`.
 * @param ending of the German words for none and one: `keine`, `keinen`
 */
export function inWords(count: number, language: StepLanguage = 'en', ending: '' | 'e' | 'en' = ''): string {
  const word = NUMBERS[language][count] ?? String(count);
  return language === 'de' && count < 2 ? `${word}${ending}` : word;
}

/** `a`, `a and b`, `a, b and c`; with another last word, also a German one. */
export function listed(words: readonly string[], last: 'and' | 'or' | 'und' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Words at the beginning of a sentence; the code of a cell begins it as it is. */
export function opening(words: string): string {
  return /^r\d/.test(words) ? words : capitalised(words);
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  return `${opening(clause)}.`;
}
