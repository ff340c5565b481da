/** The subject of a rule's sentence: the area that it is said of, or its cells. */
import type { StepLanguage } from '../../contract/language.js';
import { areaFirst } from '../words/areas.js';
import { cellsWords } from '../words/series.js';
import { opening } from '../words/words.js';
import { type Board, codesOf } from './board.js';
import type { Rule } from './rule.js';

/** `Row 3`, `r1c2 to r1c4` */
export function subject(rule: Rule, board: Board<unknown>, language: StepLanguage): string {
  const { area, places } = rule;
  if (rule.subject !== undefined) return opening(rule.subject[language]);
  return area === undefined
    ? cellsWords(codesOf(board, places, language), language)
    : areaFirst(area, language);
}

const HAS = { en: ['has', 'have'], de: ['hat', 'haben'] } as const;

/** The subject with the verb: `Row 3 has`, `r1c2 to r1c4 have`, `Zeile 3 hat`. */
export function subjectHas(rule: Rule, board: Board<unknown>, language: StepLanguage): string {
  const isMany = rule.subject === undefined && rule.area === undefined && rule.places.length > 1;
  const verb = board.words.has?.[language] ?? HAS[language];
  return `${subject(rule, board, language)} ${verb[isMany ? 1 : 0]}`;
}
