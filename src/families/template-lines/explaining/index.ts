/** Support for explanations of Fences: the moves of every loop, states as lists of lines, their pictures. */
import type { Explaining } from '../../contract/explaining.js';
import { type MoveBoard, ONE_RULE } from '../../contract/move.js';
import { SIDE_NAMES } from '../../kit/edge-issues.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { LoopLines } from '../../kit/moves/loop-lines.js';
import { closedLoop, pointMoves } from '../../kit/moves/loop-moves.js';
import { SIDE_CELL } from '../../kit/pictures/numbered-sides.js';
import { lineExplaining } from '../../kit/states/line-explaining.js';
import { fencesPicture } from '../picture.js';
import type { FencesPuzzle } from '../puzzle.js';
import { fencesRuled, numbersOf } from '../rules.js';

const linesOf = whileUnchanged((board: MoveBoard<FencesPuzzle>) => {
  const { lines } = fencesRuled.board(board.puzzle);
  return new LoopLines({ lines: lines!, clues: numbersOf(board.puzzle) }, board);
});
const points = pointMoves(linesOf);

export const fencesExplaining: Omit<Explaining<FencesPuzzle>, 'formulation'> = {
  ...lineExplaining({
    ruled: fencesRuled,
    names: SIDE_NAMES,
    cell: SIDE_CELL,
    width: 1.6,
    picture: fencesPicture,
  }),
  moves: [points.passed, points.goesOn, points.deadEnd, closedLoop(linesOf, 1.5), ONE_RULE],
};
