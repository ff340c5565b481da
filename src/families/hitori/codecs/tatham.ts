/**
 * Hitoris as game ids of Singles in Simon Tatham's Portable Puzzle Collection: `WxH:` and a sign for every
 * cell, row by row: `1` to `9`, then `a` to `z` and `A` to `Z` for the numbers from 10 on; none is larger
 * than the longer side. Behind the size may stand the level that a generator asked for.
 */
import { failure, issue, type Result, rowsOf, sizeOfRows, success } from '../../../core/index.js';
import { type GameId, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSizeOfId, tathamFormat } from '../../kit/codecs/tatham.js';
import { type HitoriPuzzle, type HitoriSolution, NO_NUMBER } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

const SETTINGS = /^(?:d[ek])?$/;
/** The sides that the game and this program can play. */
const SIDES = [2, LONGEST_SIDE] as const;
/** The sign of a number at its place. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const hitoriTatham = tathamFormat<HitoriPuzzle, HitoriSolution>({
  game: 'Singles',
  settings: ['de'],
  read: readId,
  lacks({ grid }) {
    const { rows, columns } = sizeOfRows(grid);
    if (Math.min(rows, columns) < SIDES[0])
      return `The format tatham holds grids of at least ${SIDES[0]} rows and columns.`;
    const most = Math.max(rows, columns);
    const numbers = grid.flat();
    if (numbers.includes(NO_NUMBER))
      return 'The format tatham cannot hold cells without a number; text, puzzlink and json can.';
    const larger = numbers.find((number) => number > most);
    return larger === undefined
      ? undefined
      : `The format tatham holds numbers up to the longer side, ${most}; this puzzle has ${larger}.`;
  },
  write: ({ grid }) => {
    const signs = grid.flat().map((number) => SIGNS[number]);
    return `${sizeOfRows(grid).columns}x${grid.length}:${signs.join('')}`;
  },
});

function readId(id: GameId): Result<Draft<HitoriPuzzle>> {
  const size = readSizeOfId(id, SETTINGS, SIDES);
  if (!size.ok) return size;
  const { rows, columns } = size.value;
  const { description, at } = id;
  const most = Math.max(rows, columns);
  const numbers = [...description].map((sign) => SIGNS.indexOf(sign));
  const wrong = numbers.findIndex((number) => number < 1 || number > most);
  if (wrong >= 0) {
    const message = `${quote(description[wrong]!)} is no number from 1 to ${most} (${SIGNS[most]}).`;
    return failure(issue('format-syntax', message, at(wrong)));
  }
  if (numbers.length === rows * columns)
    return success({ puzzle: { family: 'hitori', grid: rowsOf(numbers, columns) } });
  const message = `The game id describes ${numbers.length} cells; ${rows * columns} are expected.`;
  return failure(issue('format-syntax', message, at(description.length)));
}
