/**
 * The value of a board as a puzzle: its largest number of queens, the count of placements that reach it, and
 * its difficulty.
 */
import { Field, largestNumber, type QueensPuzzle, WALL } from '../../src/families/queens/index.js';
import type { Aim } from '../shared/goal.js';

type Board = QueensPuzzle['board'];

/** Requirements on boards of one size. */
export interface Wanted {
  readonly size: number;
  /** The largest number of queens; absent: any that is larger than the size. */
  readonly queens?: number;
  /** Absent: however hard. */
  readonly aim?: Aim;
}

/** Nodes for the queens of one board and the placements that reach their number. */
const NODES = 300_000;
/** Placements beyond this number make a board no worse. */
const MOST_PLACEMENTS = 20;
/**
 * A placement too many weighs more than all open cells, a queen too few or too many more than all placements.
 */
const PLACEMENT = 1000;
/** Of all walls that could be left out, less than an open cell too many. */
const IDLE_WALLS = 100;
const QUEEN = MOST_PLACEMENTS * PLACEMENT;

/** The largest number of queens and the only placement that reaches it; undefined where there are several. */
export interface UniqueOptimum {
  readonly queens: number;
  readonly placement: readonly string[];
}

/**
 * The only optimum of a board; undefined where there are several, or where that took too long to find out.
 */
export function uniqueOptimum(board: Board): UniqueOptimum | undefined {
  const largest = largestNumber(board, { limit: 2, nodes: NODES });
  if (largest.status !== 'found' || !largest.isCounted || largest.count > 1) return undefined;
  const { queens, placement } = largest;
  return { queens, placement };
}

/**
 * The distance of a board from the requirements: 0 when it meets them; infinite when finding out took too
 * much work.
 * @param within a larger distance may be given as any number above this
 */
export function distance(board: Board, wanted: Wanted, within = Number.POSITIVE_INFINITY): number {
  const limit = Math.min(MOST_PLACEMENTS, Math.floor(within / PLACEMENT) + 2);
  const largest = largestNumber(board, { limit, nodes: NODES });
  if (largest.status !== 'found' || !largest.isCounted) return Number.POSITIVE_INFINITY;
  const { queens, count } = largest;
  const off =
    wanted.queens === undefined ? Math.max(0, wanted.size + 1 - queens) : Math.abs(wanted.queens - queens);
  const several = QUEEN * off + PLACEMENT * (count - 1);
  if (several > 0) return several;
  const open = wanted.aim === undefined ? 0 : missed(board, queens, wanted.aim);
  return open > 0 ? open + IDLE_WALLS : idleWalls(board, queens);
}

/**
 * The number of walls could each be left out without a change to the largest number and its only placement.
 */
function idleWalls(board: Board, queens: number): number {
  let idle = 0;
  board.forEach((cells, row) => {
    [...cells].forEach((cell, column) => {
      if (cell !== WALL) return;
      const opened = board.with(row, `${cells.slice(0, column)}.${cells.slice(column + 1)}`);
      if (uniqueOptimum(opened)?.queens === queens) idle++;
    });
  });
  return idle;
}

/** The distance of logic from the aim, in cells. */
function missed(board: Board, queens: number, aim: Aim): number {
  const field = new Field(board, queens);
  field.propagate();
  const plain = field.openCount;
  if (aim === 'plain') return plain;
  field.probe();
  const probed = field.openCount;
  if (aim === 'guessless') return probed;
  if (aim === 'look-ahead') return plain === 0 ? 1 : probed;
  return probed > 0 ? 0 : 1 + field.states.length - plain;
}
