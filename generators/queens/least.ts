/** Boards with the fewest walls that their queens allow, found and proved by the family's search. */
import { LeastWallsSearch } from '../../src/families/queens/least-walls/least-walls.js';
import type { QueensPuzzle } from '../../src/families/queens/puzzle.js';
import { rateQueens } from '../../src/families/queens/rating.js';
import type { Goal } from '../generator.js';
import { missedGoal } from '../goal.js';
import type { SettingsReader } from '../settings.js';
import { uniqueOptimum } from './judge.js';

/** Nodes for the fewest walls, and for all boards that have them: seconds at most. */
const NODES = 2_000_000;

/** Such boards up to turns and reflections, all or as many as the search came to. */
export type LeastBoards = readonly QueensPuzzle['board'][];

/** What boards are looked for. */
interface LeastQuestion {
  readonly size: number;
  readonly queens: number;
  readonly goal: Goal;
  /** The setting that is refused when there are none. */
  readonly setting: 'least' | 'walls';
}

/** Finds all boards with the fewest walls and a single placement that meet the goal; refuses where there are none. */
export async function leastBoards(
  { size, queens, goal, setting }: LeastQuestion,
  reader: SettingsReader,
): Promise<LeastBoards> {
  const search = new LeastWallsSearch(size);
  const answer = await search.find(queens, { nodes: NODES });
  const subject = `The fewest walls for ${queens} queens on ${size}x${size} cells`;
  if (answer.status !== 'found') {
    reader.refuse(setting, `${subject} were not found in time; at least ${answer.lower} are needed.`);
    return [];
  }
  const { walls } = answer;
  const { boardsUpToSymmetry: all } = await search.findEvery(queens, walls, { nodes: NODES });
  const single = all.filter((board) => uniqueOptimum(board)?.queens === queens);
  const fitting = single.filter((board) => {
    const rating = rateQueens({ family: 'queens', board, queens });
    return missedGoal(goal, rating) === undefined;
  });
  if (fitting.length > 0) return fitting;
  const why =
    single.length === 0 ? 'none has a single placement' : 'none with a single placement is as hard as asked';
  reader.refuse(setting, `${subject} are ${walls}; of the ${all.length} such boards ${why}.`);
  return [];
}
