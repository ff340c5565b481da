/** Schemas of cells, and the cells that a constraint names. */
import { z } from 'zod';
import type { Cell } from '../../../core/index.js';
import type { Constraint, ConstraintType } from './contract.js';

/** A list of cells as JSON has it. */
export const CELLS: z.ZodType<readonly Cell[]> = z.array(z.tuple([z.number(), z.number()]));

/** Several lists of cells. */
export const CELL_LISTS: z.ZodType<readonly (readonly Cell[])[]> = z.array(CELLS).min(1);

/** A constraint that is said of one list of cells. */
export interface CellsConstraint extends Constraint {
  readonly cells: readonly Cell[];
}

/** The lists of cells in a key. */
export function cellLists(value: unknown): readonly (readonly Cell[])[] {
  const lists = value as readonly Cell[] | readonly (readonly Cell[])[];
  return (Array.isArray(lists[0]?.[0]) ? lists : [lists]) as readonly (readonly Cell[])[];
}

/** The constraint with all its cells moved. */
export function moveConstraint(
  constraint: Constraint,
  { cellKeys, moved }: ConstraintType,
  move: (cell: Cell) => Cell,
): Constraint {
  if (moved !== undefined) return moved(constraint, move);
  const entries = Object.entries(constraint).map(([key, value]) => {
    if (!(key in cellKeys)) return [key, value];
    const lists = cellLists(value).map((cells) => cells.map(move));
    return [key, Array.isArray((value as Cell[][])[0]?.[0]) ? lists : lists[0]];
  });
  return Object.fromEntries(entries) as unknown as Constraint;
}
