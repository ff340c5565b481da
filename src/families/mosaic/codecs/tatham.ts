/**
 * Mosaics as game ids of Mosaic in Simon Tatham's Portable Puzzle Collection: `WxH:` and the cells row by
 * row, a digit for a number, `a` to `z` for runs of 1 to 26 cells without one. Where the id could be one of
 * another game, `h1` stands behind the size.
 */
import { failure, issue, type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type GameId, quote, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import { type MosaicPuzzle, type MosaicSolution, NO_NUMBER } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

/** Least side that the game can play. */
const SMALLEST_SIDE = 3;
const RUNS = {
  token: /\d/,
  separator: '',
  read: (token: string) => (/\d/.test(token) ? token : undefined),
  expected: 'neither a number nor a run of cells without one',
} as const;

export const mosaicTatham = tathamFormat<MosaicPuzzle, MosaicSolution>({
  game: 'Mosaic',
  settings: ['h1'],
  read: readId,
  lacks: ({ grid }) => {
    const { rows, columns } = sizeOfRows(grid);
    if (Math.min(rows, columns) >= SMALLEST_SIDE) return undefined;
    return `The format tatham holds sides from ${SMALLEST_SIDE} on; this puzzle has ${rows} rows and ${columns} columns.`;
  },
  write: ({ grid }) => {
    const numbers = [...grid.join('')].map((number) => (number === NO_NUMBER ? undefined : number));
    return `${sizeOfRows(grid).columns}x${grid.length}:${writeLetterRuns(numbers, RUNS.separator)}`;
  },
});

function readId(id: GameId): Result<Draft<MosaicPuzzle>> {
  const [, width, height = width] = /^(\d{1,9})(?:x(\d{1,9}))?(?:h\d)?$/.exec(id.parameters) ?? [];
  const [columns, rows] = [Number(width ?? 0), Number(height ?? 0)];
  if (Math.min(columns, rows) < 1 || Math.max(columns, rows) > LONGEST_SIDE) {
    const message = `The parameters are ${quote(id.parameters)}; WIDTHxHEIGHT is expected, with sides up to ${LONGEST_SIDE}.`;
    return failure(issue('format-syntax', message));
  }
  const cells = readLetterRuns(id, rows * columns, RUNS);
  if (!cells.ok) return cells;
  const grid = textRowsOf(cells.value.map((number) => number ?? NO_NUMBER).join(''), columns);
  return success({ puzzle: { family: 'mosaic', grid } });
}
