/**
 * Kakuros as puzz.link addresses. The size is that of the grid without its first row and column, which are
 * black. Row by row `k` to `z` are 1 to 16 white cells, `.` is a black cell without sums, and another one has
 * two characters, the sum below it and the one on its right. Then come the sums of the first row above
 * columns that begin with a white cell, and those of the first column. `0` to `9` and `a` to `j` are 0 to 19,
 * `A` to `Z` 20 to 45, `-` is no sum.
 */
import { failure, issue, type Result, rowsOf, sizeOfRows, success } from '../../../core/index.js';
import { type PuzzlinkAddress, quote, surplusIssue } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { isBlack, type KakuroCell, type KakuroPuzzle, type KakuroSolution, NO_SUMS } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

const SUMS = '0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NO_SUM = '-';
const NO_SUMS_SIGN = '.';
/** `k`, the digit 20 in base 36, is one white cell. */
const WHITE_BASE = 19;
const MOST_WHITE = 16;

export const kakuroPuzzlink: Format<KakuroPuzzle, KakuroSolution> = puzzlinkFormat({
  types: ['kakuro'],
  sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE - 1),
  read: readAddress,
  lacks: (puzzle) => unheldByEdge('puzzlink', puzzle),
  sizeOf: ({ grid }) => sizeOfRows(grid.slice(1).map(([, ...row]) => row)),
  write: ({ grid }) => {
    const [first, ...rows] = grid;
    const heads = [
      ...first!.slice(1).flatMap((cell, column) => (isBlack(rows[0]![column + 1]!) ? [] : [sumOf(cell, 0)])),
      ...rows.flatMap(([cell, next]) => (isBlack(next!) ? [] : [sumOf(cell!, 1)])),
    ];
    return writeCells(rows.flatMap(([, ...row]) => row)) + heads.map((sum) => SUMS[sum]).join('');
  },
});

/** The part of a puzzle that the editor does not know. */
export function unheldByEdge(format: string, { grid }: KakuroPuzzle): string | undefined {
  if (!grid[0]!.every(isBlack) || !grid.every(([first]) => isBlack(first!)))
    return `The format ${format} holds grids whose first row and column are black; text and json hold others.`;
  if (grid.length === 1 || grid[0]!.length === 1)
    return `The format ${format} holds grids of at least two rows and columns.`;
  if (grid.flat().some((cell) => !isBlack(cell) && cell > 0))
    return `The format ${format} cannot hold given numbers; text and json can.`;
  return undefined;
}

function sumOf(cell: KakuroCell, side: 0 | 1): number {
  return isBlack(cell) ? cell[side] : 0;
}

function writeCells(cells: readonly KakuroCell[]): string {
  let text = '';
  let white = 0;
  const flush = (): void => {
    if (white > 0) text += (WHITE_BASE + white).toString(36);
    white = 0;
  };
  for (const cell of cells) {
    if (isBlack(cell)) {
      flush();
      text += cell.some((sum) => sum > 0) ? cell.map((sum) => SUMS[sum]).join('') : NO_SUMS_SIGN;
    } else if (++white === MOST_WHITE) flush();
  }
  flush();
  return text;
}

function readAddress(address: PuzzlinkAddress): Result<Draft<KakuroPuzzle>> {
  const { columns, body, at } = address;
  const inner = readCells(address);
  if (!inner.ok) return inner;
  const cells = rowsOf(inner.value.cells, columns);
  const heads = [...cells[0]!, ...cells.map(([first]) => first!)].map((cell) => !isBlack(cell));
  const sums: number[] = [];
  let offset = inner.value.end;
  for (const hasHead of heads) {
    const sum = hasHead ? sumOfSign(body[offset]) : 0;
    if (sum === undefined) {
      const message = 'The sum of a run that begins at the edge is expected here, or "-".';
      return failure(issue('format-syntax', message, at(offset)));
    }
    sums.push(sum);
    if (hasHead) offset++;
  }
  if (offset < body.length) return failure(surplusIssue(at(offset)));
  const grid = [
    [NO_SUMS, ...sums.slice(0, columns).map((sum) => [sum, 0])],
    ...cells.map((row, index) => [[0, sums[columns + index]!], ...row]),
  ];
  return success({ puzzle: { family: 'kakuro', grid } });
}

/** The cells behind the first row and column, and the offset behind them. */
function readCells({ rows, columns, body, at }: PuzzlinkAddress): Result<{
  readonly cells: readonly KakuroCell[];
  readonly end: number;
}> {
  const cells: KakuroCell[] = [];
  const count = rows * columns;
  let offset = 0;
  while (cells.length < count) {
    const found = body.slice(offset, offset + 2);
    const [token, white, down, across] = /^(?:([k-z])|\.|([\dA-Za-j-])([\dA-Za-j-]))/.exec(found) ?? [];
    const run = white === undefined ? 1 : Number.parseInt(white, 36) - WHITE_BASE;
    if (token === undefined || cells.length + run > count) {
      const left = `${cells.length} of ${count} cells`;
      const message =
        token === undefined
          ? `${quote(found)} describes no cell; the address has ${left} before it.`
          : `${quote(token)} is ${run} white cells, more than are left after ${left}.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    const cell = down === undefined ? NO_SUMS : ([sumOfSign(down)!, sumOfSign(across)!] as const);
    for (let index = 0; index < run; index++) cells.push(white === undefined ? cell : 0);
    offset += token.length;
  }
  return success({ cells, end: offset });
}

/** The sum of a character, 0 where there is none; undefined if the character is none of a sum. */
function sumOfSign(sign: string | undefined): number | undefined {
  if (sign === undefined) return undefined;
  const sum = sign === NO_SUM ? 0 : SUMS.indexOf(sign);
  return sum < 0 ? undefined : sum;
}
