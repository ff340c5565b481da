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
export function readSignedGrid(
  lines: readonly Line[],
  { cell, across, down }: DrawingForm,
): Result<SignedGrid> {
  const [isCell, isAcross, isDown] = [cell, across, down].map(whole) as [RegExp, RegExp, RegExp];
  const isSignLine = new RegExp(`^\\s*(?:(?:${down.source})\\s*)+$`);
  const rows: string[][] = [];
  const signs: PlacedSign[] = [];
  let above: readonly Token[] = [];
  for (const line of lines) {
    const wrong = ({ text, from }: Token, expected: string) =>
      failure(
        issue('format-syntax', `${quote(text)} stands where ${expected} is expected.`, {
          line: line.number,
          column: from + 1,
        }),
      );
    const row = rows.length;
    if (row > 0 && isSignLine.test(line.text)) {
      for (const token of tokensOf(line.text, down)) {
        const column = above.findIndex(({ from, to }) => token.from >= from && token.from < to);
        if (!isDown.test(token.text) || column < 0) return wrong(token, 'a sign below a cell');
        const pair = [[row - 1, column], [row, column]] as const;
        signs.push({ pair, sign: token.text });
      }
      continue;
    }
    const cells: Token[] = [];
    let sign: Token | undefined;
    for (const token of tokensOf(line.text, new RegExp(`${cell.source}|${across.source}`))) {
      if (isCell.test(token.text)) {
        if (sign !== undefined) {
          const column = cells.length;
          signs.push({ pair: [[row, column - 1], [row, column]], sign: sign.text });
        }
        sign = undefined;
        cells.push(token);
      } else if (!isAcross.test(token.text) || cells.length === 0 || sign !== undefined) {
        return wrong(token, 'a cell');
      } else sign = token;
    }
    if (sign !== undefined) return wrong(sign, 'the end of the row');
    if (cells.length === 0) continue;
    rows.push(cells.map(({ text }) => text));
    above = cells;
  }
  return success({ rows, signs });
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
