/** The puzzles of a text that a user named, or its faults in the words of the command line. */

import type { Source } from '../../formats/index.js';
import {
  allFormats,
  IN_NO_FORMAT,
  isLineFormat,
  recognise,
  type UndecodedPuzzle,
  unsupportedText,
} from '../../jobs/index.js';
import { InputError } from '../host/index.js';
import type { NamedSource } from './read-source.js';

/**
 * The puzzles of a text with their families and formats: a list may mix the families of its format.
 * @throws InputError when the text is of no known format, or not of the one that is given
 */
export function findPuzzles(
  { name, source }: NamedSource,
  format: string | undefined,
): readonly UndecodedPuzzle[] {
  const formats = [...new Set(allFormats().map(({ codec }) => codec.format))];
  if (format !== undefined && !formats.includes(format)) {
    throw new InputError([
      `--from ${JSON.stringify(format)}: unknown format; expected one of ${formats.join(', ')}`,
    ]);
  }
  const recognised = recognise(source, format);
  if ('found' in recognised) return recognised.found;
  const { unknown } = recognised;
  const advice = unknown === IN_NO_FORMAT ? '; see puzzlewright list formats' : '';
  throw new InputError([`${name}: ${unknown}${advice}`]);
}

/**
 * True if a text is a puzzle of a format that is one line a puzzle, or an address or a game id of one that is
 * not supported.
 */
export function isPuzzleLine(source: Source): boolean {
  const candidate = allFormats().find(({ codec }) => isLineFormat(codec) && codec.recognises(source));
  // What has marks that hardly any file name has is meant as a puzzle, even as a broken one; its own issues
  // say more.
  if (/[:?{]/.test(source.text)) return candidate !== undefined || unsupportedText(source) !== undefined;
  return candidate?.codec.decode(source).ok === true;
}
