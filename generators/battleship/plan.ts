/** Plans of the battleship generator: possible requests, and the reasons against others. */
import { failure, type Result, success } from '../../src/core/index.js';
import { outside, type ReadSettings, refusal } from '../../src/settings/index.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import type { Steering } from '../shared/generator.js';
import { type BATTLESHIP_SETTINGS, USUAL_FLEET } from './settings.js';

type BattleshipSettings = ReadSettings<typeof BATTLESHIP_SETTINGS>;

/** Everything that an attempt needs. */
export interface BattleshipPlan {
  readonly rows: number;
  readonly columns: number;
  /** Length of every ship, longest first. */
  readonly fleet: readonly number[];
  /** Numbers beside rows and columns that are not given. */
  readonly missing: number;
  readonly aim: ClueAim;
}

/** Checks the settings; issues say why no such puzzle can be. */
export function planBattleship(settings: BattleshipSettings, goal: Steering): Result<BattleshipPlan> {
  const { rows, columns } = settings.size;
  const { fleet = usualFleet(rows, columns), missing, fewest } = settings;
  const flaw = flawOf(fleet, rows, columns);
  const issues = [
    ...(flaw === undefined ? [] : [refusal('fleet', flaw)]),
    ...outside('missing', missing, { least: 0, most: rows + columns }),
  ];
  if (issues.length > 0) return failure(...issues);
  return success({ rows, columns, fleet, missing, aim: clueAim(goal, fewest) });
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
 * The room that ships take when each also gets the cells to its right and below, which no other ship touches
 * or shares with it: twice its length and two.
 */
function roomOf(fleet: readonly number[]): number {
  return fleet.reduce((sum, length) => sum + 2 * (length + 1), 0);
}

function flawOf(fleet: readonly number[], rows: number, columns: number): string | undefined {
  const longest = fleet[0]!;
  if (longest > Math.max(rows, columns)) {
    return `A ship of ${longest} cells does not fit into a grid of ${columns}x${rows} cells.`;
  }
  const room = roomOf(fleet);
  const most = (rows + 1) * (columns + 1);
  if (room <= most) return undefined;
  return (
    `The fleet does not fit into a grid of ${columns}x${rows} cells: ships may not touch, so that with the cells to its right and below it ` +
    `a ship of k cells takes up 2k+2, these ships ${room}, and with one more row and column there are ${most}.`
  );
}
