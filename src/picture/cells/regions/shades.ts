/**
 * The question which regions of a picture become black: a maximum cut. A boundary between a black and a white
 * region is seen, and earns its length times its strength, less when its darker side is the white one;
 * besides, a region earns for being black, the more the darker it is (or loses by it, when it is light). The
 * ground is white; a light part of the subject that lies on it and is too thin for an outline loses less, for
 * only black shows it. Numbers are whole, so that every engine answers exactly.
 */
import { SAMPLES_A_SIDE } from '../samples.js';
import { meanThickness, type RegionGraph } from './region-graph.js';

/** A difference of colours from which a boundary has its full strength. */
const STRONG = 0.3;

/**
 * Lightness from which regions would rather be white, and the distance from it at which that counts fully.
 */
const MIDDLE_LIGHTNESS = 0.62;
const FULL_PREFERENCE = 0.35;

/** Mean thickness, in cells, up to which a part has no room for an outline, and from which it has enough. */
const NO_ROOM = 1.5;
const ENOUGH_ROOM = 3;

/** Share of the gain of a boundary inside the subject that is lost when its darker side is the white one. */
const WRONG_SIDE_LOSS = 0.3;

/** Difference of lightness from which there is a wrong side. */
const CLEARLY_DARKER = 0.2;

/** Parts of a sample's length that gains are counted in. */
const PRECISION = 1000;

/** Regions 0, 1, ... and the gains of their shades. */
export interface ShadeProblem {
  /** The gain of each region when it is black; negative where white is better. */
  readonly black: readonly number[];
  /** The gain of two regions when one is black and the other white; positive. */
  readonly borders: readonly { readonly one: number; readonly other: number; readonly gain: number }[];
}

/**
 * States the problem for the regions of a graph except the ground, in the order of `regions`.
 * @param lambda weight of the preference for dark regions against boundaries: with 0.2 boundaries decide,
 *   with 1.5 lightness does
 */
export function shadeProblem(graph: RegionGraph, regions: readonly number[], lambda: number): ShadeProblem {
  const index = new Map(regions.map((id, position) => [id, position]));
  const borders: { one: number; other: number; gain: number }[] = [];
  const black = regions.map((id, position) => {
    const { area, colour } = graph.region(id);
    let gain = Math.round(PRECISION * lambda * 4 * Math.sqrt(area) * preferenceOf(graph, id));
    for (const neighbour of graph.neighbours(id)) {
      const { length, difference } = graph.boundary(id, neighbour);
      const strength = PRECISION * length * Math.min(1, difference / STRONG);
      const other = index.get(neighbour);
      if (other === undefined) {
        gain += Math.round(strength);
        continue;
      }
      // Earned by the black side and lost by a white one, which together is the loss of the wrong side.
      gain += Math.round(
        (WRONG_SIDE_LOSS / 2) * strength * darker(colour.l, graph.region(neighbour).colour.l),
      );
      const seen = Math.round((1 - WRONG_SIDE_LOSS / 2) * strength);
      if (other > position && seen > 0) borders.push({ one: position, other, gain: seen });
    }
    return gain;
  });
  return { black, borders };
}

/** The preference of a region for black over white, from -1 to 1. */
function preferenceOf(graph: RegionGraph, id: number): number {
  const region = graph.region(id);
  const preference = Math.min(1, Math.max(-1, (MIDDLE_LIGHTNESS - region.colour.l) / FULL_PREFERENCE));
  if (preference >= 0) return preference;
  const thickness = meanThickness(region) / SAMPLES_A_SIDE;
  const room = Math.min(1, Math.max(0, (thickness - NO_ROOM) / (ENOUGH_ROOM - NO_ROOM)));
  return preference * (1 - groundShare(graph, id) * (1 - room));
}

/** Share of a region's outline that lies on the ground. */
function groundShare(graph: RegionGraph, id: number): number {
  const ground = graph.neighbours(id).filter((neighbour) => graph.region(neighbour).isGround);
  const length = ground.reduce((sum, neighbour) => sum + graph.boundary(id, neighbour).length, 0);
  return length / Math.max(1, graph.region(id).perimeter);
}

/** From -1 to 1: how clearly the first side is the darker one. */
function darker(one: number, other: number): number {
  return Math.min(1, Math.max(-1, (other - one) / CLEARLY_DARKER));
}

/** The gain of a choice; `isBlack` has a value 0 or 1 for each region. */
export function earned({ black, borders }: ShadeProblem, isBlack: ArrayLike<number>): number {
  const own = black.reduce((sum, gain, region) => sum + gain * isBlack[region]!, 0);
  return borders.reduce(
    (sum, { one, other, gain }) => sum + (isBlack[one] === isBlack[other] ? 0 : gain),
    own,
  );
}
