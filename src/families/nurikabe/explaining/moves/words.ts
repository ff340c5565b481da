/** Words of the moves of Nurikabe. */
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import type { AreaRoot } from '../../../kit/rules/index.js';
import { soAre } from '../../../kit/words/series.js';
import type { Islands } from './islands.js';

/** A number with its cell; `null`: it is not given. */
export interface Named {
  readonly number: number | null;
  readonly code: string;
}

/** The name of the number at a root. */
export function nameOf({ place, size }: AreaRoot, islands: Islands): Named {
  return { number: size ?? null, code: islands.code(place) };
}

/** `the 3 of r2c4`, `die 3 in r2c4` */
export const THE: InLanguages<(name: Named) => string> = {
  en: ({ number, code }) => `the ${number ?? 'number'} of ${code}`,
  de: ({ number, code }) => `die ${number ?? 'Zahl'} in ${code}`,
};

/** `so r1c1 is sea`, `also ist r1c1 Meer` */
export function soSea(codes: readonly string[], isSea: boolean, language: StepLanguage): string {
  const what = isSea ? { en: 'sea', de: 'Meer' } : { en: 'land', de: 'Land' };
  return soAre(codes, what[language], language);
}
