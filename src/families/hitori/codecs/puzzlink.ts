/**
 * Hitoris as puzz.link addresses: a sign for every cell, row by row. `1` to `9` and `a` to `z` are the
 * numbers 1 to 35, `-` and two digits in base 36 are larger ones, `.` is a cell without a number.
 */
import { failure, issue, type Result, rowsOf, sizeOfRows, success } from '../../../core/index.js';
import { type PuzzlinkAddress, quote, surplusIssue } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { type HitoriPuzzle, type HitoriSolution, NO_NUMBER } from '../puzzle.js';

const BASE = 36;
const OPEN = '.';
const TOKEN = /[1-9a-z.]|-[\da-z]{2}/y;

export const hitoriPuzzlink: Format<HitoriPuzzle, HitoriSolution> = puzzlinkFormat({
  types: ['hitori'],
  read: readAddress,
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) => grid.flat().map(signOf).join(''),
});

function signOf(number: number): string {
  if (number === NO_NUMBER) return OPEN;
  return number < BASE ? number.toString(BASE) : `-${number.toString(BASE)}`;
}

function readAddress({ rows, columns, body, at }: PuzzlinkAddress): Result<Draft<HitoriPuzzle>> {
  const numbers: number[] = [];
  let offset = 0;
  while (numbers.length < rows * columns) {
    TOKEN.lastIndex = offset;
    const [token] = TOKEN.exec(body) ?? [];
    if (token === undefined) {
      const left = `${numbers.length} of ${rows * columns} cells`;
      const message = `${quote(body.slice(offset, offset + 1))} is no number of a cell; the address has ${left} before it.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    numbers.push(token === OPEN ? NO_NUMBER : Number.parseInt(token.replace('-', ''), BASE));
    offset += token.length;
  }
  if (offset < body.length) return failure(surplusIssue(at(offset)));
  return success({ puzzle: { family: 'hitori', grid: rowsOf(numbers, columns) } });
}
