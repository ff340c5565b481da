/** Limits on the counted work for a picture. */
import type { Cooling } from './anneal.js';
import type { WindowEffort } from './windows.js';

/**
 * For a 60x60 photograph on one core: `quick` a second, `normal` ten (thirty for smooth gradients),
 * `thorough` minutes.
 */
export const TRANSLUCENT_EFFORTS = ['quick', 'normal', 'thorough'] as const;

/** One of these. */
export type TranslucentEffort = (typeof TRANSLUCENT_EFFORTS)[number];

/** Starts from the rounded relaxation: a short annealing, strips, changes in many parts, and strips again. */
interface RelaxedStarts {
  readonly starts: number;
  readonly cooling: Cooling;
  readonly stripWidth: number;
  readonly rounds: number;
}

export interface EffortLimits {
  /** Work ends when (objective - bound) / objective is at most this. */
  readonly gap: number;
  /** With a gap wider than this, annealing starts from the empty picture, and windows are solved. */
  readonly wideGap: number;
  readonly emptyStarts: number;
  /** Steps of the dual method. */
  readonly iterations: number;
  readonly cooling: Cooling;
  /** Columns of the strips that are solved exactly; each more costs four times the time. */
  readonly stripWidth: number;
  readonly relaxed: RelaxedStarts;
  /** Pictures of at most `cells` cells go to the engine as a whole, with a limit of `nodes` nodes. */
  readonly whole: { readonly cells: number; readonly nodes: number };
  readonly windows: WindowEffort;
}

/** The document's gap: 0.05 %. */
const DOCUMENT_GAP = 0.0005;

/** Cold, because the rounded relaxation is nearly right nearly everywhere: the strips mend the rest. */
const COLD: Cooling = { from: 0.06, to: 0.02, sweeps: 500 };

export const EFFORTS: Readonly<Record<TranslucentEffort, EffortLimits>> = {
  quick: {
    gap: DOCUMENT_GAP,
    wideGap: 0.01,
    emptyStarts: 0,
    iterations: 2000,
    cooling: { from: 0.4, to: 0.08, sweeps: 1500 },
    stripWidth: 4,
    relaxed: { starts: 1, cooling: COLD, stripWidth: 4, rounds: 3 },
    whole: { cells: 100, nodes: 200 },
    windows: { windows: 0, cells: 0, nodes: 0 },
  },
  normal: {
    gap: DOCUMENT_GAP,
    wideGap: 0.01,
    emptyStarts: 4,
    iterations: 8000,
    cooling: { from: 0.4, to: 0.1, sweeps: 8000 },
    stripWidth: 6,
    relaxed: { starts: 2, cooling: COLD, stripWidth: 5, rounds: 3 },
    whole: { cells: 576, nodes: 3000 },
    windows: { windows: 12, cells: 480, nodes: 20 },
  },
  thorough: {
    gap: 0,
    wideGap: 0,
    emptyStarts: 7,
    iterations: 40_000,
    cooling: { from: 0.4, to: 0.1, sweeps: 40_000 },
    stripWidth: 7,
    relaxed: { starts: 20, cooling: COLD, stripWidth: 6, rounds: 10 },
    whole: { cells: 1600, nodes: 100_000 },
    windows: { windows: 150, cells: 720, nodes: 100 },
  },
};
