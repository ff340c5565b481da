/** A puzzle being solved, as JSON: rows of the signs of puzzles. */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { BLACK_CELL, OPEN, type UnrulyPuzzle, WHITE_CELL } from '../puzzle.js';

/** Reads rows of signs. */
export function readUnrulyState(json: unknown, { grid }: UnrulyPuzzle): Result<readonly Known[]> {
  const size = sizeOfRows(grid);
  return readSignState(json, {
    size,
    signs: { [BLACK_CELL]: 'a black cell', [WHITE_CELL]: 'a white cell', [OPEN]: 'nothing known' },
    open: OPEN,
    given: grid,
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign === BLACK_CELL }],
  });
}
