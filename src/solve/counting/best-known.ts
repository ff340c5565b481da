/**
 * The result of an optimisation that a limit stopped: the best value found, the proved bound, and the gap
 * between them.
 */
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

/** Bounds of engines may be off by this much through rounding. */
const TOLERANCE = 1e-6;

/**
 * The best value and bound of an objective with whole coefficients on whole variables: its values differ by
 * whole numbers, so the bound moves to the next value that can be reached.
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

/** `null` when the incumbent is 0 and the bound is not: the ratio does not exist then. */
function relativeGap(incumbent: number, bound: number): number | null {
  if (incumbent === bound) return 0;
  return incumbent === 0 ? null : Math.abs(incumbent - bound) / Math.abs(incumbent);
}
