/** The door of `book/languages`: the words of a book in every language that it may have. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { Language } from './language.js';
export { LANGUAGE_CODES, LANGUAGE_WORDS, languageOf, LANGUAGES } from './languages.js';
export { ENGLISH, filled, furtherRuleOf, furtherRulesOf, hasTextsOf, numberIn, textsOf } from './words.js';
