/** A Star Battle being solved, as JSON: rows of `*` (a star), `.` (no star) and `?` (not known yet). */
import type { Result } from '../../../core/index.js';
import type { Known, Mark } from '../../contract/explaining.js';
import { marksByCell, readSignState } from '../../kit/states/sign-state.js';
import { NOT_GIVEN, type StarBattlePuzzle } from '../puzzle.js';

const STAR = '*';

/** Reads rows of signs; a star in a cell of no region is an issue, as no solution has one there. */
export function readStarBattleState(
  json: unknown,
  { regions, given }: StarBattlePuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const positions = marksByCell(marks);
  return readSignState(json, {
    size: { rows: regions.length, columns: regions.length },
    signs: { [STAR]: 'a star', '.': 'no star', [NOT_GIVEN]: 'nothing known' },
    open: NOT_GIVEN,
    given,
    known: (sign, cell) => {
      const value = sign === STAR;
      const own = positions.get(cell.join()) ?? [];
      if (own.length === 0 && value) return 'A star stands in a cell of no region, which takes none.';
      return own.map((mark) => ({ mark, value }));
    },
  });
}
