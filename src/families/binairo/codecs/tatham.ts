/**
 * Binairos as game ids of Unruly in Simon Tatham's Portable Puzzle Collection: `WxH:`, with `u` behind the
 * size where all rows and all columns differ; then the given cells, each as a letter for the number of open
 * cells before it, lower case for 0, upper case for 1. `z` and `Z` are 25 open cells and give none. A last
 * letter stands for a cell behind the grid.
 */
import { failure, issue, type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { type GameId, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import { type BinairoPuzzle, type BinairoSolution, ONE, OPEN, ZERO } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

/** Least side that the game can play. */
const SMALLEST_SIDE = 6;
/** The length of the run `z`; a cell behind a longer run needs several letters. */
const LONGEST_RUN = 25;
const CODE_OF_A = 'a'.charCodeAt(0);

export const binairoTatham = tathamFormat<BinairoPuzzle, BinairoSolution>({
  game: 'Unruly',
  // Galaxies has no easy level, Pearl no normal one.
  settings: ['de', 'dn'],
  read: readId,
  lacks: ({ grid, equal, opposite }) => {
    const { rows, columns } = sizeOfRows(grid);
    if (equal !== undefined || opposite !== undefined)
      return 'The format tatham cannot hold signs between cells; text and json can.';
    if (Math.min(rows, columns) < SMALLEST_SIDE)
      return `The format tatham holds sides from ${SMALLEST_SIDE} on; this puzzle has ${rows} rows and ${columns} columns.`;
    return undefined;
  },
  write: ({ grid, distinct }) =>
    `${sizeOfRows(grid).columns}x${grid.length}${distinct ? 'u' : ''}:${writeCells(grid.join(''))}`,
});

function readId(id: GameId): Result<Draft<BinairoPuzzle>> {
  const [, width, height = width, unique] =
    /^(\d{1,9})(?:x(\d{1,9}))?(u)?(?:d[a-z])?$/.exec(id.parameters) ?? [];
  const [columns, rows] = [Number(width ?? 0), Number(height ?? 0)];
  if (Math.min(columns, rows) < 1 || Math.max(columns, rows) > LONGEST_SIDE) {
    const message = `The parameters are ${quote(id.parameters)}; WIDTHxHEIGHT is expected, with sides up to ${LONGEST_SIDE}.`;
    return failure(issue('format-syntax', message));
  }
  const cells = readCells(id, rows * columns);
  if (!cells.ok) return cells;
  const grid = textRowsOf(cells.value, columns);
  return success({
    puzzle: { family: 'binairo', grid, ...(unique !== undefined && { distinct: true }) },
  });
}

function readCells({ description, at }: GameId, count: number): Result<string> {
  let cells = '';
  for (const [offset, letter] of [...description].entries()) {
    const run = /[a-z]/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - CODE_OF_A : -1;
    if (run < 0) {
      const message = `${quote(letter)} gives no cell; letters are expected.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    cells += OPEN.repeat(run) + (run === LONGEST_RUN ? '' : letter < 'a' ? ONE : ZERO);
    if (cells.length > count + 1) {
      const message = `The game id describes more than ${count} cells.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
  }
  if (cells.length === count + 1) return success(cells.slice(0, -1));
  const message = `The game id describes ${cells.length} of ${count} cells and one behind the last.`;
  return failure(issue('format-syntax', message, at(description.length)));
}

function writeCells(cells: string): string {
  let text = '';
  let run = 0;
  for (const cell of `${cells}${ZERO}`) {
    if (cell === OPEN) {
      run++;
      continue;
    }
    const cased = (letter: string): string => (cell === ONE ? letter.toUpperCase() : letter);
    text += cased('z'.repeat(Math.floor(run / LONGEST_RUN)));
    text += cased(String.fromCharCode(CODE_OF_A + (run % LONGEST_RUN)));
    run = 0;
  }
  return text;
}
