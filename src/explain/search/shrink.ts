/** Leaving out reasons from a set that decides a mark, until none can be left out any more. */
import type { Rng } from '../../core/index.js';
import type { Knowledge } from '../knowledge/index.js';

/**
 * Leaves out reasons one by one, in their order, as long as the others decide the mark; the rest in the order
 * of the board.
 */
function shrink(knowledge: Knowledge, mark: number, reasons: readonly number[]): readonly number[] {
  let kept = [...reasons].sort((one, other) => one - other);
  for (const reason of reasons) {
    if (!kept.includes(reason)) continue;
    const others = kept.filter((other) => other !== reason);
    const reply = knowledge.oppose(mark, others);
    if (reply.status === 'contradiction') kept = others.filter((other) => reply.reasons.includes(other));
  }
  return kept;
}

/** The smallest set that leaving out in some orders comes to: forwards, backwards and at random. */
export function shrinkInOrders(
  knowledge: Knowledge,
  mark: number,
  reasons: readonly number[],
  { rng, orders }: { readonly rng: Rng; readonly orders: number },
): readonly number[] {
  let best = shrink(knowledge, mark, reasons);
  for (let order = 1; order < orders; order++) {
    const other = shrink(knowledge, mark, order === 1 ? reasons.toReversed() : rng.shuffle(reasons));
    if (other.length < best.length) best = other;
  }
  return best;
}
