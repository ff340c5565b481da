/**
 * The language of this visit: the one that the address asks for (`?language=fr`), else the one that was
 * chosen on this device, else the browser's.
 */
import { readStored, store } from '../engine/stored.js';
import { type LanguageCode, languageCode, languageFor, loadWords } from '../words/index.js';

/** The name of the language among what is stored, and in the address. */
const KEY = 'language';

/** Loads the words, and states their language. */
export async function beginInLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get(KEY) ?? undefined;
  const code = languageCode(asked) ?? languageFor(readStored(KEY), navigator.languages);
  await loadWords(code);
  document.documentElement.lang = code;
}

/**
 * Keeps another language on this device, or in the address where nothing is stored, and begins anew in it:
 * what the page keeps is there again.
 */
export function chooseLanguage(code: LanguageCode): void {
  store(KEY, code);
  const address = new URL(location.href);
  if (readStored(KEY) !== code) address.searchParams.set(KEY, code);
  else if (address.searchParams.has(KEY)) address.searchParams.delete(KEY);
  // An address that differs in nothing, or behind the # alone, would load nothing anew.
  history.replaceState(null, '', address);
  location.reload();
}
