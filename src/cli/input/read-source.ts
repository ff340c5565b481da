/**
 * Text that a user gave: a file, standard input, or the text of a puzzle itself in place of a file's name.
 */
import { existsSync } from 'node:fs';
import { byteSource, quote, type Source, textSource } from '../../formats/index.js';
import { type Host, InputError } from '../host/index.js';
import { MOST_INPUT, nameOf, readBytes } from './read-bytes.js';

/** A source and how messages call it. */
export interface NamedSource {
  readonly name: string;
  readonly source: Source;
}

/** A test of a text, which may load what it needs first. */
type Test = (source: Source) => boolean | Promise<boolean>;

/** The reason why a word that stands where a puzzle is expected is refused. */
const NEITHER =
  'there is no such file, and it is no puzzle by itself (an address, the id of a game, or a Sudoku in one line of 16, 36, 81 … cells)';

/** The number of bytes show in which encoding a text is. */
const LOOK = 1000;

/**
 * Reads a file, or standard input for `-`.
 * @param most bytes that are read before the file is refused as too large
 * @throws InputError naming the file when it cannot be read, is too large, or is text in UTF-16
 */
export function readSource(file: string, host: Host, most = MOST_INPUT): Source {
  const bytes = readBytes(file, host, most);
  if (!isUtf16(bytes)) return byteSource(bytes);
  throw new InputError([`${nameOf(file)}: is text in UTF-16; expected UTF-8 (save it in that encoding)`]);
}

/**
 * Reads a file, or takes the word itself where no file has that name and the word is a puzzle: an address, a
 * game id, a Sudoku in a line.
 * @param isPuzzle true if a text is a puzzle
 * @throws InputError as {@link readSource}
 */
export async function readPuzzleSource(word: string, isPuzzle: Test, host: Host): Promise<NamedSource> {
  if (await isPuzzleText(word, isPuzzle)) return { name: quote(word), source: textSource(word) };
  if (!looksLikeFile(word) && !existsSync(word)) throw new InputError([`${word}: ${NEITHER}`]);
  return { name: nameOf(word), source: readSource(word, host) };
}

/** True if a word in the place of a file's name is the text of a puzzle, because there is no such file. */
export async function isPuzzleText(word: string, isPuzzle: Test): Promise<boolean> {
  return word !== '-' && !existsSync(word) && ((await isPuzzle(textSource(word))) || isAddress(word));
}

/** Words with a dot or a slash are meant as files, and the system says what is wrong with them. */
function looksLikeFile(word: string): boolean {
  return word === '-' || /[./\\]/.test(word);
}

function isAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/** By its byte order mark or, without one, by zeros in every second place of its beginning. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const look = bytes.subarray(0, Math.min(LOOK, bytes.length - (bytes.length % 2)));
  if (look.length < 4) return false;
  const zerosAt = (parity: number): boolean => look.every((byte, at) => (at % 2 === parity) === (byte === 0));
  return zerosAt(0) || zerosAt(1);
}
