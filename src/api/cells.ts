import type { Budget } from '../core/index.js';
import type { Colour } from '../draw/index.js';
import {
  CERTIFY_SETTING,
  IMAGE_SETTINGS,
  openInProcess,
  type TaskProgress,
  type Workers,
} from '../jobs/index.js';
import { type PaintedCells, type PictureNonogram, readPainted } from '../picture/index.js';
import { type GivenSettings, readSettings, settings } from '../settings/index.js';
import { demand, demandOptions } from './input.js';
import { type OptionNames, requireKnown, requireSeed } from './options.js';

const CELLS = settings({ unique: IMAGE_SETTINGS.unique, goal: IMAGE_SETTINGS.goal, ...CERTIFY_SETTING });
type CellsSettings = GivenSettings<typeof CELLS>;

/** Options for turning cells into a nonogram. */
export interface CellsOptions {
  /** Decides among repairs that change equally few cells. */
  readonly seed: string;
  /** The background, then the colours of the signs, as `#rrggbb`; absent: black and white. */
  readonly palette?: readonly Colour[];
  /** Against further solutions: change the fewest cells (default), give the fewest cells, or only report. */
  readonly unique?: CellsSettings['unique'];
  /** `line` (default): line logic solves it; `unique`: one solution, however hard to find. */
  readonly goal?: CellsSettings['goal'];
  /** `abort` is polled. Default: no limits. */
  readonly budget?: Budget;
  /** Have the proof checked. Default true. */
  readonly certify?: CellsSettings['certify'];
  /** The workers that make it; default: the caller's own thread. */
  readonly workers?: Workers;
  /** Receives the bounds, and the best repair or the fewest given cells that are known so far. */
  readonly onProgress?: (progress: TaskProgress) => void;
}

const OPTIONS: OptionNames<CellsOptions> = {
  seed: true,
  palette: true,
  unique: true,
  goal: true,
  budget: true,
  certify: true,
  workers: true,
  onProgress: true,
};

/** The nonogram of cells, with its repair. */
export type CellsNonogram = Omit<PictureNonogram, 'original' | 'threshold' | 'sweep' | 'squares'>;

/**
 * Turns cells that somebody has painted into a nonogram with one solution, in black and white or in colours.
 *
 * @example
 * const made = await nonogramFromCells(['#.', '.#'], { seed: 'a', unique: 'givens' });
 * assert.deepEqual([made.verdict, made.given.length, made.proved], ['unique', 1, true]);
 *
 * @param cells a text a row, as solutions are written: `#` and `.`, or the signs of the colours
 * @throws PuzzlewrightError for options that it does not have, a missing seed, cells that are no solution of
 *   any nonogram, and a palette that does not suit them
 */
export async function nonogramFromCells(
  cells: PaintedCells['rows'],
  options: CellsOptions,
): Promise<CellsNonogram> {
  requireKnown('nonogramFromCells', options, OPTIONS);
  const { seed, palette, budget = {}, workers = openInProcess(), onProgress, ...given } = options;
  requireSeed(seed);
  const { unique = 'repair', goal = 'line', certify } = demandOptions(readSettings(CELLS, given));
  const painted = demand(readPainted({ rows: cells, ...(palette === undefined ? {} : { palette }) }));
  const { abort, ...limits } = budget;
  const task = { ...painted, unique, goal, seed, budget: limits, certify };
  const {
    original: _,
    squares: _squares,
    ...made
  } = await workers.run('make-cells', task, {
    ...(abort === undefined ? {} : { abort }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return made;
}
