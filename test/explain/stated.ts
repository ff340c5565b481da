/**
 * The reasons of steps on a board, also those that combine several and were made for another explanation of
 * the same puzzle.
 */
import type { Board } from '../../src/explain/model/board.js';
import type { Part } from '../../src/explain/model/part.js';
import type { UsedReason } from '../../src/explain/model/step.js';

/** The parts of a step on `board.withCombined`. */
export function statedParts({ withCombined: board }: Board, reasons: readonly UsedReason[]): readonly Part[] {
  return reasons.map(({ reason, half }) => {
    const known = board.reasons.find((one) => one.reason.id === reason.id);
    const own = board.reasons.filter((one) => reason.combines?.includes(one.reason.id) === true);
    const made = board.explained.combine?.(own.map((one) => one.reason)) ?? [];
    const combined = made.find((one) => one.reason.id === reason.id);
    const index = known?.index ?? (combined === undefined ? undefined : board.include(combined));
    if (index === undefined) throw new Error(`there is no reason ${reason.id} on the board`);
    return half === undefined ? { reason: index } : { reason: index, half };
  });
}
