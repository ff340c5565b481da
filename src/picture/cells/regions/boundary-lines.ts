/**
 * Lines one cell thick where two neighbouring regions got the same shade although their colours differ
 * clearly: black between white regions, white between black ones. A line lies on the subject's side of a
 * boundary with the ground, else in the thicker region, unless it would cut that in two, as it would a stick.
 */
import { SAMPLES_A_SIDE } from '../samples.js';
import type { RegionCells } from './cells.js';
import { meanThickness, type RegionGraph } from './region-graph.js';

/** Difference of colour from which a boundary with the ground gets a line. */
const GROUND_DIFFERENCE = 0.1;

/** Boundaries shorter than this, in cells, get no line. */
const SHORTEST = 2;

/** Regions thinner than this on average, in cells, are cut in two by a line across them. */
const THINNEST = 1.7;

/** Draws the lines and returns the new cells; inside the subject a line needs at least `innerDifference`. */
export function drawBoundaryLines(
  graph: RegionGraph,
  shades: Uint8Array,
  { rows, columns, cells, regions }: RegionCells,
  innerDifference: number,
): Uint8Array {
  const drawn = Uint8Array.from(cells);
  const wanted = linesOf(graph, shades, innerDifference);
  for (let cell = 0; cell < cells.length; cell++) {
    const partners = wanted.get(regions[cell]!);
    if (partners === undefined) continue;
    const column = cell % columns;
    const isBeside =
      (column > 0 && partners.has(regions[cell - 1]!)) ||
      (column < columns - 1 && partners.has(regions[cell + 1]!)) ||
      (cell >= columns && partners.has(regions[cell - columns]!)) ||
      (cell + columns < rows * columns && partners.has(regions[cell + columns]!));
    if (isBeside) drawn[cell] = 1 - cells[cell]!;
  }
  return drawn;
}

/** For every region in which lines are drawn, the neighbours against which they are. */
function linesOf(
  graph: RegionGraph,
  shades: Uint8Array,
  innerDifference: number,
): ReadonlyMap<number, ReadonlySet<number>> {
  const lines = new Map<number, Set<number>>();
  for (const id of graph.ids) {
    for (const neighbour of graph.neighbours(id)) {
      if (neighbour < id || shades[id] !== shades[neighbour]) continue;
      const side = sideOf(graph, id, neighbour, innerDifference);
      if (side === undefined) continue;
      lines.set(side, (lines.get(side) ?? new Set()).add(side === id ? neighbour : id));
    }
  }
  return lines;
}

/** The one of two neighbours in which a line separates them; undefined where there is to be none. */
function sideOf(graph: RegionGraph, one: number, other: number, innerDifference: number): number | undefined {
  const { length, difference } = graph.boundary(one, other);
  if (length < SHORTEST * SAMPLES_A_SIDE) return undefined;
  const [first, second] = [graph.region(one), graph.region(other)];
  if (first.isGround || second.isGround) {
    if (difference < GROUND_DIFFERENCE) return undefined;
    return first.isGround ? other : one;
  }
  const thicker = meanThickness(first) >= meanThickness(second) ? one : other;
  const isThin = meanThickness(graph.region(thicker)) < THINNEST * SAMPLES_A_SIDE;
  return difference < innerDifference || isThin ? undefined : thicker;
}
