/** Words of the moves of Calcudoku: cages and their fillings. */
import type { StepLanguage } from '../../../contract/language.js';
import { anyOf } from '../../../kit/words/series.js';
import type { CageName, CageNow } from './cages.js';

/** Fillings up to which a sentence lists them: more of cages of two cells, which are read at a glance. */
const MOST_FILLINGS = 4;
const MOST_PAIRS = 6;

/** `the cage 12× of r1c1`, in German without an article: `Käfig 12× bei r1c1`. */
export function cageWords({ clue, of }: CageName, language: StepLanguage): string {
  return language === 'en' ? `the cage ${clue} of ${of}` : `Käfig ${clue} bei ${of}`;
}

/** The same at the start of a sentence. */
export function cageFirst(name: CageName, language: StepLanguage): string {
  const words = cageWords(name, language);
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}

/** The fillings of a cage, if a sentence can list them. */
export function fewFillings({ fillings, places }: CageNow): readonly string[] | undefined {
  const most = places.length === 2 ? MOST_PAIRS : MOST_FILLINGS;
  return fillings !== undefined && fillings.length <= most ? fillings : undefined;
}

/** `2×3×6 or 1×6×6` */
export function fillingWords(fillings: readonly string[], language: StepLanguage): string {
  return anyOf(fillings, language);
}
