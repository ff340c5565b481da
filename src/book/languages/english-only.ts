/** What stays English in a book of another language, said before anybody prints it. */
import { type Issue, issue } from '../../core/issue.js';
import type { BookPart } from '../entries.js';
import { familiesOf } from '../entries.js';
import { languageOf } from './index.js';

/** A warning for whatever is English by necessity: sentences of families, hints and steps, families without texts. */
export function englishOnly(code: string, parts: readonly BookPart[]): readonly Issue[] {
  const { families, name } = languageOf(code);
  if (code === 'en') return [];
  const warn = (what: string): Issue =>
    issue('language-english', `${what} English: there is no text in ${name} for them.`);
  const explained = parts.some(({ spec }) => spec.hints > 0 || spec.explain);
  return [
    ...familiesOf(parts).flatMap((family) => [
      ...(family.englishOnly === undefined ? [] : [warn(`${family.name}: the ${family.englishOnly} are`)]),
      ...(families[family.id] === undefined ? [warn(`${family.name}: name and rules are`)] : []),
    ]),
    ...(explained ? [warn('Hints and solutions step by step are')] : []),
  ];
}
