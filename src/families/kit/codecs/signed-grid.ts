/**
 * Grids with signs between neighbouring cells as people draw them: a line a row with the signs between the
 * cells of a row, and lines between with the signs between two rows, each below its cell. Written with a
 * blank on both sides of a sign; read with any white space, and without lines that have no sign.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import type { NeighbourPair } from '../neighbour-pairs.js';

/** Two neighbours, the left or upper one first, and the sign between them. */
export interface PlacedSign {
  readonly pair: NeighbourPair;
  readonly sign: string;
}

/** A drawing taken apart: the cells of each row as they were written, and the signs. */
interface SignedGrid {
  readonly rows: readonly (readonly string[])[];
  readonly signs: readonly PlacedSign[];
}

/** The cells and signs that a drawing may have; patterns of one of them, without groups. */
interface DrawingForm {
  readonly cell: RegExp;
  /** Between cells of a row. */
  readonly across: RegExp;
  /** Between cells of a column. */
  readonly down: RegExp;
}

/** A token of a line, and the columns of characters from its first to behind its last one. */
interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Reads the lines of a drawing; lines without any sign or cell are ignored. */
export function readSignedGrid(lines: readonly Line[], form: DrawingForm): Result<SignedGrid> {
  const isSignLine = new RegExp(`^\\s*(?:(?:${form.down.source})\\s*)+$`);
  const rows: string[][] = [];
  const signs: PlacedSign[] = [];
  let above: readonly Token[] = [];
  for (const line of lines) {
    if (rows.length > 0 && isSignLine.test(line.text)) {
      const read = readSignLine(line, rows.length, above, form);
      if (!read.ok) return read;
      signs.push(...read.value);
      continue;
    }
    const read = readCellLine(line, rows.length, form);
    if (!read.ok) return read;
    const { cells } = read.value;
    if (cells.length === 0) continue;
    signs.push(...read.value.signs);
    rows.push(cells.map(({ text }) => text));
    above = cells;
  }
  return success({ rows, signs });
}

/** The signs above a row, each below a cell of the row before. */
function readSignLine(
  line: Line,
  row: number,
  above: readonly Token[],
  { down }: DrawingForm,
): Result<readonly PlacedSign[]> {
  const signs: PlacedSign[] = [];
  for (const token of tokensOf(line.text, down)) {
    const column = above.findIndex(({ from, to }) => token.from >= from && token.from < to);
    if (column < 0) return misplaced(line, token, 'a sign below a cell');
    const pair: NeighbourPair = [
      [row - 1, column],
      [row, column],
    ];
    signs.push({ pair, sign: token.text });
  }
  return success(signs);
}

/** Cells and the signs between two of them. */
function readCellLine(
  line: Line,
  row: number,
  { cell, across }: DrawingForm,
): Result<{ readonly cells: readonly Token[]; readonly signs: readonly PlacedSign[] }> {
  const [isCell, isSign] = [whole(cell), whole(across)];
  const cells: Token[] = [];
  const signs: PlacedSign[] = [];
  let sign: Token | undefined;
  for (const token of tokensOf(line.text, new RegExp(`${cell.source}|${across.source}`))) {
    if (!isCell.test(token.text)) {
      if (!isSign.test(token.text) || cells.length === 0 || sign !== undefined)
        return misplaced(line, token, 'a cell');
      sign = token;
      continue;
    }
    const column = cells.length;
    const pair: NeighbourPair = [
      [row, column - 1],
      [row, column],
    ];
    if (sign !== undefined) signs.push({ pair, sign: sign.text });
    sign = undefined;
    cells.push(token);
  }
  return sign === undefined ? success({ cells, signs }) : misplaced(line, sign, 'the end of the row');
}

function misplaced<Value>(line: Line, { text, from }: Token, expected: string): Result<Value> {
  const message = `${quote(text)} stands where ${expected} is expected.`;
  return failure(issue('format-syntax', message, { line: line.number, column: from + 1 }));
}

/** Draws a grid; cells of one row or column and more than one character are aligned on the right. */
export function writeSignedGrid({ rows, signs }: SignedGrid): readonly string[] {
  const width = Math.max(...rows.flat().map(({ length }) => length));
  const pitch = width + 3;
  const lines = rows.flatMap((cells) => [
    cells.map((cell) => cell.padStart(width)).join('   '),
    ' '.repeat(pitch * cells.length),
  ]);
  for (const { pair, sign } of signs) {
    const [[row, column], [otherRow]] = pair;
    const [line, at] =
      row === otherRow ? [2 * row, pitch * column + width + 1] : [2 * row + 1, pitch * column + width - 1];
    const text = lines[line]!;
    lines[line] = text.slice(0, at) + sign + text.slice(at + 1);
  }
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}

function tokensOf(text: string, token: RegExp): readonly Token[] {
  return Array.from(text.matchAll(new RegExp(`${token.source}|\\S`, 'g')), ({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }));
}

function whole(pattern: RegExp): RegExp {
  return new RegExp(`^(?:${pattern.source})$`);
}
