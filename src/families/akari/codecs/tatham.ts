/**
 * Akaris as game ids of Light Up in Simon Tatham's Portable Puzzle Collection: `WxH:` and the cells row by
 * row, `B` a wall, `0` to `4` a wall with its number, `a` to `z` runs of 1 to 26 white cells. Behind the size
 * may stand what a generator asked for.
 */
import { type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type GameId, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSizeOfId, tathamFormat } from '../../kit/codecs/tatham.js';
import { type AkariPuzzle, type AkariSolution, WALL, WHITE_CELL } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

const SETTINGS = /^(b\d{1,9})?(s\d{1,9})?r?(d\d{1,9})?$/;
/** The sides that the game and this program can play. */
const SIDES = [2, LONGEST_SIDE] as const;
const NAMELESS = 'B';
const RUNS = {
  token: /[B0-4]/,
  separator: '',
  read: (token: string) => (/^[B0-4]$/.test(token) ? token.replace(NAMELESS, WALL) : undefined),
  expected: 'neither a wall ("B" or "0" to "4") nor a run of white cells',
} as const;

export const akariTatham = tathamFormat<AkariPuzzle, AkariSolution>({
  game: 'Light Up',
  settings: 'd0',
  read: readId,
  lacks: ({ grid }) =>
    Math.min(grid.length, grid[0]!.length) < SIDES[0]
      ? `The format tatham holds grids of at least ${SIDES[0]} rows and columns.`
      : undefined,
  write: ({ grid }) => {
    const { rows, columns } = sizeOfRows(grid);
    const tokens = [...grid.join('')].map((sign) =>
      sign === WHITE_CELL ? undefined : sign.replace(WALL, NAMELESS),
    );
    return `${columns}x${rows}:${writeLetterRuns(tokens, '')}`;
  },
});

function readId(id: GameId): Result<Draft<AkariPuzzle>> {
  const size = readSizeOfId(id, SETTINGS, SIDES);
  if (!size.ok) return size;
  const { rows, columns } = size.value;
  const cells = readLetterRuns(id, rows * columns, RUNS);
  if (!cells.ok) return cells;
  const signs = cells.value.map((sign) => sign ?? WHITE_CELL);
  return success({ puzzle: { family: 'akari', grid: textRowsOf(signs.join(''), columns) } });
}
