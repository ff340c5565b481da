/**
 * The fewest walls on a square board for a given number of queens: a request without a puzzle file. The
 * dedicated search answers it, or the least-walls model by either engine, as requested; all placements are
 * verified by the rules.
 */
import { counted, failure, issue, type Result, success } from '../../core/index.js';
import { findFamily } from '../../families/index.js';
import {
  choice,
  flag,
  type ReadSettings,
  readSettings,
  refusal,
  sentence,
  settings,
  whole,
} from '../../settings/index.js';
import { atMostIssues, SHARED_SETTINGS } from '../clue-request.js';
import type {
  Evidence,
  MinimumAnswer,
  MinimumFind,
  MinimumInput,
  MinimumProblem,
  RunContext,
} from '../problem.js';
import { CENSUS_SETTINGS, type CensusRequest, censusRequest, isCensus, runCensus } from './census.js';
import { boardOfPlacement, openWallsBound } from './certify-walls.js';
import {
  everyPlacementByModel,
  type FewestWalls,
  type ListedPlacements,
  modelWalls,
  wallsProgram,
  wallsSentences,
} from './model.js';
import type { EveryPlacement } from './search/every-placement.js';
import { LeastWallsSearch, mostQueens } from './search/least-walls.js';
import { MOST_COLUMNS } from './search/row-masks.js';
import { symmetricBoardsOf } from './search/symmetries.js';
import { runWallsTask, type WallsTask, type WallsTaskAnswer } from './search/tasks.js';

const SEARCHES = ['search', 'highs', 'sat'] as const;

/** A request about walls; plain JSON data. */
export type QueensMinimumRequest = LeastWallsRequest | CensusRequest;

/** The number of walls a number of queens needs. */
interface LeastWallsRequest {
  readonly size: number;
  readonly queens: number;
  readonly engine: (typeof SEARCHES)[number];
  /** List all optimal placements, or only count them. */
  readonly every?: 'list' | 'count';
  /** List one of every eight turns and reflections only. */
  readonly upToSymmetry: boolean;
  readonly atMost?: number;
}

const SETTINGS = settings({
  size: whole("the board's side", { least: 1, most: MOST_COLUMNS }),
  queens: whole('how many queens to make room for', { least: 1 }).optional(),
  count: flag('count the boards (walls) and placements (queens and walls) that reach the optimum').default(
    false,
  ),
  all: flag('list every placement that reaches the optimum').default(false),
  'up-to-symmetry': flag('with --all: one of all turns and reflections of a placement').default(false),
  'at-most': SHARED_SETTINGS['at-most'],
  engine: choice(
    'the search made for this, or the least-walls model by an engine',
    SEARCHES,
    'search',
  ).optional(),
  ...CENSUS_SETTINGS,
});

/** The problem `queens`. */
export const queensProblem: MinimumProblem<QueensMinimumRequest, object, typeof SETTINGS> = {
  name: 'queens',
  description: 'the fewest walls with which a given number of queens fit on a square board',
  family: 'queens',
  takes: 'nothing',
  settings: SETTINGS,
  read: readRequest,
  run: (request, context) => ('census' in request ? runCensus(request, context) : run(request, context)),
  whyNoRounds: () =>
    'The fewest walls are found by a search, or by one integer program; neither has rounds of leader and follower.',
  runTask: (task) => runWallsTask(task as WallsTask),
  program: {
    settings: ['size', 'queens'],
    build: (board, presolve) => {
      if ('census' in board) throw new Error('a census is no program');
      return { model: wallsProgram(board, presolve).model, sentences: wallsSentences(board, presolve) };
    },
  },
};

function readRequest({ settings: given }: MinimumInput): Result<QueensMinimumRequest> {
  const read = readSettings(SETTINGS, given);
  if (!read.ok) return read;
  return isCensus(read.value) ? censusRequest(read.value) : leastWallsRequest(read.value);
}

function leastWallsRequest(given: ReadSettings<typeof SETTINGS>): Result<LeastWallsRequest> {
  const { size, queens, engine = 'search', all, count } = given;
  const atMost = given['at-most'];
  if (queens === undefined)
    return failure(refusal('queens', sentence('a whole number from 1 on', undefined)));
  const most = mostQueens(size);
  if (queens > most) {
    const message =
      `No walls make room for ${queens} queens on ${size} x ${size} cells: every block of two by two cells ` +
      `holds one queen at most, so there are at most ${most}.`;
    return failure(issue('queens-too-many', message, { setting: 'queens' }));
  }
  const issues = atMostIssues(given, 'placements');
  if (issues.length > 0) return failure(...issues);
  return success({
    size,
    queens,
    engine,
    ...(all ? { every: 'list' } : count ? { every: 'count' } : {}),
    upToSymmetry: given['up-to-symmetry'],
    ...(atMost === undefined ? {} : { atMost }),
  });
}

