/** Words for runs. */
import type { StepLanguage } from '../../../contract/language.js';
import { cellsWords } from '../../../kit/words/series.js';

/** A run for sentences. */
export interface RunName {
  /** 0: not stated. */
  readonly sum: number;
  readonly cells: readonly string[];
}

/** `the 17 in r1c2 to r1c4`, `the run r1c2 to r1c4`, `die 17 in r1c2 bis r1c4` */
export function runWords({ sum, cells }: RunName, language: StepLanguage): string {
  const where = cellsWords(cells, language);
  if (sum === 0) return language === 'en' ? `the run ${where}` : `die Reihe ${where}`;
  return language === 'en' ? `the ${sum} in ${where}` : `die ${sum} in ${where}`;
}
