/** Small Battleships as boards, with names for their rules and drawings for what is known. */
import { Board } from '../../src/explain/model/board.js';
import type { Part } from '../../src/explain/model/part.js';
import type { UsedReason } from '../../src/explain/model/step.js';
import { type BattleshipPuzzle, battleship } from '../../src/families/battleship/index.js';
import type { Known } from '../../src/families/contract/explaining.js';

/** A Battleship without hints. */
export function shipBoard(
  rows: readonly number[],
  columns: readonly number[],
  fleet: readonly number[],
): Board {
  const grid = rows.map(() => '.'.repeat(columns.length));
  const puzzle: BattleshipPuzzle = { family: 'battleship', rows, columns, fleet, grid };
  const { model, explained } = battleship.formulations
    .find(({ id }) => id === 'ship-cells')!
    .formulate(puzzle, { presolve: false, reasons: true });
  return new Board(model, explained!);
}

/** Parts by their names: `row-1` is the whole rule, `row-1 least` and `row-1 most` are its halves. */
export function partsOf(board: Board, names: readonly string[]): readonly Part[] {
  return names.map((name) => {
    const [id, half] = name.split(' ') as [string, ('least' | 'most')?];
    const reason = board.reasons.findIndex((one) => one.reason.id === id);
    return half === undefined ? { reason } : { reason, half };
  });
}

/** The same as a step uses them. */
export function usedOf(board: Board, parts: readonly Part[]): readonly Pick<UsedReason, 'reason' | 'half'>[] {
  return parts.map(({ reason, half }) => ({
    reason: board.reasons[reason]!.reason,
    ...(half === undefined ? {} : { half }),
  }));
}

/** The known cells in rows of `s` (ship), `~` (water) and `.` (unknown). */
export function knownOf(drawing: readonly string[]): readonly Known[] {
  return [...drawing.join('')].flatMap((sign, mark) => (sign === '.' ? [] : [{ mark, value: sign === 's' }]));
}
