/**
 * Points of a drawing of Penpa. A grid of `columns` by `rows` lies in one with two more cells on each side;
 * the points are numbered row by row, first all cells, then the corners at the lower right of each, the
 * middles of the sides below and to the right, four points near the corners in each cell, and four near its
 * sides. Places count from the frame, so that cells outside of it have rows and columns below 0 as well.
 */
import type { Cell } from '../../../../core/index.js';

/** The grid of points, and the upper left cell of the frame in it. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly top: number;
  readonly left: number;
}

/**
 * A place in a drawing. A corner is named by the cell to its lower right, a side by the cell above or to the
 * left; `near` counts the corners of a cell row by row, or its sides (top, right, left, bottom).
 */
export type Spot =
  | { readonly kind: 'cell' | 'corner' | 'below' | 'right'; readonly cell: Cell }
  | { readonly kind: 'near-corner' | 'near-side'; readonly cell: Cell; readonly near: number };

const RIM = 2;
const KINDS = ['cell', 'corner', 'below', 'right'] as const;
const NEAR = ['near-corner', 'near-side'] as const;

/** The number of a point. */
export function pointOf(spot: Spot, layout: Layout): number {
  const wide = layout.columns + 2 * RIM;
  const all = wide * (layout.rows + 2 * RIM);
  const shift = spot.kind === 'corner' ? RIM - 1 : RIM;
  const index = (spot.cell[0] + layout.top + shift) * wide + spot.cell[1] + layout.left + shift;
  if (!('near' in spot)) return KINDS.indexOf(spot.kind) * all + index;
  return 4 * all * (1 + NEAR.indexOf(spot.kind)) + 4 * index + spot.near;
}

/** The place of a point; undefined outside the grid of points. */
export function spotOf(point: number, layout: Layout): Spot | undefined {
  const wide = layout.columns + 2 * RIM;
  const all = wide * (layout.rows + 2 * RIM);
  if (!Number.isInteger(point) || point < 0 || point >= 12 * all) return undefined;
  const group = Math.floor(point / (4 * all));
  const index = group === 0 ? point % all : Math.floor((point % (4 * all)) / 4);
  const kind = group === 0 ? KINDS[Math.floor(point / all)]! : NEAR[group - 1]!;
  const shift = kind === 'corner' ? RIM - 1 : RIM;
  const cell = [Math.floor(index / wide) - layout.top - shift, (index % wide) - layout.left - shift] as const;
  return group === 0 ? { kind: kind as 'cell', cell } : { kind: kind as 'near-side', cell, near: point % 4 };
}

/** The middle of a cell. */
export function inCell(cell: Cell): Spot {
  return { kind: 'cell', cell };
}

/** The point between two neighbouring cells. */
export function between([one, other]: readonly [Cell, Cell]): Spot {
  const first = one[0] < other[0] || one[1] < other[1] ? one : other;
  return { kind: one[0] === other[0] ? 'right' : 'below', cell: first };
}

/** The cells on both sides of a point between them, in reading order. */
export function cellsAround({ kind, cell }: Spot): readonly [Cell, Cell] {
  return [cell, kind === 'right' ? [cell[0], cell[1] + 1] : [cell[0] + 1, cell[1]]];
}
