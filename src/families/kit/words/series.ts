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

/** Clauses one after the other: `a, b, and c`, `a, b, und c` */
export function clausesInOrder(clauses: readonly string[], language: StepLanguage): string {
  if (clauses.length < 2) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, ${AND[language]} ${clauses.at(-1)}`;
}

/** Cells, with those beside each other together: `r1c2 and r3c7 to r3c9`. */
export function cellsWords(codes: readonly string[], language: StepLanguage): string {
  const runs = placeRuns(codes).map(({ words }) =>
    language === 'de' ? words.replace(' to ', ' bis ') : words,
  );
  return all(runs, language);
}

const ARE: InLanguages<readonly [one: string, many: string]> = { en: ['is', 'are'], de: ['ist', 'sind'] };

/** `r1c1 and r1c2 are black`: what some cells are. */
export function are(codes: readonly string[], what: string, language: StepLanguage): string {
  return `${cellsWords(codes, language)} ${ARE[language][codes.length === 1 ? 0 : 1]} ${what}`;
}

/** `so r1c1 and r1c2 are black`, `also sind r1c1 und r1c2 schwarz` */
export function soAre(codes: readonly string[], what: string, language: StepLanguage): string {
  if (language === 'en') return `so ${are(codes, what, 'en')}`;
  return `also ${ARE.de[codes.length === 1 ? 0 : 1]} ${cellsWords(codes, 'de')} ${what}`;
}
