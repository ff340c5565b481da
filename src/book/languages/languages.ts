/** The languages in which books are printed: a file of texts for each, which anyone can add. */
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import type { Language } from './language.js';
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** All languages, English first. */
export const LANGUAGES: readonly Language[] = [en, de, fr, es, it, nl, pt, ja];

/** Their codes. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

/** The languages that a specification may name, in words that follow "one of". */
export const LANGUAGE_WORDS = LANGUAGES.map(({ code, name }) => `${code} (${name})`).join(', ');

/** The language of a code that a specification has checked. */
export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language.code === code)!;
}
