/** A Nurikabe being solved, as JSON: rows of `#` (sea), `.` (land) and `?` (not known yet). */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { LAND, type NurikabePuzzle, SEA } from '../puzzle.js';

const UNKNOWN = '?';

/** Reads rows of signs; cells with numbers are land. */
export function readNurikabeState(json: unknown, { grid }: NurikabePuzzle): Result<readonly Known[]> {
  const size = sizeOfRows(grid);
  return readSignState(json, {
    size,
    signs: { [SEA]: 'sea', [LAND]: 'land', [UNKNOWN]: 'nothing known' },
    open: UNKNOWN,
    known: (sign, [row, column]) =>
      sign === SEA && grid[row]![column] !== 0
        ? 'The cell has a number, so it is land; sea cannot stand here.'
        : [{ mark: row * size.columns + column, value: sign === SEA }],
  });
}
