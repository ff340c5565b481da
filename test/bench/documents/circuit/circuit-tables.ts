/**
 * Tables A.1 to A.3 of the report of Conroy, Dieroff, Kehoe and Lu, as printed: Gurobi on five boards of
 * every side.
 */

export interface PublishedBoard {
  readonly side: number;
  readonly points: number;
  readonly edges: number;
  /** Seconds of the spanning tree model, Table A.1. */
  readonly tree: number;
  /** Seconds of the flow model, Table A.2; its limit is {@link PUBLISHED_LIMIT}. */
  readonly flow: number;
  /**
   * Lower bound of the flow model at the limit, and the gap as printed, in percent; the upper bound is
   * `points - 1`.
   */
  readonly bound?: number;
  readonly gap?: number;
}

/**
 * The optimality gap as chapter 2.1.2 defines it, in percent: the distance of the bounds, divided by the
 * lower one.
 */
export function optimalityGap(upper: number, lower: number): number {
  return (100 * (upper - lower)) / lower;
}

/** The gap that Table A.2 prints: divided by the upper bound. */
export function printedGap(upper: number, lower: number): number {
  return (100 * (upper - lower)) / upper;
}

/** Boards of Table A.2 whose printed bounds and printed gap contradict each other. */
export function contradictions(): readonly PublishedBoard[] {
  return PUBLISHED_BOARDS.filter(
    ({ points, bound, gap }) => bound !== undefined && Math.abs(printedGap(points - 1, bound) - gap!) > 0.006,
  );
}

/** Seconds after which the report stopped a solve. */
export const PUBLISHED_LIMIT = 1800;

export const PUBLISHED_BOARDS: readonly PublishedBoard[] = [
  [3, 4, 3, 0, 0],
  [3, 4, 3, 0, 0],
  [3, 6, 7, 0.016, 0],
  [3, 6, 6, 0, 0],
  [3, 8, 9, 0, 0],
  [4, 10, 12, 0.006, 0.016],
  [4, 12, 16, 0, 0.016],
  [4, 12, 15, 0.016, 0],
  [4, 14, 20, 0, 0.016],
  [4, 14, 20, 0.016, 0],
  [5, 20, 30, 0, 0.047],
  [5, 20, 30, 0, 0.016],
  [5, 22, 34, 0, 0.08],
  [5, 22, 34, 0, 0.126],
  [5, 22, 34, 0.006, 0.132],
  [6, 30, 49, 0.032, 0.235],
  [6, 30, 48, 0.031, 0.189],
  [6, 32, 51, 0.041, 0.251],
  [6, 34, 56, 0.047, 0.691],
  [6, 34, 53, 0.031, 0.142],
  [7, 42, 71, 0.071, 14.106],
  [7, 42, 67, 0.095, 1.058],
  [7, 44, 70, 0.104, 0.646],
  [7, 46, 78, 0.098, 54.991],
  [7, 48, 81, 0.158, 61.646],
  [8, 58, 94, 0.379, 9.072],
  [8, 58, 96, 0.251, 359.293],
  [8, 62, 108, 0.419, 1800, 56, 8.2],
  [8, 62, 108, 0.648, 1800, 56, 6.56],
  [8, 62, 105, 0.472, 1800, 58, 4.92],
  [9, 76, 127, 1.631, 1800, 69, 6.67],
  [9, 76, 134, 1.489, 1800, 66, 12],
  [9, 78, 138, 1.04, 1800, 67, 12.99],
  [9, 78, 134, 3.733, 1800, 69, 10.39],
  [9, 78, 135, 0.917, 1800, 79, 11.69],
  [10, 94, 168, 2.199, 1800, 77, 16.13],
  [10, 94, 164, 4.164, 1800, 78, 16.13],
  [10, 96, 171, 4.342, 1800, 80, 15.79],
  [10, 98, 176, 10.957, 1800, 80, 16.49],
  [10, 98, 173, 4.75, 1800, 81, 16.49],
].map(([side, points, edges, tree, flow, bound, gap]) => ({
  side: side!,
  points: points!,
  edges: edges!,
  tree: tree!,
  flow: flow!,
  ...(bound === undefined || gap === undefined ? {} : { bound, gap }),
}));

/** Table A.3: values of the linear relaxations. */
export const PUBLISHED_RELAXATIONS = [
  { side: 3, points: 6, edges: 7, tree: 5, flow: 3.02 },
  { side: 4, points: 14, edges: 20, tree: 13, flow: 8 },
  { side: 5, points: 22, edges: 34, tree: 21, flow: 12 },
  { side: 6, points: 34, edges: 56, tree: 33, flow: 17.02 },
  { side: 7, points: 42, edges: 71, tree: 41, flow: 21.01 },
  { side: 8, points: 62, edges: 108, tree: 61, flow: 31.01 },
  { side: 9, points: 76, edges: 134, tree: 75, flow: 39 },
  { side: 10, points: 98, edges: 176, tree: 97, flow: 49.48 },
] as const;
