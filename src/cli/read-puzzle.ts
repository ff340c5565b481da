import { readFileSync } from 'node:fs';
import type { AnyFamily, Codec, Puzzle, PuzzleDocument } from '../families/family.js';
import { FAMILIES } from '../families/index.js';
import { byteSource, type Source } from '../formats/source.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { reasonOf } from './write-files.js';

/** A puzzle as it was read: its family, its document and the format it came in. */
export interface ReadPuzzle {
  readonly file: string;
  readonly family: AnyFamily;
  readonly document: PuzzleDocument<Puzzle, unknown>;
  readonly format: string;
}

interface Candidate {
  readonly family: AnyFamily;
  readonly codec: Codec<Puzzle, unknown>;
}

/**
 * All bytes of a file, or of standard input for `-`.
 * @throws InputError naming the file when it cannot be read
 */
export function readBytes(file: string, host: Host): Uint8Array {
  try {
    return file === '-' ? host.readInput() : readFileSync(file);
  } catch (error) {
    throw new InputError([`${nameOf(file)}: cannot be read (${reasonOf(error)})`]);
  }
}

/** How messages call a file. */
export function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/**
 * Reads a puzzle of any family in any format; the format is recognised by content unless it is given.
 * @throws InputError naming file and place of everything that is wrong
 */
export function readPuzzle(file: string, format: string | undefined, host: Host): ReadPuzzle {
  const source = byteSource(readBytes(file, host));
  const { family, codec } = chooseCodec(file, source, format);
  const decoded = codec.decode(source);
  if (!decoded.ok) throw InputError.ofIssues(nameOf(file), decoded.issues);
  return { file: nameOf(file), family, document: decoded.value, format: codec.format };
}

function chooseCodec(file: string, source: Source, format: string | undefined): Candidate {
  const all = FAMILIES.flatMap((family) => family.codecs.map((codec): Candidate => ({ family, codec })));
  const formats = [...new Set(all.map(({ codec }) => codec.format))];
  if (format !== undefined && !formats.includes(format)) {
    throw new InputError([`--from ${format}: unknown format; expected one of ${formats.join(', ')}`]);
  }
  const possible = format === undefined ? all : all.filter(({ codec }) => codec.format === format);
  const chosen =
    possible.find(({ codec }) => codec.recognises(source)) ??
    (possible.length === 1 ? possible[0] : undefined);
  if (chosen !== undefined) return chosen;
  const reason =
    source.text.trim() === ''
      ? 'is empty; expected a puzzle'
      : `holds no puzzle in ${format === undefined ? 'any known format' : `the format ${format}`}; known formats: ${formats.join(', ')}`;
  throw new InputError([`${nameOf(file)}: ${reason}`]);
}
