/**
 * A Battleship puzzle being solved, as JSON: rows of the signs of puzzles, `.` for an open cell. Which part
 * of a ship a cell shows is not looked at: it follows from the cells around it.
 */
import type { Result } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { ANY_SHIP, type BattleshipPuzzle, OPEN, sizeOf, WATER } from '../puzzle.js';
import { SEGMENTS } from './reasons.js';

/** Reads rows of signs. */
export function readBattleshipState(json: unknown, puzzle: BattleshipPuzzle): Result<readonly Known[]> {
  const size = sizeOf(puzzle);
  return readSignState(json, {
    size,
    signs: { ...SEGMENTS, [ANY_SHIP]: 'a ship cell', [WATER]: 'water', [OPEN]: 'nothing known' },
    open: OPEN,
    given: puzzle.grid,
    agrees: (given, found) =>
      given === found || (given !== WATER && found === ANY_SHIP) || (given === ANY_SHIP && found !== WATER),
    known: (sign, [row, column]) => [{ mark: row * size.columns + column, value: sign !== WATER }],
  });
}
