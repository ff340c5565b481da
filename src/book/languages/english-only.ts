/** What stays English in a book of another language, said before anybody prints it. */
import { type Issue, issue } from '../../core/issue.js';
import { type BookPart, familiesOf } from '../entries.js';
import { languageOf } from './index.js';

const ENGLISH = 'en';

/** A warning for whatever is English by necessity: sentences of families, hints and steps, families without texts. */
export function englishOnly(code: string, parts: readonly BookPart[]): readonly Issue[] {
  if (code === ENGLISH) return [];
  const { families } = languageOf(code);
  const language = new Intl.DisplayNames([ENGLISH], { type: 'language' }).of(code);
  const warn = (what: string): Issue =>
    issue('language-english', `${what} in English, although the language of the book is ${language}.`);
  const explained = parts.some(({ spec }) => spec.hints > 0 || spec.explain);
  return [
    ...familiesOf(parts).flatMap((family) => [
      ...(family.englishOnly === undefined ? [] : [warn(`The ${family.englishOnly} of ${family.name} are`)]),
      ...(families[family.id] === undefined ? [warn(`Name and rules of ${family.name} are`)] : []),
    ]),
    ...(explained ? [warn('Hints and solutions step by step are')] : []),
  ];
}
