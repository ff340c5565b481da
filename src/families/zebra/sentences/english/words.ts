/** Text as the words that are compared: lower case, without punctuation, contractions written out. */
import { foldName } from '../../names.js';

/** Contractions that hide a "not" or an "is". */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gu, 'can not'],
  [/\bwon't\b/gu, 'will not'],
  [/n't\b/gu, ' not'],
  [/\bcannot\b/gu, 'can not'],
  [/\b(who|there|that|it)'s\b/gu, '$1 is'],
];

/** The words of a text; the end of a possessive (`'s`) is a word of its own. */
export function wordsOf(text: string): readonly string[] {
  let plain = foldName(text);
  for (const [pattern, full] of CONTRACTIONS) plain = plain.replace(pattern, full);
  return plain
    .replace(/[-–—/]/gu, ' ')
    .replace(/[.,;:!?()[\]{}"“”„«»]+(?=\s|$)|(?<=^|\s)[.,;:!?()[\]{}"“”„«»'#•*]+/gu, ' ')
    .replace(/'(?=\s|$)/gu, ' ')
    .replace(/'s(?=\s|$)/gu, " 's ")
    .split(/\s+/u)
    .filter((word) => word !== '');
}
