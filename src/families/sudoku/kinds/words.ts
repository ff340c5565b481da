/** Parts of the sentences of rules. */
import type { InLanguages } from '../../contract/language.js';
import { type Board, codesOf, type Rule } from '../../kit/rules/index.js';
import { cellsWords } from '../../kit/words/series.js';

/** The cells of a rule. */
export function cellsOfRule({ places }: Rule, board: Board<unknown>): InLanguages<string> {
  const codes = codesOf(board, places);
  return { en: cellsWords(codes, 'en'), de: cellsWords(codes, 'de') };
}
