/** Cells that are black or white, in the languages in which steps are said. */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { are, soAre } from './series.js';

const COLOURS: InLanguages<readonly [white: string, black: string]> = {
  en: ['white', 'black'],
  de: ['weiß', 'schwarz'],
};

/** `black` or `white` */
export function colour(isBlack: boolean, language: StepLanguage): string {
  return COLOURS[language][isBlack ? 1 : 0];
}

/** `so r1c1 and r1c2 are black`, `also sind r1c1 und r1c2 schwarz` */
export function soColoured(codes: readonly string[], isBlack: boolean, language: StepLanguage): string {
  return soAre(codes, colour(isBlack, language), language);
}

/** `r1c1 and r1c2 are black`, `r1c1 und r1c2 sind schwarz` */
export function areColoured(codes: readonly string[], isBlack: boolean, language: StepLanguage): string {
  return are(codes, colour(isBlack, language), language);
}
