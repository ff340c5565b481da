/** Reads the solutions that `verify` holds against puzzles, and says which belongs to which. */
import type { Result } from '../../core/index.js';
import {
  jsonLines,
  type Piece,
  parseJson,
  placeInWhole,
  type Source,
  wholePiece,
} from '../../formats/index.js';
import { type Host, InputError } from '../host/index.js';
import { type BrokenPuzzle, isBroken, type ReadPuzzle } from './read-puzzle.js';
import { readPuzzleSource } from './read-source.js';

/** A puzzle and the solution that is held against it. */
export interface Pair {
  readonly read: ReadPuzzle;
  readonly solution: unknown;
}

/**
 * Pairs puzzles with the solutions of a file, in order. One puzzle takes every solution; a picked one takes
 * the solution in the same place, where there are several. Where there are several pairs, one with a part
 * that cannot be read is a broken one.
 * @param picked the place of the only puzzle in its file, from 1, when it was picked
 * @throws InputError when the numbers do not match, or when the only solution is not of its puzzle's shape
 */
export async function pairSolutions(
  puzzles: readonly (ReadPuzzle | BrokenPuzzle)[],
  word: string,
  picked: number | undefined,
  host: Host,
): Promise<readonly (Pair | BrokenPuzzle)[]> {
  const readable = puzzles.find((read): read is ReadPuzzle => !isBroken(read));
  const isSolution = (source: Source): boolean =>
    isJson(source) || (readable !== undefined && codecOf(readable, source)?.decode(source).ok === true);
  const { name, source } = await readPuzzleSource(word, isSolution, host);
  const all = isJson(source) ? jsonLines(source.text) : piecesOf(readable, source);
  const chosen = picked !== undefined && all.length > 1 ? all.slice(picked - 1, picked) : all;
  if (puzzles.length > 1 ? chosen.length !== puzzles.length : chosen.length === 0) {
    const expected =
      picked === undefined ? `${puzzles.length}, one for each puzzle` : `one, or at least ${picked}`;
    throw new InputError([`${name}: holds ${all.length} solutions; expected ${expected}`]);
  }
  return chosen.map((piece, index) => {
    const read = puzzles[index] ?? puzzles[0]!;
    if (isBroken(read)) return read;
    const solution = isJson(piece.source)
      ? fromJson(read, piece.source)
      : fromFormat(read, piece.source, name);
    if (solution.ok) return { read, solution: solution.value };
    if (all.length === 1) throw InputError.ofIssues(name, solution.issues);
    return { file: name, issues: placeInWhole(piece, solution.issues) };
  });
}

function isJson({ text }: Source): boolean {
  return /^\s*[[{"]/.test(text);
}

function codecOf({ family }: ReadPuzzle, source: Source) {
  return family.codecs.find((candidate) => candidate.recognises(source));
}

function piecesOf(read: ReadPuzzle | undefined, source: Source): readonly Piece[] {
  const pieces = read === undefined ? undefined : codecOf(read, source)?.pieces?.(source);
  return pieces ?? [wholePiece(source)];
}

function fromJson({ family, document }: ReadPuzzle, { text }: Source): Result<unknown> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  const wrapped = typeof value === 'object' && value !== null && 'solution' in value ? value.solution : value;
  return family.readSolution(wrapped, document.puzzle);
}

function fromFormat(read: ReadPuzzle, source: Source, name: string): Result<unknown> {
  const { family, document } = read;
  const decoded = codecOf(read, source)?.decode(source);
  if (decoded !== undefined && !decoded.ok) return decoded;
  if (decoded?.value.solution === undefined) {
    throw new InputError([`${name}: holds no solution; expected JSON or a solved ${family.name}`]);
  }
  return family.readSolution(decoded.value.solution, document.puzzle);
}
