/** Puzzles as text, from a file or the clipboard. */
import { signal } from '@preact/signals';
import { isCertificateText, openCertificate } from '../certificate/state.js';
import { checking, quick } from '../engine/lanes.js';
import { go } from '../router.js';
import { say, spokenLanguage } from '../words/index.js';
import type { Reading } from '../worker/read.js';

/** The last reading. */
export const reading = signal<Reading | undefined>(undefined);
/** A sentence on why nothing could be read. */
export const readingFailure = signal('');

/** Reads a text and shows its puzzles; a certificate is checked. */
export async function openPuzzleText(
  text: string,
  name = say('certificateUnnamed'),
  isInstead = false,
): Promise<void> {
  if (isCertificateText(text)) {
    openCertificate(text, name);
    return;
  }
  go('open', '', isInstead);
  // Puzzles that are shown no more need no verdict.
  checking.cancel();
  reading.value = undefined;
  readingFailure.value = '';
  try {
    reading.value = await quick.call('read', { text, language: spokenLanguage() });
  } catch (error) {
    readingFailure.value = error instanceof Error ? error.message : String(error);
  }
}
