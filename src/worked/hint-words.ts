/** A hint in words, with as much of the step as its level allows. */
import { type Cell, cellCode, compareCells } from '../core/grid/cell.js';
import type { Step } from '../explain/step.js';
import { capitalised, listed } from '../explain/words/lists.js';
import { saysReason } from '../explain/words/says.js';

/** Cells that are named one by one. */
const FEW_CELLS = 3;

/** Where to look, without what is to be seen there: `row 4 and rows 2 to 5 of column 3`. */
export function saysWhere({ reasons }: Pick<Step, 'reasons'>): string {
  return listed([...new Set(reasons.map(({ reason }) => areaOf(reason.cells)))]);
}

/** The rules of a step, a sentence each. */
export function saysRules(step: Step): readonly string[] {
  return step.reasons.map((used) => `${capitalised(saysReason(used, step))}.`);
}

/** Cells as a part of the grid: their codes where they are few, else the rows and columns that they lie in. */
function areaOf(cells: readonly Cell[]): string {
  if (cells.length <= FEW_CELLS) return listed([...cells].sort(compareCells).map(cellCode));
  const rows = rangeOf(cells.map(([row]) => row));
  const columns = rangeOf(cells.map(([, column]) => column));
  if (rows.from === rows.to) return `row ${rows.from}`;
  if (columns.from === columns.to) return `column ${columns.from}`;
  return `rows ${rows.from} to ${rows.to} of columns ${columns.from} to ${columns.to}`;
}

/** From the least to the greatest of some indices, counted from 1. */
function rangeOf(indices: readonly number[]): { readonly from: number; readonly to: number } {
  return { from: Math.min(...indices) + 1, to: Math.max(...indices) + 1 };
}
