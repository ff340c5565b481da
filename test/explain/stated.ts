/** The reasons of steps on a board, also those that were added for another explanation of the same puzzle. */
import type { Board } from '../../src/explain/model/board.js';
import type { Part } from '../../src/explain/model/part.js';
import type { UsedReason } from '../../src/explain/model/step.js';

/** The parts of a step on a board. */
export function statedParts(board: Board, reasons: readonly UsedReason[]): readonly Part[] {
  return reasons.map(({ reason, half }) => {
    const index = board.positionOf(reason.id);
    if (index === undefined) throw new Error(`there is no reason ${reason.id} on the board`);
    return half === undefined ? { reason: index } : { reason: index, half };
  });
}
