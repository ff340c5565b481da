/**
 * Of a rule about cells that touch each other: the known entries that matter, and none that lie elsewhere.
 */
import type { Cell } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import type { UsedReason } from '../model/index.js';
import type { Inference } from './inference.js';

/**
 * The inference without entries that touch nothing that it is about; of another rule itself.
 */
export function touchingOnly(
  marks: readonly Mark[],
  { reason }: UsedReason,
  inference: Inference,
): Inference {
  if (reason.touching !== true) return inference;
  const { facts, conclusions } = inference;
  const touch = (one: Known, other: Known): boolean =>
    areTouching(marks[one.mark]!.cells, marks[other.mark]!.cells);
  const near =
    conclusions.length > 0
      ? facts.filter((fact) => conclusions.some((known) => touch(fact, known)))
      : firstPair(facts, touch);
  return near.length === 0 ? inference : { ...inference, facts: near };
}

function firstPair(facts: readonly Known[], touch: (one: Known, other: Known) => boolean): readonly Known[] {
  for (const one of facts) {
    const other = facts.find((fact) => fact !== one && touch(one, fact));
    if (other !== undefined) return [one, other];
  }
  return [];
}

function areTouching(some: readonly Cell[], others: readonly Cell[]): boolean {
  return some.some(([row, column]) =>
    others.some((other) => Math.abs(other[0] - row) <= 1 && Math.abs(other[1] - column) <= 1),
  );
}
