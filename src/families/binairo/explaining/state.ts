/** A Binairo being solved, as JSON: rows of the signs of puzzles. */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { type BinairoPuzzle, ONE, OPEN, ZERO } from '../puzzle.js';

/** Reads rows of signs. */
export function readBinairoState(json: unknown, { grid }: BinairoPuzzle): Result<readonly Known[]> {
  const size = sizeOfRows(grid);
  return readSignState(json, {
    size,
    signs: { [ZERO]: 'a 0', [ONE]: 'a 1', [OPEN]: 'nothing known' },
    open: OPEN,
    given: grid,
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign === ONE }],
  });
}