async function run(request: LeastWallsRequest, context: RunContext): Promise<MinimumAnswer> {
  const { size, queens, every } = request;
  const search = new LeastWallsSearch(size);
  const found = await fewestWalls(request, search, context);
  const { lower, stats } = found;
  const bound = { request, walls: lower };
  if (found.status === 'more') context.onClaim?.({ of: 'walls', size, queens, lower });
  if (found.status === 'more')
    return { status: 'bounded', lower, finds: [], evidence: await evidenceOf(bound, context), stats };
  if (found.status === 'limit') {
    const evidence = { certified: false, words: 'proof not checked: a limit was hit' };
    return { status: 'bounded', lower, finds: [], limit: found.limit, evidence, stats };
  }
  const { placement } = found;
  context.onClaim?.({ of: 'walls', size, queens, lower, placement });
  const proof = found.proof === undefined ? [] : [found.proof];
  const first = { status: 'proved', optimum: lower, finds: [findOf(queens, placement)], stats } as const;
  if (every === undefined) return { ...first, words: proof, evidence: await evidenceOf(bound, context) };
  const all = await everyPlacement(request, lower, search, context);
  return {
    ...first,
    finds: every === 'list' ? listed(request, all) : first.finds,
    count: {
      number: all.placements,
      complete: all.limit === undefined,
      upToSymmetry: all.placementsUpToSymmetry.length,
    },
    words: [...proof, countWords(request, lower, all)],
    evidence: await evidenceOf({ ...bound, list: all }, context),
    stats: {
      ...stats,
      boards: all.boards,
      boardsUpToSymmetry: all.boardsUpToSymmetry.length,
      nodes: Number(stats.nodes ?? 0) + all.nodes,
    },
  };
}

/** The result of a run: the fewest walls and, on request, all placements with that number. */
interface WallsFound {
  readonly request: LeastWallsRequest;
  readonly walls: number;
  readonly list?: ListedPlacements;
}

async function evidenceOf(
  { request, walls, list }: WallsFound,
  { certify = true, budget }: RunContext,
): Promise<Evidence> {
  if (request.engine === 'search') return { certified: false, proof: 'search', words: 'proved by search' };
  if (!certify) return { certified: false, words: 'proof not checked' };
  const reason =
    (await openWallsBound({ ...request, walls }, budget)) ??
    (list === undefined || list.certified
      ? undefined
      : `no checked proof that the list of ${request.engine} is complete`);
  if (reason === undefined) return { certified: true, words: 'proof checked' };
  return { certified: false, words: `proof not checked: ${reason}` };
}

async function fewestWalls(
  request: LeastWallsRequest,
  search: LeastWallsSearch,
  context: RunContext,
): Promise<FewestWalls> {
  const { queens, engine, atMost } = request;
  if (engine !== 'search') return modelWalls({ ...request, engine }, context);
  const answer = await search.find(queens, searchContext(context), atMost);
  const { nodes } = answer;
  if (answer.status !== 'found') return { ...answer, stats: { nodes } };
  const { walls, placement, refuted } = answer;
  if (refuted === undefined) return { status: 'found', lower: walls, placement, stats: { nodes } };
  const by = refuted.nodes === 0 ? 'bounds alone' : `a search of ${refuted.nodes} states to the end`;
  return {
    status: 'found',
    lower: walls,
    placement,
    proof: `${counted(refuted.walls, 'wall')} refuted by ${by}; ${nodes} states in all`,
    stats: { nodes, refutedWalls: refuted.walls, refutedNodes: refuted.nodes },
  };
}

async function everyPlacement(
  request: LeastWallsRequest,
  walls: number,
  search: LeastWallsSearch,
  context: RunContext,
): Promise<ListedPlacements> {
  const { queens, engine } = request;
  if (engine !== 'search') return everyPlacementByModel({ ...request, engine }, walls, context);
  return { ...(await search.findEvery(queens, walls, searchContext(context))), certified: false };
}

function searchContext({ budget, onProgress, pause, tasks }: RunContext) {
  return {
    ...(budget.nodes === undefined ? {} : { nodes: budget.nodes }),
    ...(budget.abort === undefined ? {} : { abort: budget.abort }),
    ...(tasks.width === 1
      ? {}
      : {
          runTasks: (
            parts: readonly WallsTask[],
            onAnswer: (answer: WallsTaskAnswer, task: number) => 'continue' | 'stop',
          ) => tasks.run(parts, (answer, task) => onAnswer(answer as WallsTaskAnswer, task)),
        }),
    onStep: (walls: number) => onProgress({ lower: walls, step: counted(walls, 'wall') }),
    pause,
  };
}

function listed({ queens, upToSymmetry }: LeastWallsRequest, all: EveryPlacement): MinimumFind[] {
  return all.placementsUpToSymmetry
    .flatMap((placement) => (upToSymmetry ? [placement] : symmetricBoardsOf(placement)))
    .map((placement) => findOf(queens, placement));
}

/**
 * A placement as a puzzle and its solution.
 * @throws Error when the rules refuse it
 */
function findOf(queens: number, placement: readonly string[]): MinimumFind {
  const puzzle = boardOfPlacement(queens, placement);
  const [broken] = findFamily('queens')!.verify(puzzle, placement);
  if (broken !== undefined) throw new Error(`the rules of queens refuse what was found: ${broken.message}`);
  return { puzzle, solution: placement };
}

function countWords(
  { size, queens }: LeastWallsRequest,
  walls: number,
  { placements, boards, placementsUpToSymmetry, boardsUpToSymmetry, limit }: EveryPlacement,
): string {
  const least = limit === undefined ? '' : 'at least ';
  return (
    `placements of ${queens} queens and ${counted(walls, 'wall')} on ${size} x ${size} cells, turns and reflections ` +
    `counted one by one: ${least}${placements}; boards (their walls alone): ${least}${boards}; ` +
    `up to symmetry: ${least}${placementsUpToSymmetry.length} and ${least}${boardsUpToSymmetry.length}`
  );
}
