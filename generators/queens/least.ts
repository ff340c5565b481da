/** Boards with the fewest walls that their queens allow, found and proved by the family's search. */
import { failure, type Result, success } from '../../src/core/index.js';
import { type QueensPuzzle, rateQueens } from '../../src/families/queens/index.js';
import { type LeastWallsAnswer, LeastWallsSearch } from '../../src/minimum/index.js';
import type { FewestProof } from '../../src/proving/index.js';
import { refusal } from '../../src/settings/index.js';
import { fewestProof } from '../shared/fewest.js';
import type { Steering } from '../shared/generator.js';
import { missedAim } from '../shared/goal.js';
import { uniqueOptimum } from './judge.js';

/** Nodes for the fewest walls, and for all boards that have them: seconds at most. */
const NODES = 2_000_000;

/**
 * Such boards up to turns and reflections, all or as many as the search came to; and the proof of their
 * number of walls.
 */
export interface LeastBoards {
  readonly boards: readonly QueensPuzzle['board'][];
  readonly isComplete: boolean;
  readonly fewest: FewestProof;
}

/** A request for boards with the fewest walls. */
export interface LeastRequest {
  readonly size: number;
  readonly queens: number;
  readonly goal: Steering;
  /** The setting that is refused when there are none. */
  readonly setting: 'least' | 'walls';
}

/**
 * Finds all boards with the fewest walls and a single placement that meet the goal; an issue says why where
 * there are none.
 */
export async function leastBoards({
  size,
  queens,
  goal,
  setting,
}: LeastRequest): Promise<Result<LeastBoards>> {
  const search = new LeastWallsSearch(size);
  const answer = await search.find(queens, { nodes: NODES });
  const subject = `The fewest walls for ${queens} queens on ${size}x${size} cells`;
  if (answer.status !== 'found') {
    const message = `${subject} were not found in time; at least ${answer.lower} are needed.`;
    return failure(refusal(setting, message));
  }
  const { walls } = answer;
  const { boardsUpToSymmetry: all, limit } = await search.findEvery(queens, walls, { nodes: NODES });
  const single = all.filter((board) => uniqueOptimum(board)?.queens === queens);
  const fitting = single.filter((board) => {
    const { logic } = rateQueens({ family: 'queens', board, queens });
    return missedAim(goal, logic) === undefined;
  });
  if (fitting.length > 0) {
    const fewest = proofOf({ size, queens }, answer);
    return success({ boards: fitting, isComplete: limit === undefined, fewest });
  }
  const why =
    single.length === 0 ? 'none has a single placement' : 'none with a single placement is as hard as asked';
  return failure(refusal(setting, `${subject} are ${walls}; of the ${all.length} such boards ${why}.`));
}

type Found = Extract<LeastWallsAnswer, { readonly status: 'found' }>;

function proofOf(
  { size, queens }: Pick<LeastRequest, 'size' | 'queens'>,
  { walls, refuted = { walls: walls - 1, nodes: 0 }, nodes }: Found,
): FewestProof {
  const states = refuted.nodes === 1 ? '1 state' : `${refuted.nodes} states`;
  const by = refuted.nodes === 0 ? 'bounds alone' : `a search of ${states} to the end`;
  const fewer = refuted.walls === 1 ? '1 wall' : `${refuted.walls} walls`;
  return fewestProof({
    of: 'walls',
    number: walls,
    lower: walls,
    subject: `${queens} queens on ${size}x${size} cells`,
    by: 'search',
    how: `the row search (${fewer} refuted by ${by}; ${nodes} states in all)`,
    certified: false,
  });
}
