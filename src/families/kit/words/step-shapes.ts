/** Questions that techniques ask about steps: which reasons there are, and how their cells overlap. */
import type { Cell } from '../../../core/index.js';
import type { ReasonShape, StepShape, Technique } from '../../contract/explaining.js';

/** The technique of a name, by its steps. */
export function technique(id: string, name: string, matches: Technique['matches']): Technique {
  return { id, name, matches };
}

/** True if a list of cells has another one. */
export function includesCell(cells: readonly Cell[], [row, column]: Cell): boolean {
  return cells.some((other) => other[0] === row && other[1] === column);
}

/** True if two lists of cells have a cell in common. */
export function overlap(some: readonly Cell[], others: readonly Cell[]): boolean {
  return some.some((cell) => includesCell(others, cell));
}

/** True if all cells of one list are in the other. */
export function within(some: readonly Cell[], others: readonly Cell[]): boolean {
  return some.every((cell) => includesCell(others, cell));
}

/** The reasons of some kinds, all or those that use one half. */
export function reasonsOf(
  { reasons }: StepShape,
  kinds: readonly string[],
  half?: ReasonShape['half'],
): readonly ReasonShape[] {
  return reasons.filter(
    (reason) => kinds.includes(reason.kind) && (half === undefined || reason.half === half),
  );
}

/** True if a step has one reason, of one of some kinds. */
export function isOneOf(step: StepShape, kinds: readonly string[]): boolean {
  return step.reasons.length === 1 && reasonsOf(step, kinds).length === 1;
}

/** True if everything that is concluded has this value. */
export function concludesOnly({ conclusions }: StepShape, value: boolean): boolean {
  return conclusions.every((conclusion) => conclusion.value === value);
}
