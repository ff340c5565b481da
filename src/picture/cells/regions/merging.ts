/**
 * Merges the regions that a few dozen cells cannot show: specks, slivers between two colours, and the steps
 * of gradients.
 */
import { colourDistance } from '../../decode/colour/oklab.js';
import { SAMPLES_A_SIDE } from '../samples.js';
import { meanThickness, type RegionGraph } from './region-graph.js';

/** Regions of a smaller area, in samples, are specks: a quarter of a cell. */
const SPECK = (SAMPLES_A_SIDE * SAMPLES_A_SIDE) / 4;

/** Regions that are thinner on average, in samples, may be slivers. */
const THIN = SAMPLES_A_SIDE / 3;

/** The largest ratio of the way over a sliver's colour to the direct way between its neighbours' colours. */
const DETOUR = 1.2;

/**
 * Neighbours whose colours differ less at their boundary are steps of a gradient, where no other difference
 * is asked for.
 */
const GRADIENT = 0.1;

/** At most as many regions besides the ground. */
export const MOST_REGIONS = 64;

/**
 * Merges regions in place.
 * @param gradient neighbours whose colours differ less at their boundary are steps of a gradient
 */
export function mergeRegions(graph: RegionGraph, gradient = GRADIENT): void {
  mergeSmallest(graph, (id) => graph.region(id).area < SPECK);
  mergeSmallest(graph, (id) => isSliver(graph, id));
  mergeWeakest(graph, (_count, difference) => difference < gradient);
  mergeSmallest(graph, (id) => graph.region(id).area < SPECK);
  mergeWeakest(graph, (count) => count > MOST_REGIONS);
}

/**
 * Merges regions that satisfy a condition, the smallest first, with the neighbour that they resemble most.
 */
function mergeSmallest(graph: RegionGraph, condition: (id: number) => boolean): void {
  const bySize = graph.ids.sort(
    (one, other) => graph.region(one).area - graph.region(other).area || one - other,
  );
  const gone = new Set<number>();
  for (const id of bySize) {
    if (gone.has(id) || graph.region(id).isGround || !condition(id)) continue;
    const neighbour = mostAlike(graph, id);
    if (neighbour === undefined) continue;
    gone.add(Math.max(id, neighbour));
    graph.merge(id, neighbour);
  }
}

/** The neighbour that shares much of the outline and has a similar colour. */
function mostAlike(graph: RegionGraph, id: number): number | undefined {
  const { colour } = graph.region(id);
  let [best, most] = [undefined as number | undefined, 0];
  for (const neighbour of graph.neighbours(id)) {
    const difference = colourDistance(colour, graph.region(neighbour).colour);
    const likeness = graph.boundary(id, neighbour).length / (difference + 0.05);
    if (likeness > most) [best, most] = [neighbour, likeness];
  }
  return best;
}

/**
 * True if a region is a thin mixture of its two longest neighbours, as antialiasing leaves it at boundaries.
 */
function isSliver(graph: RegionGraph, id: number): boolean {
  const region = graph.region(id);
  if (meanThickness(region) > THIN) return false;
  const [first, second] = graph
    .neighbours(id)
    .sort((one, other) => graph.boundary(id, other).length - graph.boundary(id, one).length || one - other);
  if (first === undefined || second === undefined) return false;
  const [one, other] = [graph.region(first).colour, graph.region(second).colour];
  const over = colourDistance(one, region.colour) + colourDistance(region.colour, other);
  return over < DETOUR * colourDistance(one, other);
}

/**
 * Merges the neighbours with the least difference as long as a condition holds for the number of regions and
 * that difference.
 */
function mergeWeakest(graph: RegionGraph, condition: (count: number, difference: number) => boolean): void {
  for (;;) {
    const regions = graph.ids.filter((id) => !graph.region(id).isGround);
    let [one, other, least] = [-1, -1, Infinity];
    for (const id of regions) {
      for (const neighbour of graph.neighbours(id)) {
        if (neighbour < id || graph.region(neighbour).isGround) continue;
        const { difference } = graph.boundary(id, neighbour);
        if (difference < least) [one, other, least] = [id, neighbour, difference];
      }
    }
    if (one < 0 || !condition(regions.length, least)) return;
    graph.merge(one, other);
  }
}
