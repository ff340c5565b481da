/** Plans of the circuit generator: possible requests, and the reasons against others. */
import { failure, type Result, success } from '../../src/core/index.js';
import { outside, type ReadSettings, refusal } from '../../src/settings/index.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import type { Steering } from '../shared/generator.js';
import type { CIRCUIT_SETTINGS } from './settings.js';

type CircuitSettings = ReadSettings<typeof CIRCUIT_SETTINGS>;

/** Everything that an attempt needs. */
export interface CircuitPlan {
  readonly rows: number;
  readonly columns: number;
  /** Cells blacked out; absent: as few as the growing tree leaves. */
  readonly holes?: number;
  /** Two points are marked, which the tree joins by as few tracks as any tree can. */
  readonly path: boolean;
  readonly aim: ClueAim;
}

/** Checks the settings; issues say why no such board can be. */
export function planCircuit(settings: CircuitSettings, goal: Steering): Result<CircuitPlan> {
  const { size, holes, path, fewest } = settings;
  const { rows, columns } = size;
  const issues = outside('holes', holes, { least: 0, most: rows * columns - 2 });
  const flaw = holes === undefined || issues.length > 0 ? undefined : flawOf(rows, columns, holes);
  if (flaw !== undefined) issues.push(refusal('holes', flaw));
  if (issues.length > 0) return failure(...issues);
  const aim = clueAim(goal, fewest);
  return success({ rows, columns, ...(holes === undefined ? {} : { holes }), path, aim });
}

/**
 * The reason why a board cannot have this number of holes. Each track joins the two colours of a
 * chequerboard, so the degrees of one colour, all odd, add up to the number of tracks, which is one less than
 * that of points: a tree has an even number of points (its degrees are odd and add up to an even number),
 * hence an odd number of tracks, hence of points of either colour.
 */
function flawOf(rows: number, columns: number, holes: number): string | undefined {
  const cells = rows * columns;
  if ((cells - holes) % 2 === 1) {
    return `With ${holes} holes a ${columns}x${rows} board has ${cells - holes} points, but a tree whose points have one or three tracks has an even number of them.`;
  }
  const dark = Math.ceil(cells / 2);
  if (holes === 0 && (dark % 2 === 0 || (cells - dark) % 2 === 0)) {
    return `A full ${columns}x${rows} board has no solution: the points of either colour of a chequerboard must be odd in number, and there are ${dark} and ${cells - dark}. Black out some cells.`;
  }
  return undefined;
}
