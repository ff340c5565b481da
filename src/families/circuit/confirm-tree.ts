/**
 * Confirms that points would be cut off, from the board and the rule that tracks join all points, and that
 * tracks would enclose an area, from these alone. It gathers points and groups itself and shares nothing with
 * the deductions and the models whose rows it confirms.
 */
import { type Cell, cellsBeside, componentsOf, type Edge, joinedPoints } from '../../core/index.js';
import { cellsCutOff } from '../kit/confirm/cut.js';
import { type CircuitPuzzle, isPoint, pointsOf } from './puzzle.js';

/**
 * The points that no tracks could join with all others if none ran in the given places; of the parts into
 * which the points would fall, the smallest, the first of equals. None when all could still be joined.
 */
export function pointsCutOff(puzzle: CircuitPuzzle, without: readonly Edge[]): readonly Cell[] {
  const joinable = (cell: Cell): readonly Cell[] => cellsBeside(cell).filter((next) => isPoint(puzzle, next));
  return cellsCutOff(pointsOf(puzzle), joinable, without);
}

/** Most of the given places in which tracks can run without enclosing an area. */
export function mostWithoutCycle(edges: readonly Edge[]): number {
  const points = joinedPoints(edges);
  const parts = componentsOf(points.keys(), (point) => points.get(point)!.others.map(String));
  return points.size - parts.length;
}
