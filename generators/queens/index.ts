/** Queens with walls: boards on which more queens fit than there are rows, in one way only. */
import type { Rng } from '../../src/core/index.js';
import type { QueensPuzzle, QueensSolution } from '../../src/families/queens/index.js';
import { symmetricBoardsOf } from '../../src/minimum/index.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { distance, uniqueOptimum, type Wanted } from './judge.js';
import { type ListedBoards, planQueens, type QueensPlan } from './plan.js';
import { QUEENS_PRESETS, QUEENS_SETTINGS } from './settings.js';
import { Walls } from './walls.js';

/** Walls moved before an attempt is given up. */
const MOVES = 160;

type QueensAttempt = Attempt<QueensPuzzle, QueensSolution>;

/** Makes queens boards with one largest placement. */
export const queensGenerator: Generator<QueensPuzzle, QueensSolution, QueensPlan, typeof QUEENS_SETTINGS> = {
  id: 'queens',
  version: 1,
  family: 'queens',
  description: 'boards whose walls make room for more queens than rows, with a single largest placement',
  settings: QUEENS_SETTINGS,
  presets: QUEENS_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: planQueens,
  attempt: (plan, rng, number) =>
    plan.kind === 'listed' ? takeListed(plan, rng, number) : moveWalls(plan.wanted, plan.walls, rng),
};

/**
 * The board of that number in the list, or any board where attempts have to differ; turned and reflected at
 * random.
 */
function takeListed(
  { boards, isComplete, fewest, isProposal }: ListedBoards,
  rng: Rng,
  number: number,
): QueensAttempt {
  const board = isProposal ? rng.pick(boards) : boards[number - 1];
  if (board === undefined) {
    const count = boards.length === 1 ? '1 board' : `${boards.length} boards`;
    const were = isComplete
      ? `there ${boards.length === 1 ? 'is' : 'are'} ${count}`
      : `the search found ${count}`;
    return { ...failed(`${were} of this kind, apart from turns and reflections`), isFinal: true };
  }
  const attempt = made(rng.pick(symmetricBoardsOf(board)));
  return attempt.status === 'made' ? { ...attempt, fewest } : attempt;
}

/** Random walls, moved one by one as long as the distance from the requirements does not grow. */
function moveWalls(wanted: Wanted, count: number, rng: Rng): QueensAttempt {
  const walls = new Walls(wanted.size, count, rng);
  let off = distance(walls.board(), wanted);
  for (let moves = 0; off > 0 && moves < MOVES; moves++) {
    const back = walls.move(rng);
    const now = distance(walls.board(), wanted, off);
    if (now > off) back();
    else off = now;
  }
  return off === 0 ? made(walls.board()) : failed('no placement of the walls was as asked');
}

function made(board: QueensPuzzle['board']): QueensAttempt {
  const optimum = uniqueOptimum(board);
  if (optimum === undefined) return failed('the largest placement was not proved to be single');
  const { queens, placement } = optimum;
  return { status: 'made', puzzle: { family: 'queens', board, queens }, solution: placement };
}
