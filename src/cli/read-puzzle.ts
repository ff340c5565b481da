import { readFileSync } from 'node:fs';
import type { Issue } from '../core/issue.js';
import type { AnyFamily, Codec, Puzzle, PuzzleDocument } from '../families/family.js';
import { FAMILIES } from '../families/index.js';
import { type Piece, placeInWhole } from '../formats/pieces.js';
import { byteSource, type Source } from '../formats/source.js';
import { unsupportedContent } from '../formats/unsupported.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { reasonOf } from './write-files.js';

/** A puzzle as it was read: its family, its document and the format it came in. */
export interface ReadPuzzle {
  /** How messages call it: the file, and its line where the file holds several puzzles. */
  readonly file: string;
  readonly family: AnyFamily;
  readonly document: PuzzleDocument<Puzzle, unknown>;
  readonly codec: Codec<Puzzle, unknown>;
}

/** Where puzzles come from: arguments that every verb with a FILE takes. */
export interface InputArguments {
  readonly file: string;
  readonly from?: string | undefined;
  /** The one puzzle that is meant among several, from 1. */
  readonly puzzle?: number | undefined;
}

interface Candidate {
  readonly family: AnyFamily;
  readonly codec: Codec<Puzzle, unknown>;
}

/** A puzzle that is not decoded yet. */
interface Found extends Piece, Candidate {}

/** Most issues that are shown of a file with many broken puzzles. */
const MOST_ISSUES = 20;

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
 * Reads the puzzles of a file, of any families in any format, in order; the format is recognised by content unless it is
 * given. Nothing is answered about a file of which a part cannot be read.
 * @throws InputError naming file and place of everything that is wrong
 */
export function readPuzzles(args: InputArguments, host: Host): readonly ReadPuzzle[] {
  const name = nameOf(args.file);
  const found = findPuzzles(args, host);
  const isList = found.length > 1;
  const chosen = args.puzzle === undefined ? found : [pick(found, args.puzzle, name)];
  const issues: Issue[] = [];
  const puzzles = chosen.flatMap((one): ReadPuzzle[] => {
    const { family, codec, source, line } = one;
    const decoded = codec.decode(source);
    if (decoded.ok)
      return [{ file: isList ? `${name}: line ${line}` : name, family, codec, document: decoded.value }];
    issues.push(...(isList || line > 1 ? placeInWhole(one, decoded.issues) : decoded.issues));
    return [];
  });
  if (issues.length === 0) return puzzles;
  const error = InputError.ofIssues(name, issues.slice(0, MOST_ISSUES));
  const more = issues.length - MOST_ISSUES;
  throw more > 0 ? new InputError([...error.lines, `${name}: ${more} more such lines are not shown`]) : error;
}

/**
 * Reads the only puzzle of a file, or the one that is picked.
 * @throws InputError as {@link readPuzzles}, and when there are several and none is picked
 */
export function readPuzzle(args: InputArguments, host: Host): ReadPuzzle {
  const puzzles = readPuzzles(args, host);
  if (puzzles.length === 1) return puzzles[0]!;
  throw new InputError([
    `${nameOf(args.file)}: holds ${puzzles.length} puzzles where one is expected; pick one with --puzzle, from 1 to ${puzzles.length}`,
  ]);
}

/** The puzzles of a file with their families and formats: a list may mix the families of its format. */
function findPuzzles({ file, from }: InputArguments, host: Host): readonly Found[] {
  const source = byteSource(readBytes(file, host));
  const whole = chooseCodec(file, source, from);
  const listed = whole.codec.pieces?.(source) ?? [];
  const pieces = listed.length > 0 ? listed : [{ source, line: 1 }];
  const ofFormat = candidates().filter(({ codec }) => codec.format === whole.codec.format);
  return pieces.map((piece) => ({
    ...piece,
    ...(ofFormat.find(({ codec }) => codec.recognises(piece.source)) ?? whole),
  }));
}

function pick(found: readonly Found[], which: number, name: string): Found {
  const one = found[which - 1];
  if (one !== undefined) return one;
  const held = found.length === 1 ? 'one puzzle' : `${found.length} puzzles`;
  throw new InputError([
    `--puzzle ${which}: ${name} holds ${held}; expected a whole number from 1 to ${found.length}`,
  ]);
}

function candidates(): readonly Candidate[] {
  return FAMILIES.flatMap((family) => family.codecs.map((codec): Candidate => ({ family, codec })));
}

function chooseCodec(file: string, source: Source, format: string | undefined): Candidate {
  const all = candidates();
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
      : (unsupportedContent(source) ??
        `holds no puzzle in ${format === undefined ? 'any known format' : `the format ${format}`}; known formats: ${formats.join(', ')}`);
  throw new InputError([`${nameOf(file)}: ${reason}`]);
}
