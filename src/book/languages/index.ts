/** The languages in which books are printed: a file of texts for each, which anyone can add. */
import en from './en.json' with { type: 'json' };
import type { Language } from './language.js';

/** All languages, English first. */
export const LANGUAGES: readonly Language[] = [en];

/** Their codes. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

/** What a specification may name, in words that follow "one of". */
export const LANGUAGE_WORDS = LANGUAGES.map(({ code, name }) => `${code} (${name})`).join(', ');

/** The language of a code that a specification has checked. */
export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language.code === code)!;
}
