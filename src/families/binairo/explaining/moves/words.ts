/** Words of the moves of Binairos. */
import type { StepLanguage } from '../../../contract/language.js';
import { cellsWords, soAre } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';

/** `1` or `0` */
export function digit(isOne: boolean): string {
  return isOne ? '1' : '0';
}

/** `two 1s`, `zwei Einsen`, `one 0`, `eine 0` */
export function digits(count: number, isOne: boolean, language: StepLanguage): string {
  if (language === 'en') return `${inWords(count, 'en')} ${digit(isOne)}${count === 1 ? '' : 's'}`;
  return count === 1 ? `eine ${digit(isOne)}` : `${inWords(count, 'de')} ${isOne ? 'Einsen' : 'Nullen'}`;
}

/** `r1c1 and r1c2 are 1` */
export function are(codes: readonly string[], isOne: boolean, language: StepLanguage): string {
  const [many, one] = { en: ['are', 'is'], de: ['sind', 'ist'] }[language] as [string, string];
  return `${cellsWords(codes, language)} ${codes.length === 1 ? one : many} ${digit(isOne)}`;
}

/** `so r1c3 is 0` */
export function so(codes: readonly string[], isOne: boolean, language: StepLanguage): string {
  return soAre(codes, digit(isOne), language);
}
