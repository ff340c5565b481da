/** Files that hold several puzzles: the text of each one by itself, and its line in the file. */
import type { Issue } from '../core/index.js';
import { isBlank, type Line, splitLines } from './lines.js';
import { type Source, textSource } from './source.js';

/** The source of one puzzle, cut out of a larger one. */
export interface Piece {
  readonly source: Source;
  /** The line of the larger source where the piece begins, from 1. */
  readonly line: number;
}

const COMMENT = /^\s*#/;

/** True for a line that is neither blank nor a comment, which begins with `#`. */
function hasContent(line: Line): boolean {
  return !isBlank(line) && !COMMENT.test(line.text);
}

/** Every line by itself, without blank ones and comments. */
export function linePieces(text: string): readonly Piece[] {
  return splitLines(text)
    .filter(hasContent)
    .map((line) => ({ source: textSource(line.text), line: line.number }));
}

/** The first line that is neither blank nor a comment; an empty text where there is none. */
export function firstLine(text: string): string {
  return splitLines(text).find(hasContent)?.text ?? '';
}

/**
 * The lines from each start (an index) to the next, or to the end; the lines above the first are left out.
 */
export function piecesFrom(lines: readonly Line[], starts: readonly number[]): readonly Piece[] {
  return starts.flatMap((start, index) => {
    const part = lines.slice(start, starts[index + 1]);
    const text = part.map((line) => `${line.text}\n`).join('');
    return part.length === 0 ? [] : [{ source: textSource(text), line: part[0]!.number }];
  });
}

/** Issues about a piece with the lines of the larger source; parts of the puzzle keep their words. */
export function placeInWhole({ line }: Piece, issues: readonly Issue[]): readonly Issue[] {
  return issues.map((found) => ({
    ...found,
    place: { ...found.place, line: line - 1 + (found.place?.line ?? 1) },
  }));
}

/** A source that is one puzzle as it stands. */
export function wholePiece(source: Source): Piece {
  return { source, line: 1 };
}
