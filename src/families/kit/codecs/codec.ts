/**
 * Builds the codecs of a family. A format says only how its texts become JSON and back; the limit on input,
 * the family's checks, issues with their places, files of many lines, and the refusal to write what a format
 * cannot hold are the same for all.
 */
import { failure, type Issue, issue, type Result, type Size, success } from '../../../core/index.js';
import { type Piece, readWithinLimit, type Source } from '../../../formats/index.js';
import type { Codec, Credits, Puzzle, PuzzleDocument } from '../../contract/family.js';
import type { Readers } from '../readers.js';
import { jsonCodec } from './json-codec.js';
import { type ListOptions, lineByLine } from './line-by-line.js';

/** The content of a text before the family has checked it. */
export interface Draft<P> {
  /** The puzzle as JSON, of any shape. */
  readonly puzzle: unknown;
  /**
   * The solution as JSON, read once the puzzle is known to be well-formed; absent, and where its value is
   * undefined: the text has none.
   */
  readonly solution?: ((puzzle: P) => Result<unknown>) | undefined;
  /** Entries of a player as JSON of a solution, which are the solution if they solve the puzzle. */
  readonly entered?: unknown;
  /** As in {@link PuzzleDocument}. */
  readonly state?: unknown;
  /** As in {@link PuzzleDocument}. */
  readonly warnings?: readonly string[];
  /** Absent: none. */
  readonly credits?: Credits;
  /** Adds the place in the text to an issue that names a part of the puzzle. */
  readonly locate?: (found: Issue) => Issue;
}

/** The issue of a size that a family cannot handle. */
export type SizeIssue = (size: Size) => Issue | undefined;

/** One format, described by its own parts. */
export interface Format<P extends Puzzle, S> {
  readonly format: string;
  readonly description: string;
  readonly extension: string;
  /** True when the format is made of the solution, such as a picture. */
  readonly needsSolution?: true;
  /** Present when a puzzle is one line of text: a file may then hold many, a line each. */
  readonly lines?: ListOptions;
  /** As {@link Codec.addressTypes}. */
  readonly addressTypes?: readonly string[];
  /** As {@link Codec.documentKinds}. */
  readonly documentKinds?: readonly string[];
  readonly recognises: (source: Source) => boolean;
  /** As {@link Codec.resembles}. */
  readonly resembles?: (source: Source) => boolean;
  readonly pieces?: (source: Source) => readonly Piece[];
  /** Asks for the issue of a stated size before it makes anything of that size. */
  readonly read: (source: Source, sizeIssue: SizeIssue) => Result<Draft<P>>;
  /** A part of the puzzle that the format cannot hold: a sentence, or an issue that also names the place. */
  readonly lacks?: (puzzle: P) => string | Issue | undefined;
  /** Writes a document that was checked; absent: the format is read only. */
  readonly write?: (document: PuzzleDocument<P, S>) => string;
}

/** The codecs of a family: JSON, then its own formats; the first that recognises a text reads it. */
export function codecsOf<P extends Puzzle, S>(
  readers: Readers<P, S>,
  formats: readonly Format<P, S>[],
): readonly Codec<P, S>[] {
  return [jsonCodec(readers), ...formats.map((format) => codecOf(readers, format))];
}

function codecOf<P extends Puzzle, S>(readers: Readers<P, S>, format: Format<P, S>): Codec<P, S> {
  const { needsSolution = false, lines, addressTypes, documentKinds, recognises, resembles, pieces } = format;
  const codec: Codec<P, S> = {
    format: format.format,
    description: format.description,
    extension: format.extension,
    needsSolution,
    ...(format.write === undefined ? { readOnly: true } : {}),
    ...(addressTypes === undefined ? {} : { addressTypes }),
    ...(documentKinds === undefined ? {} : { documentKinds }),
    recognises,
    ...(resembles === undefined ? {} : { resembles }),
    ...(pieces === undefined ? {} : { pieces }),
    decode: (source) => readWithinLimit(source, (within) => decode(readers, format, within)),
    encode: (document) => encode(readers, format, document),
  };
  return lines === undefined ? codec : lineByLine(codec, lines);
}

function decode<P extends Puzzle, S>(
  readers: Readers<P, S>,
  format: Format<P, S>,
  source: Source,
): Result<PuzzleDocument<P, S>> {
  const read = format.read(source, (size) => readers.sizeIssue?.(size));
  if (!read.ok) return read;
  const draft = read.value;
  const checked = checkDraft(readers, draft);
  const { locate, warnings } = draft;
  if (checked.ok) return warnings === undefined ? checked : success({ ...checked.value, warnings });
  return locate === undefined ? checked : failure(...checked.issues.map(locate));
}

function checkDraft<P extends Puzzle, S>(
  readers: Readers<P, S>,
  { puzzle: json, solution, entered, state, credits = {} }: Draft<P>,
): Result<PuzzleDocument<P, S>> {
  const puzzle = readers.readPuzzle(json);
  if (!puzzle.ok) return puzzle;
  const said = solution?.(puzzle.value);
  if (said?.ok === false) return said;
  if (said?.value !== undefined) return withSolution(readers, puzzle.value, said.value, credits);
  if (entered !== undefined) {
    const { readSolution, verify } = readers;
    const entries = readSolution(entered, puzzle.value);
    if (entries.ok && verify?.(puzzle.value, entries.value).length === 0) {
      return withSolution(readers, puzzle.value, entered, credits);
    }
  }
  return success({ puzzle: puzzle.value, credits, ...(state === undefined ? {} : { state }) });
}

function withSolution<P extends Puzzle, S>(
  { readSolution, contradictions }: Readers<P, S>,
  puzzle: P,
  json: unknown,
  credits: Credits,
): Result<PuzzleDocument<P, S>> {
  const solution = readSolution(json, puzzle);
  if (!solution.ok) return solution;
  const issues = contradictions?.(puzzle, solution.value) ?? [];
  return issues.length > 0 ? failure(...issues) : success({ puzzle, solution: solution.value, credits });
}

function encode<P extends Puzzle, S>(
  readers: Readers<P, S>,
  { format, needsSolution, lacks, write }: Format<P, S>,
  { puzzle: json, solution, credits }: PuzzleDocument<P, S>,
): Result<string> {
  if (write === undefined) {
    const message = `The format ${format} can be read, not written; the formats json and text can hold the puzzle.`;
    return failure(issue('format-read-only', message));
  }
  const puzzle = readers.readPuzzle(json);
  if (!puzzle.ok) return puzzle;
  const lacking = lacks?.(puzzle.value);
  if (lacking !== undefined) {
    return failure(typeof lacking === 'string' ? issue('format-cannot-hold', lacking) : lacking);
  }
  if (solution === undefined) {
    if (!needsSolution) return success(write({ puzzle: puzzle.value, credits }));
    const message = `The format ${format} is a picture; the puzzle must be solved before it can be written.`;
    return failure(issue('solution-needed', message));
  }
  const document = withSolution(readers, puzzle.value, solution, credits);
  return document.ok ? success(write(document.value)) : document;
}
