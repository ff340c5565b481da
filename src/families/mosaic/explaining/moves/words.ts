/** Words of the moves of Mosaics. */
import type { StepLanguage } from '../../../contract/language.js';
import { COLOUR_WORDS } from '../../../kit/rules/index.js';
import { inWords } from '../../../kit/words/words.js';
import type { OpenNumber } from './numbers.js';

/** A number with its cell, and the black cells that it still needs. */
export interface NamedNumber {
  readonly number: number;
  readonly code: string;
  readonly left: number;
}

export function named({ number, code, left }: OpenNumber): NamedNumber {
  return { number, code, left };
}

/** `the 3 of r2c4`, `die 3 in r2c4` */
export function the({ number, code }: NamedNumber, language: StepLanguage): string {
  return language === 'en' ? `the ${number} of ${code}` : `die ${number} in ${code}`;
}

/** `needs two more black cells`, `braucht noch zwei schwarze Felder` */
export function needs({ left }: NamedNumber, language: StepLanguage): string {
  if (language === 'de') return `braucht noch ${COLOUR_WORDS.counted(left, 1, 'de')}`;
  return `needs ${inWords(left, 'en')} more black cell${left === 1 ? '' : 's'}`;
}

/** A number of cells without a noun: `one`, `eins` */
export function numeral(count: number, language: StepLanguage): string {
  return language === 'de' && count === 1 ? 'eins' : inWords(count, language);
}
