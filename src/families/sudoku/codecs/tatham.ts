/**
 * Sudokus as game ids of Solo in Simon Tatham's Portable Puzzle Collection: `CxR:` with C columns and R rows
 * of boxes (so a box has C rows and R columns), then the givens row by row; `a` to `z` are runs of 1 to 26
 * open cells, `_` parts two neighbouring numbers. Jigsaw, diagonal and killer ids are not Sudokus with box
 * areas only.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type GameId, quote, readLetterRuns, writeLetterRuns } from '../../../formats/index.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import { LARGEST_SIDE } from '../reading.js';
import { draftOfNumbers, type SudokuDraft, type SudokuFormat, unheldLayout } from './format.js';

const PARAMETERS = /^(\d{1,2})(?:x(\d{1,2}))?((?:[jxkrm]|a|d[a-z])*)\d*$/;
/** Numbers; two neighbouring ones are parted. */
const RUNS = {
  token: /\d+/,
  separator: '_',
  read: (token: string) => (/^\d{1,3}$/.test(token) ? Number(token) : undefined),
  expected: 'neither a number nor a run of open cells',
} as const;

export const sudokuTatham: SudokuFormat = tathamFormat({
  game: 'Solo',
  read: readId,
  lacks: (puzzle) => unheldLayout('tatham', puzzle),
  write: ({ box, grid }) => `${box![0]}x${box![1]}:${writeCells(grid.flat())}`,
});

function readId(id: GameId): Result<SudokuDraft> {
  const [, boxRows, boxColumns, flags = ''] = PARAMETERS.exec(id.parameters) ?? [];
  if (boxRows === undefined || boxColumns === undefined) {
    const message = `The parameters are ${quote(id.parameters)}; COLUMNSxROWS of boxes is expected.`;
    return failure(issue('format-syntax', message));
  }
  if (/[jxk]/.test(flags.replace(/d[a-z]/g, ''))) {
    const message =
      'Jigsaw (j), diagonal (x) and killer (k) ids are not supported; only boxes of equal shape are.';
    return failure(issue('format-unsupported', message));
  }
  const box = [Number(boxRows), Number(boxColumns)] as const;
  const side = box[0] * box[1];
  if (side > LARGEST_SIDE) {
    return failure(issue('format-syntax', `The side is ${side}; at most ${LARGEST_SIDE} is expected.`));
  }
  const cells = readLetterRuns(id, side * side, RUNS);
  if (!cells.ok) return cells;
  const numbers = cells.value.map((number) => number ?? 0);
  return success(draftOfNumbers(numbers, side, box));
}

function writeCells(numbers: readonly number[]): string {
  const tokens = numbers.map((number) => (number === 0 ? undefined : String(number)));
  return writeLetterRuns(tokens, RUNS.separator);
}
