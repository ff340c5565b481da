/**
 * Confirms what a tree of tracks asks for, from the board and two of its rules: the tracks enclose nothing,
 * and they join all points. It gathers points and groups itself and shares nothing with the deductions and
 * the models whose rows it confirms.
 */
import { type Cell, cellsBeside, componentsOf, type Edge, joinedPoints } from '../../core/index.js';
import { cellsCutOff } from '../kit/confirm/cut.js';
import { type CircuitPuzzle, isPoint, pointsOf } from './puzzle.js';

/** Most of the given places in which tracks can run without enclosing an area. */
export function mostWithoutCycle(places: readonly Edge[]): number {
  const points = joinedPoints(places);
  const parts = componentsOf(points.keys(), (point) => points.get(point)!.others.map(String));
  return points.size - parts.length;
}

/**
 * The points that no tracks could join with all others if none ran in the given places; of the parts into
 * which the points would fall, the smallest, the first of equals. None when all could still be joined.
 */
export function pointsCutOff(puzzle: CircuitPuzzle, without: readonly Edge[]): readonly Cell[] {
  const joinable = (cell: Cell): readonly Cell[] => cellsBeside(cell).filter((next) => isPoint(puzzle, next));
  return cellsCutOff(pointsOf(puzzle), joinable, without);
}
