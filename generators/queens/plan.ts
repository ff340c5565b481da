/** Plans of the queens generator: possible requests, and the reasons against others. */
import { failure, type Issue, type Result, success } from '../../src/core/index.js';
import { boardCount, everyBoard, LeastWallsSearch, mostQueens } from '../../src/minimum/index.js';
import { outside, type ReadSettings, refusal } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import { AIM_IN_WORDS, aimOf } from '../shared/goal.js';
import { distance, type Wanted } from './judge.js';
import { type LeastBoards, type LeastRequest, leastBoards } from './least.js';
import type { QUEENS_SETTINGS } from './settings.js';

/** Everything that an attempt needs: walls to be moved about, or the boards that there are. */
export type QueensPlan =
  | { readonly kind: 'moved'; readonly wanted: Wanted; readonly walls: number }
  | ({ readonly kind: 'listed' } & ListedBoards);

/**
 * The boards that there are, and whether an attempt may take any of them instead of the one with the number
 * of its puzzle.
 */
export interface ListedBoards extends LeastBoards {
  readonly isProposal: boolean;
}

/** Nodes for a proof that the queens need more walls. */
const NODES = 300_000;
/** Up to this number of boards, all are looked at before the first attempt. */
const FEW_BOARDS = 2100;

/** Checks the settings; issues say why no such puzzle can be. */
export async function planQueens(
  settings: ReadSettings<typeof QUEENS_SETTINGS>,
  goal: Steering,
): Promise<Result<QueensPlan>> {
  const { size, queens, walls, least } = settings;
  const issues = queens === undefined ? [] : queensIssues(size, queens);
  if (least && walls !== undefined)
    issues.push(refusal('walls', 'With --least the number of walls follows from the queens.'));
  if (issues.length > 0) return failure(...issues);
  if (least) return planListed({ size, queens: queens ?? size + 2, goal, setting: 'least' });
  return planMoved({ size, queens, walls, goal });
}

function queensIssues(size: number, queens: number): Issue[] {
  const most = mostQueens(size);
  const tooFew = `More queens than the ${size} rows are expected, as walls make room for; found ${queens}.`;
  const tooMany = `Each of the ${most} blocks of two by two cells takes one queen at most; found ${queens} queens.`;
  return [
    ...(queens <= size ? [refusal('queens', tooFew)] : []),
    ...(queens > most ? [refusal('queens', tooMany)] : []),
  ];
}

async function planListed(request: LeastRequest): Promise<Result<QueensPlan>> {
  const found = await leastBoards(request);
  const { isProposal = false } = request.goal;
  return found.ok ? success({ kind: 'listed', ...found.value, isProposal }) : found;
}

interface Asked {
  readonly size: number;
  readonly queens: number | undefined;
  readonly walls: number | undefined;
  readonly goal: Steering;
}

async function planMoved({ size, queens, walls: given, goal }: Asked): Promise<Result<QueensPlan>> {
  const usual = Math.max(Math.ceil(size / 2), queens === undefined ? 0 : 2 * (queens - size));
  const most = Math.floor((size * size) / 3);
  const issues = outside('walls', given, { least: 1, most });
  if (issues.length > 0) return failure(...issues);
  const walls = given ?? Math.min(usual, most);
  const aim = aimOf(goal);
  const wanted = { size, ...(queens === undefined ? {} : { queens }), ...(aim === undefined ? {} : { aim }) };
  const target = queens ?? size + 1;
  const least = await new LeastWallsSearch(size).find(target, { nodes: NODES }, walls);
  const fewest = least.status === 'found' ? least.walls : least.lower;
  if (fewest > walls) {
    const found = `${target} queens on ${size}x${size} cells need at least ${fewest} walls; found ${walls}.`;
    return failure(refusal('walls', found));
  }
  // Random walls hardly ever give a board with the fewest walls; the search lists all of them.
  if (queens !== undefined && least.status === 'found' && fewest === walls)
    return planListed({ size, queens, goal, setting: 'walls' });
  const fruitless = fruitlessIssues(wanted, walls);
  return fruitless.length > 0 ? failure(...fruitless) : success({ kind: 'moved', wanted, walls });
}

/** Refuses settings that no board meets, where the boards are few. */
function fruitlessIssues(wanted: Wanted, walls: number): readonly Issue[] {
  const { size } = wanted;
  const count = boardCount(size, walls);
  if (count > FEW_BOARDS) return [];
  for (const board of everyBoard(size, walls)) {
    // A board that took too much work might still be one.
    const off = distance(board, wanted);
    if (off === 0 || off === Number.POSITIVE_INFINITY) return [];
  }
  const asked = wanted.aim === undefined ? '' : ` that is ${AIM_IN_WORDS[wanted.aim]}`;
  const number = walls === 1 ? '1 wall' : `${walls} walls`;
  const message = `None of the ${count} boards of ${size}x${size} cells with ${number} has a single largest placement of more than ${size} queens${asked}.`;
  return [refusal('walls', message)];
}
