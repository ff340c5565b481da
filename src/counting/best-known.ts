/** What a search for the optimum knows when a limit stops it: the best value found, the bound proved, and how far apart they are. */
import type { Objective } from '../model/model.js';

/** Values of the objective; `null` where nothing was found or proved before the limit. */
export interface BestKnown {
  /** The value of the best solution found. */
  readonly incumbent: number | null;
  /** No solution is better than this. */
  readonly bound: number | null;
  /** The distance between the two in relation to the incumbent: 0.05 is five per cent. */
  readonly gap: number | null;
}

/** Bounds of engines may lie this far on the wrong side of the whole number that they mean. */
const TOLERANCE = 1e-6;

/**
 * What is known of an objective with whole coefficients on whole variables: its values differ by whole numbers, so the
 * bound moves to the next value that can be reached.
 * @param bound infinite when nothing is proved
 */
export function bestKnownOf(
  { sense, offset }: Pick<Objective, 'sense' | 'offset'>,
  incumbent: number | undefined,
  bound: number,
): BestKnown {
  const reachable = Number.isFinite(bound) ? offset + roundBound(sense, bound - offset) : null;
  const gap = incumbent === undefined || reachable === null ? null : relativeGap(incumbent, reachable);
  return { incumbent: incumbent ?? null, bound: reachable, gap };
}

function roundBound(sense: Objective['sense'], bound: number): number {
  return sense === 'minimise' ? Math.ceil(bound - TOLERANCE) : Math.floor(bound + TOLERANCE);
}

/** `null` when the incumbent is 0 and the bound is not: then no ratio says how far apart they are. */
function relativeGap(incumbent: number, bound: number): number | null {
  if (incumbent === bound) return 0;
  return incumbent === 0 ? null : Math.abs(incumbent - bound) / Math.abs(incumbent);
}
