/**
 * Slitherlinks as game ids of Loopy in Simon Tatham's Portable Puzzle Collection: `WxHt0:` and the cells row
 * by row, a digit for a number, `a` to `z` for runs of 1 to 26 cells without one. Behind `t` stands the
 * number of the kind of grid, of which only that of squares, 0, is read.
 */
import { failure, issue, type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type GameId, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSizeOfId, tathamFormat } from '../../kit/codecs/tatham.js';
import { OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

/** The sides that the game and this program can play. */
const SIDES = [3, LONGEST_SIDE] as const;
/** The other kinds of grids by their numbers, from 1 on. */
const KINDS = [
  ...['triangles', 'hexagons (honeycomb)', 'snub squares', 'Cairo pentagons', 'great hexagons', 'octagons'],
  ...['kites', 'florets', 'dodecagons', 'great dodecagons', 'Penrose kites and darts', 'Penrose rhombs'],
  ...['great great dodecagons', 'Kagome', 'compass dodecagons', 'hats', 'spectres'],
] as const;
const RUNS = {
  token: /[0-4]/,
  separator: '',
  read: (token: string) => (/^[0-4]$/.test(token) ? token : undefined),
  expected: 'neither a number from 0 to 4 nor a run of cells without one',
} as const;

export const slitherlinkTatham = tathamFormat<SlitherlinkPuzzle, SlitherlinkSolution>({
  game: 'Loopy',
  read: readId,
  lacks: ({ grid }) =>
    Math.min(grid.length, grid[0]!.length) < SIDES[0]
      ? `The format tatham holds grids of at least ${SIDES[0]} rows and columns.`
      : undefined,
  write: ({ grid }) => {
    const { rows, columns } = sizeOfRows(grid);
    const numbers = [...grid.join('')].map((sign) => (sign === OPEN ? undefined : sign));
    return `${columns}x${rows}t0:${writeLetterRuns(numbers, RUNS.separator)}`;
  },
});

function readId(id: GameId): Result<Draft<SlitherlinkPuzzle>> {
  const kind = Number(/^\d+(?:x\d+)?t(\d+)/.exec(id.parameters)?.[1] ?? 0);
  if (kind !== 0) {
    const named = KINDS[kind - 1];
    const message = `The loop runs on a grid of ${named ?? `the unknown kind ${kind}`}; one of squares (t0) is expected.`;
    return failure(issue('format-unsupported', message));
  }
  const size = readSizeOfId(id, /^t0(d[a-z])?$/, SIDES);
  if (!size.ok) return size;
  const { rows, columns } = size.value;
  const cells = readLetterRuns(id, rows * columns, RUNS);
  if (!cells.ok) return cells;
  const signs = cells.value.map((number) => number ?? OPEN);
  return success({ puzzle: { family: 'slitherlink', grid: textRowsOf(signs.join(''), columns) } });
}
