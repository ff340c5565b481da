/** Cages with operations, their targets, and the puzzle that they make. */
import type { Rng } from '../../src/core/index.js';
import type { Cage, CageOperation, KenkenPuzzle } from '../../src/families/kenken/index.js';
import type { Cells } from './cages.js';
import type { KenkenPlan } from './plan.js';

/** A cage in the making. */
export interface Draft {
  readonly cells: Cells;
  readonly op: CageOperation;
}

/** A full grid, row-major. */
export type Numbers = Readonly<Uint8Array>;

/** Products above this are no pleasure. */
const LARGEST_PRODUCT = 5000;

/** The weight of each operation where several are possible: those that restrict little come first. */
const WEIGHTS: Readonly<Record<CageOperation, number>> = { '+': 3, '-': 4, '*': 3, '/': 6, '=': 1 };

/**
 * The operations of the plan that the numbers of a cage allow; none: the cage is too small or too large for
 * them.
 */
export function possibleClues(
  cells: Cells,
  numbers: Numbers,
  { operations }: KenkenPlan,
): readonly CageOperation[] {
  if (cells.length === 1) return ['='];
  return operations.filter((op) => {
    if (op === '+') return true;
    if (op === '*') return targetOf({ cells, op }, numbers) <= LARGEST_PRODUCT;
    return cells.length === 2 && Number.isInteger(targetOf({ cells, op }, numbers));
  });
}

/** Clues for a cage; where no operation is possible its cells become single cages. */
export function draftCage(cells: Cells, numbers: Numbers, plan: KenkenPlan, rng: Rng): readonly Draft[] {
  const possible = possibleClues(cells, numbers, plan);
  if (possible.length === 0) return cells.map((cell) => ({ cells: [cell], op: '=' }));
  return [{ cells, op: rng.pick(possible.flatMap((op) => new Array<CageOperation>(WEIGHTS[op]).fill(op))) }];
}

/** The result of a cage's operation on its numbers; an inexact quotient is not whole. */
export function targetOf({ cells, op }: Draft, numbers: Numbers): number {
  const held = cells.map((cell) => numbers[cell]!);
  if (op === '*') return held.reduce((product, number) => product * number, 1);
  if (op === '-') return Math.abs(held[0]! - held[1]!);
  if (op === '/') return Math.max(...held) / Math.min(...held);
  return held.reduce((total, number) => total + number, 0);
}

/** The puzzle of a full grid and its cages. */
export function puzzleOf(
  drafts: readonly Draft[],
  numbers: Numbers,
  { size, showsOperation }: KenkenPlan,
): KenkenPuzzle {
  const cages = drafts.map((draft): Cage => {
    const isAlone = draft.cells.length === 1;
    return {
      op: showsOperation || isAlone ? draft.op : null,
      target: targetOf(draft, numbers),
      cells: draft.cells.map((cell) => [Math.floor(cell / size), cell % size]),
    };
  });
  const firstOf = ({ cells }: Cage): number => cells[0]![0] * size + cells[0]![1];
  return { family: 'kenken', size, cages: cages.sort((one, other) => firstOf(one) - firstOf(other)) };
}
