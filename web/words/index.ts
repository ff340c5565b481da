/** The door of `words`: all that the page says, in the language of its reader. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { languageCode, languageFor, type LanguageCode, LANGUAGES } from './languages.js';
export {
  capitalised,
  dateWords,
  filled,
  hundredths,
  libraryWords,
  listed,
  loadWords,
  percent,
  type PlainKey,
  say,
  spokenLanguage,
  stepLanguage,
  type Values,
} from './words.js';
