/**
 * Masyu as game ids of Pearl in Simon Tatham's Portable Puzzle Collection: `WxH:` and the cells row by row,
 * `W` a white pearl, `B` a black one, `a` to `z` runs of 1 to 26 cells without one. Behind the size may stand
 * what a generator asked for.
 */
import { type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type GameId, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSizeOfId, tathamFormat } from '../../kit/codecs/tatham.js';
import { type MasyuPuzzle, type MasyuSolution, NO_PEARL } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

const SETTINGS = /^(d[a-z])?n?$/;
/** The sides that the game and this program can play. */
const SIDES = [5, LONGEST_SIDE] as const;
const RUNS = {
  token: /[WB]/,
  separator: '',
  read: (token: string) => (/[WB]/.test(token) ? token.toLowerCase() : undefined),
  expected: 'neither a pearl ("W" or "B") nor a run of cells without one',
} as const;

export const masyuTatham = tathamFormat<MasyuPuzzle, MasyuSolution>({
  game: 'Pearl',
  settings: 'dtn',
  read: readId,
  lacks: ({ grid }) =>
    Math.min(grid.length, grid[0]!.length) < SIDES[0]
      ? `The format tatham holds grids of at least ${SIDES[0]} rows and columns.`
      : undefined,
  write: ({ grid }) => {
    const { rows, columns } = sizeOfRows(grid);
    const tokens = Array.from(grid.join(''), (sign) => (sign === NO_PEARL ? undefined : sign.toUpperCase()));
    return `${columns}x${rows}:${writeLetterRuns(tokens, RUNS.separator)}`;
  },
});

function readId(id: GameId): Result<Draft<MasyuPuzzle>> {
  const size = readSizeOfId(id, SETTINGS, SIDES);
  if (!size.ok) return size;
  const { rows, columns } = size.value;
  const cells = readLetterRuns(id, rows * columns, RUNS);
  if (!cells.ok) return cells;
  const signs = cells.value.map((sign) => sign ?? NO_PEARL);
  return success({ puzzle: { family: 'masyu', grid: textRowsOf(signs.join(''), columns) } });
}
