/** Settings of the circuit generator: what can be asked for, and why some of it cannot be. */
import { failure, type Result, success } from '../../src/core/result.js';
import { type ClueAim, clueAim, FEWEST_PARAMETER } from '../chosen-clues.js';
import type { Goal, Parameter, Preset, Settings } from '../generator.js';
import { SettingsReader } from '../settings.js';

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

const SIDES = { least: 2, most: 16 };

export const CIRCUIT_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `rows and columns, ${SIDES.least} to ${SIDES.most}: 8, or 6x9`,
    kind: 'text',
    byDefault: '7',
  },
  {
    name: 'holes',
    description: 'cells blacked out; rows times columns less the holes must be even',
    kind: 'number',
    byDefault: 'as few as the tree that grows leaves free',
  },
  FEWEST_PARAMETER,
  {
    name: 'path',
    description:
      'path puzzles: two marked points are joined by as few tracks as possible, and without the marks there would be other solutions (easy and medium ones can be solved without the marks); some ten seconds for 10x10',
    kind: 'flag',
  },
];

export const CIRCUIT_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '5' } },
  { name: 'medium', settings: { size: '7' } },
  { name: 'large', settings: { size: '10' } },
];

/** Reads the settings; issues say why no such board can be. */
export function planCircuit(settings: Settings, goal: Goal): Result<CircuitPlan> {
  const reader = new SettingsReader(settings);
  const [rows, columns] = reader.size('size', SIDES, [7, 7]);
  const holes = reader.has('holes')
    ? reader.whole('holes', { least: 0, most: rows * columns - 2 }, 0)
    : undefined;
  const flaw = holes === undefined || reader.issues.length > 0 ? undefined : flawOf(rows, columns, holes);
  if (flaw !== undefined) reader.refuse('holes', flaw);
  if (reader.issues.length > 0) return failure(...reader.issues);
  const path = reader.flag('path');
  const aim = clueAim(goal, reader);
  return success({ rows, columns, ...(holes === undefined ? {} : { holes }), path, aim });
}

/**
 * Why a board cannot have so many holes. Each track joins the two colours of a chequerboard, so the degrees of one colour, all
 * odd, add up to the number of tracks, which is one less than that of points: a tree has an even number of points (its
 * degrees are odd and add up to an even number), hence an odd number of tracks, hence of points of either colour.
 */
function flawOf(rows: number, columns: number, holes: number): string | undefined {
  const cells = rows * columns;
  if ((cells - holes) % 2 === 1) {
    return `With ${holes} holes a ${rows}x${columns} board has ${cells - holes} points, but a tree whose points have one or three tracks has an even number of them.`;
  }
  const dark = Math.ceil(cells / 2);
  if (holes === 0 && (dark % 2 === 0 || (cells - dark) % 2 === 0)) {
    return `A full ${rows}x${columns} board has no solution: the points of either colour of a chequerboard must be odd in number, and there are ${dark} and ${cells - dark}. Black out some cells.`;
  }
  return undefined;
}
