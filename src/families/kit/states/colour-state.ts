/** Partial solutions of grids whose cells become black or white, as JSON: rows of `#`, `.` and `?`. */
import type { Result, Size } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from './sign-state.js';

const BLACK_CELL = '#';
const OPEN = '?';

/** Reads rows of signs; there is a mark for each cell, row-major, that says that it is black. */
export function readColourState(json: unknown, size: Size): Result<readonly Known[]> {
  return readSignState(json, {
    size,
    signs: { [BLACK_CELL]: 'a black cell', '.': 'a white cell', [OPEN]: 'nothing known' },
    open: OPEN,
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign === BLACK_CELL }],
  });
}
