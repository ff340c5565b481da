/**
 * Kakuro as plain text that people paste: below the line `kakuro` the grid with spaces between cells: `#` for
 * a black cell without sums, `16\` for one with a sum below it, `\24` with one on its right, `16\24` with
 * both; `.` for an open white cell and the number of a given one; and below the line `solution`, when there
 * is one, its grid with `#` for black cells. Read also with `_` or `0` for open cells, with `x`, `\` or
 * `0\0` for black ones, and without the first line.
 */
import { type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { allButOne } from '../../kit/codecs/nearly.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import { readCellLines } from '../../kit/grid-issues.js';
import { isBlack, type KakuroCell, type KakuroPuzzle, type KakuroSolution, NO_SUMS } from '../puzzle.js';

const BLACK = '#';
const OPEN = '.';
const SUMS = /^(\d{0,3})\\(\d{0,3})$/;

export const kakuroText = textFormat<KakuroPuzzle, KakuroSolution>({
  description: 'the line "kakuro" and the grid with "#" or sums such as "16\\24" for black cells',
  header: /^\s*(?:kakuro|cross\s?sums)\s*$/i,
  recognisesBody: (body) => {
    const widths = widthsWithSums(body);
    return widths.length > 1 && widths.every((width) => width === widths[0]);
  },
  resemblesBody: (body) => allButOne(widthsWithSums(body)) !== undefined,
  sections: ['solution'],
  read: readText,
  write: ({ puzzle: { grid }, solution, credits }) => {
    const cells = grid.map((row) => row.map(textOf));
    const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
    return writeSections(
      credits,
      ['kakuro', ...cells.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join(' '))],
      solutionSection(solution?.map((row) => row.map((number) => number || BLACK).join(''))),
    );
  },
});

/** The numbers of cells in lines of which all cells are of a Kakuro and some have sums; else none. */
function widthsWithSums(body: readonly Line[]): readonly number[] {
  const rows = body.map(({ text }) => cellsOf(text));
  const cells = rows.flat();
  const isKakuro =
    cells.some((cell) => /\d\\|\\\d/.test(cell)) && cells.every((cell) => cellOf(cell) !== undefined);
  return isKakuro ? rows.map(({ length }) => length) : [];
}

function cellsOf(line: string): readonly string[] {
  return line.split(/[\s,]+/).filter((cell) => cell !== '');
}

function cellOf(text: string): KakuroCell | undefined {
  if (/^[#xX]$/.test(text)) return NO_SUMS;
  if (/^[._]$/.test(text)) return 0;
  if (/^\d$/.test(text)) return Number(text);
  const [, down, across] = SUMS.exec(text) ?? [];
  return down === undefined ? undefined : [Number(down), Number(across)];
}

function textOf(cell: KakuroCell): string {
  if (!isBlack(cell)) return cell === 0 ? OPEN : String(cell);
  const [down, across] = cell.map((sum) => (sum === 0 ? '' : String(sum)));
  return down === '' && across === '' ? BLACK : `${down}\\${across}`;
}

function readText({ body, sections: { solution } }: TextParts): Result<Draft<KakuroPuzzle>> {
  const columns = cellsOf(body[0]?.text ?? '').length;
  const grid = readCellLines(body, {
    cellsOf,
    columns,
    asked: `the first row has ${columns}`,
    contentOf: cellOf,
    wrong: (cell) => `${quote(cell)} is no cell; "#", sums such as "16\\24", "." or a number is expected`,
  });
  if (!grid.ok) return grid;
  const numbers = solution?.map((line) =>
    [...withoutSpaces(line)].map((sign) => (sign === BLACK ? 0 : Number(sign))),
  );
  return success({
    puzzle: { family: 'kakuro', grid: grid.value },
    solution: numbers && (() => success(numbers)),
  });
}
