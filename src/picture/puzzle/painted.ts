/** Cells that somebody has painted, as solutions of nonograms are written. */
import { type Result, success } from '../../core/index.js';
import type { Colour } from '../../draw/index.js';
import {
  coloursOfSolution,
  type NonogramSolution,
  nonogram,
  puzzleOfColours,
  puzzleOfPicture,
} from '../../families/nonogram/index.js';
import type { Bitmap } from '../decode/bitmap.js';

/** The cells, and the colours of their signs. */
export interface PaintedCells {
  readonly rows: NonogramSolution;
  /** The background, then the colours of the signs; absent in black and white. */
  readonly palette?: readonly Colour[];
}

/**
 * Reads painted cells.
 * @returns every issue of cells that are no solution of any nonogram, and of a palette that does not suit
 *   them
 */
export function readPainted({ rows, palette }: PaintedCells): Result<PaintedCells> {
  const { width, height, cells } = bitmapOfPainted({ rows });
  const made =
    palette === undefined
      ? puzzleOfPicture(cells, height, width)
      : puzzleOfColours(cells, height, width, palette);
  const puzzle = nonogram.readPuzzle(made);
  if (!puzzle.ok) return puzzle;
  const read = nonogram.readSolution(rows, puzzle.value);
  if (!read.ok) return read;
  return success({ rows: read.value, ...(palette === undefined ? {} : { palette }) });
}

/** The cells as a bitmap, whose values are indices of colours. */
export function bitmapOfPainted({ rows }: Pick<PaintedCells, 'rows'>): Bitmap {
  return { width: rows[0]?.length ?? 0, height: rows.length, cells: coloursOfSolution(rows) };
}
