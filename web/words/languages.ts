/** The languages of the page, those of books, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  ja: '日本語',
} as const;

/** By BCP 47: `en`. */
export type LanguageCode = keyof typeof LANGUAGES;

/** The code of a language that the page has; undefined for any other text. */
export function languageCode(text: string | undefined): LanguageCode | undefined {
  return (Object.keys(LANGUAGES) as LanguageCode[]).find((code) => code === text);
}

/**
 * The language for a reader.
 * @param chosen the code that was chosen earlier, if one was
 * @param wanted the languages of the browser, the preferred one first: `pt-BR`, `en`
 */
export function languageFor(chosen: string | undefined, wanted: readonly string[]): LanguageCode {
  const known = wanted.map((tag) => languageCode(tag.toLowerCase().split('-')[0]));
  return languageCode(chosen) ?? known.find((code) => code !== undefined) ?? 'en';
}
