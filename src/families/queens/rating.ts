/**
 * The reach of logic in a Queens puzzle: plain logic with look-ahead of one cell finishes it (plain),
 * following the consequences of a cell to their end (look-ahead), or a search is needed (beyond). When the
 * number of queens is not given, solvers are taken to know it, as a search does.
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { Field } from './field.js';
import type { QueensPuzzle } from './puzzle.js';
import { largestNumber } from './search.js';

/** Nodes allowed for the number of queens; a board that needs more is beyond pencil and paper. */
const MOST_NODES = 10_000_000;

/**
 * Rates a puzzle that has a solution. Measures: cells, walls, queens (0 when their number was not found
 * within the allowed search), cells left open by plain logic and by look-ahead, and the cells that look-ahead
 * tried.
 */
export function rateQueens({ board, queens }: QueensPuzzle): Rating {
  const cells = board.join('');
  const size = { cells: cells.length, walls: cells.replaceAll('.', '').length };
  const number = queens ?? numberOf(board);
  if (number === undefined) {
    const open = size.cells - size.walls;
    const measures = { ...size, queens: 0, openAfterPlainLogic: open, probes: 0, openAfterProbing: open };
    return { logic: 'beyond', measures };
  }
  return rateByLogic(new Field(board, number), (openAfterPlainLogic) => ({
    ...size,
    queens: number,
    openAfterPlainLogic,
  }));
}

function numberOf(board: QueensPuzzle['board']): number | undefined {
  const largest = largestNumber(board, { nodes: MOST_NODES });
  return largest.status === 'found' ? largest.queens : undefined;
}
