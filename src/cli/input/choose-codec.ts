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
export async function findPuzzles(
  { name, source }: NamedSource,
  format: string | undefined,
): Promise<readonly UndecodedPuzzle[]> {
  if (format !== undefined) await requireFormat(format);
  const recognised = await recognise(source, format);
  if ('found' in recognised) return recognised.found;
  const { unknown } = recognised;
  const advice = unknown === IN_NO_FORMAT ? '; see puzzlewright list formats' : '';
  throw new InputError([`${name}: ${unknown}${advice}`]);
}

/** @throws InputError naming the formats that there are */
async function requireFormat(format: string): Promise<void> {
  const formats = [...new Set((await allFormats()).map(({ codec }) => codec.format))];
  if (formats.includes(format)) return;
  throw new InputError([
    `--from ${JSON.stringify(format)}: unknown format; expected one of ${formats.join(', ')}`,
  ]);
}

/**
 * True if a text is a puzzle of a format that is one line a puzzle, or an address or a game id of one that is
 * not supported.
 */
export async function isPuzzleLine(source: Source): Promise<boolean> {
  const candidate = (await allFormats()).find(({ codec }) => isLineFormat(codec) && codec.recognises(source));
  // What has marks that hardly any file name has is meant as a puzzle, even as a broken one; its own issues
  // say more.
  if (/[:?{]/.test(source.text))
    return candidate !== undefined || (await unsupportedText(source)) !== undefined;
  return candidate?.codec.decode(source).ok === true;
}
