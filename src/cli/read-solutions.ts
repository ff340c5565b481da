/** Reads the solutions that `verify` holds against puzzles, and says which belongs to which. */
import type { Result } from '../core/result.js';
import { jsonLines } from '../families/line-by-line.js';
import { parseJson } from '../formats/json.js';
import { type Piece, placeInWhole } from '../formats/pieces.js';
import { byteSource, type Source } from '../formats/source.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { nameOf, type ReadPuzzle, readBytes } from './read-puzzle.js';

/** A puzzle and the solution that is held against it. */
export interface Pair {
  readonly read: ReadPuzzle;
  readonly solution: unknown;
}

/**
 * Pairs puzzles with the solutions of a file, in order. One puzzle takes every solution; a picked one takes the
 * solution in the same place, where there are several.
 * @param picked the place of the only puzzle in its file, from 1, when it was picked
 * @throws InputError when the numbers do not match, or for a solution that is not of its puzzle's shape
 */
export function pairSolutions(
  puzzles: readonly ReadPuzzle[],
  file: string,
  picked: number | undefined,
  host: Host,
): readonly Pair[] {
  const source = byteSource(readBytes(file, host));
  const all = isJson(source) ? jsonLines(source.text) : piecesOf(puzzles[0]!, source);
  const chosen = picked !== undefined && all.length > 1 ? all.slice(picked - 1, picked) : all;
  if (puzzles.length > 1 ? chosen.length !== puzzles.length : chosen.length === 0) {
    const expected =
      picked === undefined ? `${puzzles.length}, one for each puzzle` : `one, or at least ${picked}`;
    throw new InputError([`${nameOf(file)}: holds ${all.length} solutions; expected ${expected}`]);
  }
  return chosen.map((piece, index) => {
    const read = puzzles[index] ?? puzzles[0]!;
    const solution = isJson(piece.source)
      ? fromJson(read, piece.source)
      : fromFormat(read, piece.source, file);
    if (solution.ok) return { read, solution: solution.value };
    const issues = all.length > 1 ? placeInWhole(piece, solution.issues) : solution.issues;
    throw InputError.ofIssues(nameOf(file), issues);
  });
}

function isJson({ text }: Source): boolean {
  return /^\s*[[{"]/.test(text);
}

function piecesOf({ family }: ReadPuzzle, source: Source): readonly Piece[] {
  const codec = family.codecs.find((candidate) => candidate.recognises(source));
  return codec?.pieces?.(source) ?? [{ source, line: 1 }];
}

function fromJson({ family, document }: ReadPuzzle, { text }: Source): Result<unknown> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  const wrapped = typeof value === 'object' && value !== null && 'solution' in value ? value.solution : value;
  return family.readSolution(wrapped, document.puzzle);
}

function fromFormat({ family, document }: ReadPuzzle, source: Source, file: string): Result<unknown> {
  const codec = family.codecs.find((candidate) => candidate.recognises(source));
  const decoded = codec?.decode(source);
  if (decoded !== undefined && !decoded.ok) return decoded;
  if (decoded?.value.solution === undefined) {
    throw new InputError([`${nameOf(file)}: holds no solution; expected JSON or a solved ${family.name}`]);
  }
  return family.readSolution(decoded.value.solution, document.puzzle);
}
