/** Settings of the queens generator: what can be asked for, and why some of it cannot be. */
import { failure, type Result, success } from '../../src/core/result.js';
import { LeastWallsSearch, mostQueens } from '../../src/minimum/queens/search/least-walls.js';
import { boardCount, everyBoard } from '../../src/minimum/queens/search/walled-boards.js';
import type { Goal, Parameter, Preset, Settings } from '../generator.js';
import { aimOf } from '../goal.js';
import { SettingsReader } from '../settings.js';
import { distance, type Wanted } from './judge.js';
import { type LeastBoards, type LeastRequest, leastBoards } from './least.js';

/** Everything that an attempt needs: walls to be moved about, or the boards that there are. */
export type QueensPlan =
  | { readonly kind: 'moved'; readonly wanted: Wanted; readonly walls: number }
  | ({ readonly kind: 'listed' } & LeastBoards);

const SIDES = { least: 5, most: 12 };
const USUAL_SIDE = 8;
/** Nodes for a proof that the queens need more walls. */
const NODES = 300_000;
/** So many boards are all looked at before the first attempt. */
const FEW_BOARDS = 2100;

export const QUEENS_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `rows and columns of the board, ${SIDES.least} to ${SIDES.most}`,
    kind: 'number',
    byDefault: String(USUAL_SIDE),
  },
  {
    name: 'walls',
    description: 'walls on the board',
    kind: 'number',
    byDefault: 'half the size, or twice as many as there are more queens than rows',
  },
  {
    name: 'queens',
    description: 'the largest number of queens that fit, more than there are rows',
    kind: 'number',
    byDefault: 'any number larger than the size; with --least two more than the size',
  },
  {
    name: 'least',
    description:
      'boards with the fewest walls that this number of queens needs, proved by the search made for this; the record says so',
    kind: 'flag',
  },
];

export const QUEENS_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 6, walls: 3 } },
  { name: 'medium', settings: { size: 8, walls: 4 } },
  { name: 'large', settings: { size: 9, walls: 5 } },
];

/** Reads the settings; issues say why no such puzzle can be. */
export async function planQueens(settings: Settings, goal: Goal): Promise<Result<QueensPlan>> {
  const reader = new SettingsReader(settings);
  const size = reader.whole('size', SIDES, USUAL_SIDE);
  const queens = reader.has('queens') ? readQueens(reader, size) : undefined;
  const plan = reader.flag('least')
    ? await planLeast(reader, { size, queens: queens ?? size + 2, goal })
    : await planMoved(reader, size, queens, goal);
  return plan === undefined || reader.issues.length > 0 ? failure(...reader.issues) : success(plan);
}

function readQueens(reader: SettingsReader, size: number): number {
  const most = mostQueens(size);
  const queens = reader.whole('queens', { least: 1, most: size * size }, size + 1);
  if (queens <= size)
    reader.refuse(
      'queens',
      `More queens than the ${size} rows are expected, as walls make room for; found ${queens}.`,
    );
  if (queens > most)
    reader.refuse(
      'queens',
      `Each of the ${most} blocks of two by two cells takes one queen at most; found ${queens} queens.`,
    );
  return queens;
}

interface Asked {
  readonly size: number;
  readonly queens: number;
  readonly goal: Goal;
}

async function planLeast(reader: SettingsReader, asked: Asked): Promise<QueensPlan | undefined> {
  if (reader.has('walls'))
    reader.refuse('walls', 'With --least the number of walls follows from the queens.');
  return reader.issues.length > 0 ? undefined : planListed({ ...asked, setting: 'least' }, reader);
}

async function planListed(request: LeastRequest, reader: SettingsReader): Promise<QueensPlan | undefined> {
  const found = await leastBoards(request, reader);
  return found === undefined ? undefined : { kind: 'listed', ...found };
}

async function planMoved(
  reader: SettingsReader,
  size: number,
  queens: number | undefined,
  goal: Goal,
): Promise<QueensPlan | undefined> {
  const usual = Math.max(Math.ceil(size / 2), queens === undefined ? 0 : 2 * (queens - size));
  const most = Math.floor((size * size) / 3);
  const walls = reader.whole('walls', { least: 1, most }, Math.min(usual, most));
  const aim = aimOf(goal);
  const wanted = { size, ...(queens === undefined ? {} : { queens }), ...(aim === undefined ? {} : { aim }) };
  const plan: QueensPlan = { kind: 'moved', wanted, walls };
  if (reader.issues.length > 0) return plan;
  const target = queens ?? size + 1;
  const least = await new LeastWallsSearch(size).find(target, { nodes: NODES }, walls);
  const fewest = least.status === 'found' ? least.walls : least.lower;
  if (fewest > walls) {
    const found = `${target} queens on ${size}x${size} cells need at least ${fewest} walls; found ${walls}.`;
    reader.refuse('walls', found);
  } else if (queens !== undefined && least.status === 'found' && fewest === walls) {
    // So few boards hardly ever arise from random walls; the search lists them all.
    return planListed({ size, queens, goal, setting: 'walls' }, reader);
  } else refuseFruitless(reader, wanted, walls);
  return plan;
}

/** Refuses settings that no board meets, where the boards are few. */
function refuseFruitless(reader: SettingsReader, wanted: Wanted, walls: number): void {
  const { size } = wanted;
  const count = boardCount(size, walls);
  if (count > FEW_BOARDS) return;
  for (const board of everyBoard(size, walls)) {
    // A board that took too much work might still be one.
    const off = distance(board, wanted);
    if (off === 0 || off === Number.POSITIVE_INFINITY) return;
  }
  const asked = wanted.aim === undefined ? '' : ` that is ${wanted.aim}`;
  reader.refuse(
    'walls',
    `None of the ${count} boards of ${size}x${size} cells with so many walls has a single largest placement of more than ${size} queens${asked}.`,
  );
}
