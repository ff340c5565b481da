/**
 * Small features in a part of their own shade: an eye in a black face, a seed in a black melon. A line around
 * one is larger than the feature and makes it a blot, so that it is drawn in the other shade instead.
 */
import { SAMPLES_A_SIDE } from '../samples.js';
import { meanThickness, type RegionGraph } from './region-graph.js';

/** Mean thickness, in cells, up to which a region is a small feature. */
const SMALL = 0.9;

/**
 * Changes the shades of small features, the largest first, whose neighbours all have their own shade, where
 * they differ enough from them that a line would be drawn. What touches the ground stays as it is.
 * @param shades 1 for every region that is black, by its number in the graph
 * @param difference least mean difference of colour from the neighbours
 */
export function showFeatures(graph: RegionGraph, shades: Uint8Array, difference: number): void {
  const bySize = graph.ids.sort(
    (one, other) => graph.region(other).area - graph.region(one).area || one - other,
  );
  for (const id of bySize) {
    if (meanThickness(graph.region(id)) > SMALL * SAMPLES_A_SIDE) continue;
    const neighbours = graph.neighbours(id);
    const isHidden = neighbours.every(
      (neighbour) => !graph.region(neighbour).isGround && shades[neighbour] === shades[id],
    );
    if (isHidden && meanDifference(graph, id) >= difference) shades[id] = 1 - shades[id]!;
  }
}

/** The mean difference of colour along the whole outline of a region. */
function meanDifference(graph: RegionGraph, id: number): number {
  let [length, sum] = [0, 0];
  for (const neighbour of graph.neighbours(id)) {
    const boundary = graph.boundary(id, neighbour);
    length += boundary.length;
    sum += boundary.length * boundary.difference;
  }
  return length === 0 ? 0 : sum / length;
}
