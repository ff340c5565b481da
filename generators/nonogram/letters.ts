/**
 * Pictures of letters: one or a few, as large as the grid has room for, dark on white or white on dark, with
 * or without a frame. They are chosen, never changed, so that they can be read.
 */
import type { Rng } from '../../src/core/index.js';
import { GLYPH_COLUMNS, GLYPH_ROWS, isInk, LETTERS } from './glyphs.js';

/** A picture and the letters in it, row by row. */
export interface LetterPicture {
  readonly cells: Uint8Array;
  readonly letters: string;
}

/** The layout of letters in a grid. */
interface Layout {
  /** Rows of letters, and letters in a row. */
  readonly rows: number;
  readonly columns: number;
  /** Cells of the grid for each cell of a letter. */
  readonly wide: number;
  readonly high: number;
  /** Empty cells, or columns and rows of the frame, between letters. */
  readonly gap: number;
}

const MOST_LETTERS = 4;
const MOST_SCALE = 7;
/** Letters look like letters while they are not much wider or narrower than usual. */
const MOST_STRETCH = 1.5;
/** Share of the grid that letters take at least, where its shape leaves room for such a layout. */
const LEAST_SHARE = 0.45;

/** A random picture of a grid that has room for letters. */
export function letterPicture(width: number, height: number, rng: Rng): LetterPicture {
  const layout = rng.pick(layoutsFor(width, height));
  const letters = Array.from({ length: layout.rows * layout.columns }, () => rng.pick(LETTERS));
  const isWhite = rng.integer(2) === 1;
  const [across, down] = [widthOf(layout), heightOf(layout)];
  const [left, top] = [(width - across) >> 1, (height - down) >> 1];
  const isFramed =
    rng.integer(2) === 1 && Math.min(left, top, width - across - left, height - down - top) >= 2;
  const cells = Uint8Array.from({ length: width * height }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const onEdge = row === 0 || column === 0 || row === height - 1 || column === width - 1;
    const ink = inkAt(layout, letters, row - top, column - left) || (isFramed && onEdge);
    return ink === isWhite ? 0 : 1;
  });
  return { cells, letters: letters.join('') };
}

/** Different rows and columns, both together, that a puzzle worth solving has at least. */
const LEAST_LINES = 6;

/** True if nearly all lines of a picture are the same, as those of a large L are. */
export function isDull(cells: Readonly<Uint8Array>, width: number): boolean {
  const height = cells.length / width;
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column]).join(''));
  return new Set(rows).size + new Set(columns).size < LEAST_LINES;
}

/** True if a grid has room for letters. */
export function hasRoomForLetters(width: number, height: number): boolean {
  return layoutsFor(width, height).length > 0;
}

function layoutsFor(width: number, height: number): readonly Layout[] {
  const layouts: Layout[] = [];
  for (let rows = 1; rows <= MOST_LETTERS; rows++) {
    for (let columns = 1; rows * columns <= MOST_LETTERS; columns++) {
      for (let wide = 1; wide <= MOST_SCALE; wide++) {
        for (let high = 1; high <= MOST_SCALE; high++) {
          const layout = { rows, columns, wide, high, gap: Math.min(wide, high) };
          if (fits(layout, width, height)) layouts.push(layout);
        }
      }
    }
  }
  const shares = layouts.map((layout) => (widthOf(layout) * heightOf(layout)) / (width * height));
  const enough = Math.min(LEAST_SHARE, Math.max(...shares));
  return layouts.filter((_, index) => shares[index]! >= enough);
}

function fits(layout: Layout, width: number, height: number): boolean {
  const { wide, high } = layout;
  const [across, down] = [widthOf(layout), heightOf(layout)];
  if (across > width || down > height) return false;
  return Math.max(wide / high, high / wide) <= MOST_STRETCH || Math.abs(wide - high) === 1;
}

function widthOf({ columns, wide, gap }: Layout): number {
  return columns * GLYPH_COLUMNS * wide + (columns - 1) * gap;
}

function heightOf({ rows, high, gap }: Layout): number {
  return rows * GLYPH_ROWS * high + (rows - 1) * gap;
}

/** Row and column count from the first letter's corner. */
function inkAt(
  { rows, columns, wide, high, gap }: Layout,
  letters: readonly string[],
  row: number,
  column: number,
) {
  const [stepDown, stepAcross] = [GLYPH_ROWS * high + gap, GLYPH_COLUMNS * wide + gap];
  const [down, across] = [Math.floor(row / stepDown), Math.floor(column / stepAcross)];
  if (row < 0 || column < 0 || down >= rows || across >= columns) return false;
  const [inRow, inColumn] = [Math.floor((row % stepDown) / high), Math.floor((column % stepAcross) / wide)];
  return (
    inRow < GLYPH_ROWS &&
    inColumn < GLYPH_COLUMNS &&
    isInk(letters[down * columns + across]!, inRow, inColumn)
  );
}
