/** The language of this visit: the one that was chosen on this device, else the browser's. */
import { readStored, store } from '../engine/stored.js';
import { type LanguageCode, languageFor, loadWords } from '../words/index.js';

const KEY = 'language';

/** Loads the words, and states their language. A frame may ask for one of its own. */
export async function beginInLanguage(asked?: LanguageCode): Promise<void> {
  const code = asked ?? languageFor(readStored(KEY), navigator.languages);
  await loadWords(code);
  document.documentElement.lang = code;
}

/** Keeps another language on this device, and begins anew in it: what the page keeps is there again. */
export function chooseLanguage(code: LanguageCode): void {
  store(KEY, code);
  location.reload();
}
