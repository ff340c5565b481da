/**
 * The question which regions of a picture become black: a maximum cut. A boundary between a black and a white region is
 * seen, and earns its
 * length times its strength, less when its darker side is the white one; besides, a region earns for being black, the
 * more the darker
 * it is (or loses by it, when it is light). The ground is white. Numbers are whole, so that every engine answers exactly.
 */
import type { RegionGraph } from './region-graph.js';

/** A difference of colours from which a boundary has its full strength. */
const STRONG = 0.3;

/** Lightness from which regions would rather be white, and the distance from it at which that counts fully. */
const MIDDLE_LIGHTNESS = 0.62;
const FULL_PREFERENCE = 0.35;

/** Share of the gain of a boundary inside the subject that is lost when its darker side is the white one. */
const WRONG_SIDE_LOSS = 0.3;

/** Difference of lightness from which there is a wrong side. */
const CLEARLY_DARKER = 0.2;

/** Parts of a sample's length that gains are counted in. */
const PRECISION = 1000;

/** Regions 0, 1, ... and what the choice of their shades earns. */
export interface ShadeProblem {
  /** What each region earns when it is black; negative where white is better. */
  readonly black: readonly number[];
  /** What two regions earn when one is black and the other white; positive. */
  readonly borders: readonly { readonly one: number; readonly other: number; readonly gain: number }[];
}

/**
 * States the problem for the regions of a graph except the ground, in the order of `regions`.
 * @param lambda weight of the preference for dark regions against boundaries: with 0.2 boundaries decide, with 1.5 lightness does
 */
export function shadeProblem(graph: RegionGraph, regions: readonly number[], lambda: number): ShadeProblem {
  const index = new Map(regions.map((id, position) => [id, position]));
  const borders: { one: number; other: number; gain: number }[] = [];
  const black = regions.map((id, position) => {
    const { area, colour } = graph.region(id);
    const preference = Math.min(1, Math.max(-1, (MIDDLE_LIGHTNESS - colour.l) / FULL_PREFERENCE));
    let gain = Math.round(PRECISION * lambda * 4 * Math.sqrt(area) * preference);
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

/** From -1 to 1: how clearly the first side is the darker one. */
function darker(one: number, other: number): number {
  return Math.min(1, Math.max(-1, (other - one) / CLEARLY_DARKER));
}

/** What a choice earns; `isBlack` has a value 0 or 1 for each region. */
export function earned({ black, borders }: ShadeProblem, isBlack: ArrayLike<number>): number {
  const own = black.reduce((sum, gain, region) => sum + gain * isBlack[region]!, 0);
  return borders.reduce(
    (sum, { one, other, gain }) => sum + (isBlack[one] === isBlack[other] ? 0 : gain),
    own,
  );
}
