/** Settings of the battleship generator: what can be asked for, and why some of it cannot be. */
import { failure, type Result, success } from '../../src/core/result.js';
import { type ClueAim, clueAim, FEWEST_PARAMETER } from '../chosen-clues.js';
import type { Goal, Parameter, Preset, Settings } from '../generator.js';
import { SettingsReader } from '../settings.js';

/** Everything that an attempt needs. */
export interface BattleshipPlan {
  readonly rows: number;
  readonly columns: number;
  /** Length of every ship, longest first. */
  readonly fleet: readonly number[];
  /** Numbers beside rows and columns that are not told. */
  readonly missing: number;
  readonly aim: ClueAim;
}

const SIDES = { least: 2, most: 20 };
const USUAL_FLEET = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];

export const BATTLESHIP_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `rows and columns, ${SIDES.least} to ${SIDES.most}: 10, or 8x12`,
    kind: 'text',
    byDefault: '10',
  },
  {
    name: 'fleet',
    description: 'length of every ship, with commas between: 4,3,3,2,2,2,1,1,1,1',
    kind: 'text',
    byDefault: `${USUAL_FLEET.join()} from 10x10 on, fewer and shorter ones below`,
  },
  {
    name: 'missing',
    description: 'how many of the numbers beside rows and columns are not told',
    kind: 'number',
    byDefault: '0',
  },
  FEWEST_PARAMETER,
];

export const BATTLESHIP_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '8' } },
  { name: 'large', settings: { size: '10' } },
];

/** Reads the settings; issues say why no such puzzle can be. */
export function planBattleship(settings: Settings, goal: Goal): Result<BattleshipPlan> {
  const reader = new SettingsReader(settings);
  const [rows, columns] = reader.size('size', SIDES, [10, 10]);
  const text = reader.text('fleet', usualFleet(rows, columns).join());
  const fleet = readFleet(text);
  if (fleet === undefined) {
    reader.refuse('fleet', `Lengths of 1 to 99 with commas between (4,3,3,2) are expected; found ${text}.`);
  } else {
    const flaw = flawOf(fleet, rows, columns);
    if (flaw !== undefined) reader.refuse('fleet', flaw);
  }
  const missing = reader.whole('missing', { least: 0, most: rows + columns }, 0);
  if (fleet === undefined || reader.issues.length > 0) return failure(...reader.issues);
  return success({ rows, columns, fleet, missing, aim: clueAim(goal, reader) });
}

function readFleet(text: string): readonly number[] | undefined {
  if (!/^\s*[1-9]\d?(\s*,\s*[1-9]\d?)*\s*$/.test(text)) return undefined;
  return text
    .split(',')
    .map(Number)
    .sort((first, second) => second - first);
}

/** The classic fleet, without its longest ships where they would crowd the grid. */
function usualFleet(rows: number, columns: number): readonly number[] {
  const ships: number[] = [];
  for (const length of [...USUAL_FLEET].reverse()) {
    const longest = Math.min(4, Math.max(1, Math.floor(Math.min(rows, columns) / 2)));
    if (length <= longest && roomOf([...ships, length]) <= CROWDED * (rows + 1) * (columns + 1))
      ships.push(length);
  }
  return ships.length > 0 ? ships.sort((first, second) => second - first) : [1];
}

/** Share of the room that the usual fleet may take. */
const CROWDED = 0.56;

/**
 * The room that ships take when each also gets the cells to its right and below, which no other ship touches or shares
 * with it: twice its length and two.
 */
function roomOf(fleet: readonly number[]): number {
  return fleet.reduce((sum, length) => sum + 2 * (length + 1), 0);
}

function flawOf(fleet: readonly number[], rows: number, columns: number): string | undefined {
  const longest = fleet[0]!;
  if (longest > Math.max(rows, columns)) {
    return `A ship of ${longest} cells does not fit into a ${rows}x${columns} grid.`;
  }
  const room = roomOf(fleet);
  const most = (rows + 1) * (columns + 1);
  if (room <= most) return undefined;
  return (
    `The fleet does not fit into a ${rows}x${columns} grid: ships may not touch, so that with the cells to its right and below it ` +
    `a ship of k cells takes up 2k+2, these ships ${room}, and with one more row and column there are ${most}.`
  );
}
