/**
 * Large neighbourhoods: bands as long as the picture are emptied and filled again by the engine, the rest
 * held fixed.
 *
 * Which band goes first is read off the dual bound: with its slopes s, objective minus bound is a sum of
 * terms >= 0, one for each cell's count and one for each square, so that the gap has a place in the picture.
 * The band with the largest share is tried first; one that has been tried is not tried again until a band
 * that crosses it improves.
 */
import type { Budget } from '../../../core/index.js';
import type { Engine, Outcome, SolveRequest } from '../../../solve/index.js';
import { windowSums } from './bound.js';
import { COUNTS, paddedIndex, type ShadingField } from './field.js';
import { type Window, windowProgram, windowValues } from './program.js';
import { copySquares, noSquares, type Squares, shadingCostOf, toggle } from './squares.js';

export interface WindowEffort {
  /** Most windows to solve. */
  readonly windows: number;
  /** The approximate number of cells in a window. */
  readonly cells: number;
  /** Most nodes per window. */
  readonly nodes: number;
}

/** A gain below this is rounding. */
const SIGNIFICANT = 1e-9;
/** The absolute gap at which a window counts as solved, in units of the objective. */
const WINDOW_GAP = 0.05;
const NARROWEST = 4;

/**
 * Improves `squares` in place until the objective is at most `goal` or the effort or budget is spent.
 * @returns the nodes that the engine used
 */
export function improveByWindows(
  field: ShadingField,
  squares: Squares,
  slopes: Readonly<Float64Array>,
  goal: number,
  effort: WindowEffort,
  engine: Engine,
  budget: Budget,
): number {
  const bands = bandsOf(field, effort.cells);
  const resting = new Set<Window>();
  let nodes = 0;
  for (let solved = 0; solved < effort.windows && shadingCostOf(field, squares) > goal; solved++) {
    const left = Math.min(effort.nodes, (budget.nodes ?? Infinity) - nodes);
    const waiting = bands.filter((band) => !resting.has(band));
    const window = widestGap(field, gapPlaces(field, squares, slopes), waiting);
    if (window === undefined || left <= 0 || budget.abort?.() === true) break;
    const before = shadingCostOf(field, squares);
    const request = { budget: { ...budget, nodes: left }, absoluteGap: WINDOW_GAP, confirm: false };
    const outcome = refill(field, squares, window, engine, request);
    nodes += outcome.work.nodes ?? 0;
    if (shadingCostOf(field, squares) < before - SIGNIFICANT) {
      for (const band of bands) if (crosses(window, band)) resting.delete(band);
    }
    resting.add(window);
  }
  return nodes;
}

/** Solves the program of a window with the request's limits, and keeps its answer when it is better. */
export function refill(
  field: ShadingField,
  squares: Squares,
  window: Window,
  engine: Engine,
  request: SolveRequest,
): Outcome {
  const session = engine.open(windowProgram(field, window, squares));
  try {
    const start = windowValues(field, window, squares);
    const outcome = session.solve({ ...request, start });
    if (outcome.status === 'optimal' || outcome.status === 'feasible') {
      const filled = noSquares(field);
      copySquares(squares, filled);
      fill(field, filled, window, outcome.values);
      if (shadingCostOf(field, filled) < shadingCostOf(field, squares) - SIGNIFICANT)
        copySquares(filled, squares);
    }
    return outcome;
  } finally {
    session.dispose();
  }
}

function fill(field: ShadingField, squares: Squares, window: Window, values: Readonly<Float64Array>): void {
  let at = 0;
  for (let row = window.top; row < window.bottom; row++) {
    for (let column = window.left; column < window.right; column++) {
      const cell = paddedIndex(row, column, field.stride);
      if (values[at++] !== squares.filled[cell]) toggle(field, squares, cell);
    }
  }
}

/** Bands across the whole picture, upright and lying, each half covered by the next. */
function bandsOf({ rows, columns }: ShadingField, cells: number): Window[] {
  const upright = starts(columns, Math.round(cells / rows)).map(
    ([left, right]): Window => ({ top: 0, left, bottom: rows, right }),
  );
  const lying = starts(rows, Math.round(cells / columns)).map(
    ([top, bottom]): Window => ({ top, left: 0, bottom, right: columns }),
  );
  return [...upright, ...lying];
}

function starts(length: number, wanted: number): [number, number][] {
  const width = Math.min(Math.max(wanted, NARROWEST), length);
  const bands: [number, number][] = [];
  for (let from = 0; from + width < length; from += width >> 1) bands.push([from, from + width]);
  bands.push([length - width, length]);
  return bands;
}

function crosses(one: Window, other: Window): boolean {
  return (
    one.left < other.right + 2 &&
    other.left < one.right + 2 &&
    one.top < other.bottom + 2 &&
    other.top < one.bottom + 2
  );
}

function widestGap(
  { columns }: ShadingField,
  gaps: Float64Array,
  windows: readonly Window[],
): Window | undefined {
  let widest: Window | undefined;
  let most = -1;
  for (const window of windows) {
    let total = 0;
    for (let row = window.top; row < window.bottom; row++) {
      for (let column = window.left; column < window.right; column++) total += gaps[row * columns + column]!;
    }
    if (total > most) [widest, most] = [window, total];
  }
  return widest;
}

/** The contribution of each cell to objective minus L(s), row-major; every term is at least 0. */
function gapPlaces(field: ShadingField, squares: Squares, slopes: Readonly<Float64Array>): Float64Array {
  const { columns, stride, ideal, cost } = field;
  const pull = new Float64Array(ideal.length);
  windowSums(field, slopes, pull, new Float64Array(ideal.length));
  return pull.map((sum, at) => {
    const cell = paddedIndex(Math.floor(at / columns), at % columns, stride);
    const slope = slopes[at]!;
    let least = Infinity;
    for (let count = 0; count < COUNTS; count++) {
      least = Math.min(least, cost[cell * COUNTS + count]! - slope * count);
    }
    const count = squares.count[cell]!;
    const ofCount = cost[cell * COUNTS + count]! - slope * count - least;
    return ofCount + sum * squares.filled[cell]! - Math.min(sum, 0);
  });
}
