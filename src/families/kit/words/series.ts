/** Lists in the languages in which steps are said. */
import { placeRuns } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';

const AND: InLanguages<string> = { en: 'and', de: 'und' };
const OR: InLanguages<string> = { en: 'or', de: 'oder' };

/** `a, b <last> c` */
function joined(words: readonly (string | number)[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `a, b and c` */
export function all(words: readonly (string | number)[], language: StepLanguage): string {
  return joined(words, AND[language]);
}

/** `a, b or c` */
export function anyOf(words: readonly (string | number)[], language: StepLanguage): string {
  return joined(words, OR[language]);
}

/** Cells, with those beside each other together: `r1c2 and r3c7 to r3c9`. */
export function cellsWords(codes: readonly string[], language: StepLanguage): string {
  const runs = placeRuns(codes).map(({ words }) =>
    language === 'de' ? words.replace(' to ', ' bis ') : words,
  );
  return all(runs, language);
}

/** `so r1c1 and r1c2 are black`, `also sind r1c1 und r1c2 schwarz`: what some cells are. */
export function soAre(codes: readonly string[], what: string, language: StepLanguage): string {
  const [are, is] = { en: ['are', 'is'], de: ['sind', 'ist'] }[language] as [string, string];
  const [named, verb] = [cellsWords(codes, language), codes.length === 1 ? is : are];
  return language === 'en' ? `so ${named} ${verb} ${what}` : `also ${verb} ${named} ${what}`;
}
