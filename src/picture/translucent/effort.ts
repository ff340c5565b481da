/** How much counted work a picture may take. */
import type { Cooling } from './anneal.js';
import type { WindowEffort } from './windows.js';

/** For a 60x60 photograph on one core: `quick` a second, `normal` five (thirty for smooth gradients), `thorough` minutes. */
export type TranslucentEffort = 'quick' | 'normal' | 'thorough';

export interface EffortLimits {
  /** Work ends when (objective - bound) / objective is at most this. */
  readonly gap: number;
  /** With a gap wider than this, annealing is restarted and windows are solved. */
  readonly wideGap: number;
  readonly starts: number;
  /** Steps of the dual method. */
  readonly iterations: number;
  readonly cooling: Cooling;
  /** Columns of the strips that are solved exactly; each more costs four times the time. */
  readonly stripWidth: number;
  /** Pictures of at most `cells` cells go to the engine as a whole, with a limit of `nodes` nodes. */
  readonly whole: { readonly cells: number; readonly nodes: number };
  readonly windows: WindowEffort;
}

/** The document's gap: 0.05 %. */
const DOCUMENT_GAP = 0.0005;

export const EFFORTS: Readonly<Record<TranslucentEffort, EffortLimits>> = {
  quick: {
    gap: DOCUMENT_GAP,
    wideGap: 0.01,
    starts: 1,
    iterations: 2000,
    cooling: { from: 0.4, to: 0.08, sweeps: 1500 },
    stripWidth: 4,
    whole: { cells: 100, nodes: 200 },
    windows: { windows: 0, cells: 0, nodes: 0 },
  },
  normal: {
    gap: DOCUMENT_GAP,
    wideGap: 0.01,
    starts: 5,
    iterations: 8000,
    cooling: { from: 0.4, to: 0.1, sweeps: 8000 },
    stripWidth: 6,
    whole: { cells: 576, nodes: 3000 },
    windows: { windows: 12, cells: 480, nodes: 20 },
  },
  thorough: {
    gap: 0,
    wideGap: 0,
    starts: 8,
    iterations: 40_000,
    cooling: { from: 0.4, to: 0.1, sweeps: 40_000 },
    stripWidth: 7,
    whole: { cells: 900, nodes: 100_000 },
    windows: { windows: 150, cells: 720, nodes: 100 },
  },
};
