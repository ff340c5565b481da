/** Boards of one loop along the sides of cells. */
import { cellsOf, type Edge, edgeKey, type Size, sidesOfCell } from '../../../core/index.js';
import type { Board } from './board.js';
import { bySize } from './by-size.js';
import { type CountRule, loopRules, type OneLoopRule } from './kinds/index.js';
import { sideBoard } from './line-boards.js';

/** The board of a size, with the rules that every loop on it keeps. */
interface SideLoop {
  readonly board: Board<readonly Edge[]>;
  /** Two lines or none meet in each corner. */
  readonly points: readonly CountRule[];
  readonly loop: OneLoopRule;
  /** By cell, row-major: the places of its top, left, right and bottom. */
  readonly sides: readonly (readonly number[])[];
}

/** The board of a size with its rules. */
export const sideLoop: (size: Size) => SideLoop = bySize((size) => {
  const board = sideBoard(size);
  const places = new Map(board.lines!.edges.map((side, place) => [edgeKey(side), place]));
  const sides = cellsOf(size).map((cell) => sidesOfCell(cell).map((side) => places.get(edgeKey(side))!));
  return { board, ...loopRules(board.lines!), sides };
});
