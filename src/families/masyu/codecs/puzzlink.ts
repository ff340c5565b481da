/**
 * Masyu as puzz.link addresses (types mashu, masyu, pearl): three cells a character, row by row, as a number
 * to the base 27 whose digits to the base 3 are 0 no pearl, 1 a white one, 2 a black one. Source: the circle
 * encoding of the pzpr puzzle editor, as its addresses show it.
 */
import { failure, issue, type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type PuzzlinkAddress, quote, surplusIssue } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { BLACK_PEARL, type MasyuPuzzle, type MasyuSolution, NO_PEARL, WHITE_PEARL } from '../puzzle.js';

const SIGNS = [NO_PEARL, WHITE_PEARL, BLACK_PEARL];
const [CELLS, BASE] = [3, 27];

export const masyuPuzzlink: Format<MasyuPuzzle, MasyuSolution> = puzzlinkFormat({
  types: ['mashu', 'masyu', 'pearl'],
  read: readAddress,
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) => {
    const digits = Array.from(grid.join(''), (sign) => SIGNS.indexOf(sign)).join('');
    return textRowsOf(digits.padEnd(CELLS * Math.ceil(digits.length / CELLS), '0'), CELLS)
      .map((three) => Number.parseInt(three, SIGNS.length).toString(BASE))
      .join('');
  },
});

/** An address that ends early leaves the other cells without pearls. */
function readAddress({ rows, columns, body, at }: PuzzlinkAddress): Result<Draft<MasyuPuzzle>> {
  const cells = rows * columns;
  const wrong = body.search(/[^0-9a-q]/);
  if (wrong >= 0) {
    const message = `${quote(body[wrong]!)} is no group of three cells; "0" to "9" or "a" to "q" is expected.`;
    return failure(issue('format-syntax', message, at(wrong)));
  }
  if (body.length > Math.ceil(cells / CELLS)) return failure(surplusIssue(at(Math.ceil(cells / CELLS))));
  const digits = Array.from(body, (group) =>
    Number.parseInt(group, BASE).toString(SIGNS.length).padStart(CELLS, '0'),
  ).join('');
  const signs = Array.from(digits.slice(0, cells).padEnd(cells, '0'), (digit) => SIGNS[Number(digit)]);
  return success({ puzzle: { family: 'masyu', grid: textRowsOf(signs.join(''), columns) } });
}
