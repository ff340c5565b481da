/** The line that a press or a drag draws: never at a place that could be meant differently. */
import type { Cell } from '../../../src/browser.js';
import type { GridPoint } from '../../ui/pointer-strokes.js';
import { type Edge, type LineGame, spotOf } from '../games/index.js';

/** The meaning of a press. */
type Pressed =
  | { readonly kind: 'edge'; readonly edge: Edge }
  /** An end of lines, from which several may lead on. */
  | { readonly kind: 'node'; readonly cell: Cell }
  /** Several places for lines are equally near. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'nothing' };

/** Distance in cells within which a press is at a place for lines. */
const NEAR = 0.45;
/** Cells by which it must be nearer than the next one. */
const CLEARER = 0.12;
/** Least length of a drag in cells, and its least ratio of the way along the grid to that across. */
export const LEAST_DRAG = 0.5;
const CLEAR_SLOPE = 1.5;

/** The place that is pressed at a point. */
export function pressedAt({ edges, nodeRadius }: LineGame, point: GridPoint): Pressed {
  const cell = nodeAt(edges, point, nodeRadius);
  if (cell !== undefined) return { kind: 'node', cell };
  const near = edges
    .map((edge) => ({ edge, distance: distanceTo(edge, point) }))
    .filter(({ distance }) => distance < NEAR)
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest, next] = near;
  if (nearest === undefined) return { kind: 'nothing' };
  const isClear = next === undefined || next.distance - nearest.distance >= CLEARER;
  return isClear ? { kind: 'edge', edge: nearest.edge } : { kind: 'unclear' };
}

/** The end of lines under a point. */
export function nodeAt(edges: readonly Edge[], point: GridPoint, radius: number): Cell | undefined {
  const cell: Cell = [Math.floor(point.row), Math.floor(point.column)];
  const isInside = Math.hypot(point.row - cell[0] - 0.5, point.column - cell[1] - 0.5) < radius;
  return isInside && edges.some((edge) => otherEnd(edge, cell) !== undefined) ? cell : undefined;
}

/** The edge that leads from a cell in a direction; undefined where the direction is not clear. */
export function edgeTowards(
  edges: readonly Edge[],
  cell: Cell,
  from: GridPoint,
  to: GridPoint,
): Edge | undefined {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const [long, short] = [
    Math.max(Math.abs(down), Math.abs(right)),
    Math.min(Math.abs(down), Math.abs(right)),
  ];
  if (long < LEAST_DRAG || long < CLEAR_SLOPE * short) return undefined;
  const step: Cell = Math.abs(right) > Math.abs(down) ? [0, Math.sign(right)] : [Math.sign(down), 0];
  return edges.find((edge) => leads(edge, cell, step));
}

/** True if an edge leaves a cell in a direction. */
export function leads(edge: Edge, cell: Cell, [down, right]: Cell): boolean {
  const end = otherEnd(edge, cell);
  if (end === undefined) return false;
  return Math.sign(end[0] - cell[0]) === down && Math.sign(end[1] - cell[1]) === right;
}

/** The edge between two cells. */
export function edgeBetween(edges: readonly Edge[], one: Cell, other: Cell): Edge | undefined {
  return edges.find((edge) => {
    const end = otherEnd(edge, one);
    return end !== undefined && spotOf(end) === spotOf(other);
  });
}

/** The end of an edge that is not the given one; undefined where that is none of its ends. */
export function otherEnd({ from, to }: Edge, cell: Cell): Cell | undefined {
  if (spotOf(from) === spotOf(cell)) return to;
  return spotOf(to) === spotOf(cell) ? from : undefined;
}

/** The distance of a point from the line between the middles of two cells. */
function distanceTo({ from, to }: Edge, { row, column }: GridPoint): number {
  const [y1, x1, y2, x2] = [from[0] + 0.5, from[1] + 0.5, to[0] + 0.5, to[1] + 0.5];
  const length = (y2 - y1) ** 2 + (x2 - x1) ** 2;
  const part = Math.min(1, Math.max(0, ((row - y1) * (y2 - y1) + (column - x1) * (x2 - x1)) / length));
  return Math.hypot(row - y1 - part * (y2 - y1), column - x1 - part * (x2 - x1));
}
