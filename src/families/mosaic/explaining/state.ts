/** A Mosaic being solved, as JSON: rows of `#`, `.` and `?`. */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { BLACK_CELL, type MosaicPuzzle, WHITE_CELL } from '../puzzle.js';

const OPEN = '?';

/** Reads rows of signs. */
export function readMosaicState(json: unknown, { grid }: MosaicPuzzle): Result<readonly Known[]> {
  const size = sizeOfRows(grid);
  return readSignState(json, {
    size,
    signs: { [BLACK_CELL]: 'a black cell', [WHITE_CELL]: 'a white cell', [OPEN]: 'nothing known' },
    open: OPEN,
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign === BLACK_CELL }],
  });
}
