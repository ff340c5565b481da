/** Words for runs and the ways to make them. */
import type { StepLanguage } from '../../../contract/language.js';
import { valuesIn } from '../../../kit/rules/index.js';
import { anyOf, cells as cellsWords } from '../../../kit/words/series.js';
import type { RunName, RunNow } from './runs.js';

/** Most ways that a sentence lists. */
const MOST_LISTED = 4;

/** `the 17 in r1c2 to r1c4`, `the run r1c2 to r1c4`, `die 17 in r1c2 bis r1c4` */
export function runWords({ sum, cells }: RunName, language: StepLanguage): string {
  const where = cellsWords(cells, language);
  if (sum === 0) return language === 'en' ? `the run ${where}` : `die Reihe ${where}`;
  return language === 'en' ? `the ${sum} in ${where}` : `die ${sum} in ${where}`;
}

/** The ways to make a run, such as `1+7+9`; undefined: too many to list. */
export function fewWays({ ways }: Pick<RunNow, 'ways'>): readonly string[] | undefined {
  return ways === undefined || ways.length > MOST_LISTED ? undefined : waysListed(ways);
}

function waysListed(ways: readonly number[]): readonly string[] {
  return ways.map((way) => valuesIn(way).join('+'));
}

/** `1+7+9 or 2+6+9` */
export function waysWords(ways: readonly string[], language: StepLanguage): string {
  return anyOf(ways, language);
}

/** `r1c3 is not 4 or 5`, `r1c3 and r1c4 are not 4` */
export function areNot(cells: readonly string[], numbers: readonly number[], language: StepLanguage): string {
  const isOne = cells.length === 1;
  const verb = { en: isOne ? 'is not' : 'are not', de: isOne ? 'ist nicht' : 'sind nicht' }[language];
  return `${cellsWords(cells, language)} ${verb} ${anyOf(numbers, language)}`;
}
