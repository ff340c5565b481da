/**
 * Confirms what a tree of tracks asks for, from the board and two of its rules: the tracks enclose nothing, and they
 * join all points. It gathers points and groups itself and shares nothing with the deductions and the models whose rows
 * it confirms.
 */
import { type Cell, cellCode } from '../../core/grid/cell.js';
import { componentsOf, smallestPart } from '../../core/grid/connection.js';
import { cellsBeside } from '../../core/grid/neighbours.js';
import { type CircuitPuzzle, type Edge, isPoint, joinedPoints } from './puzzle.js';

/** Most of the given places in which tracks can run without enclosing an area. */
export function mostWithoutCycle(places: readonly Edge[]): number {
  const points = joinedPoints(places);
  const parts = componentsOf(points.keys(), (point) => points.get(point)!.others.map(String));
  return points.size - parts.length;
}

/**
 * The points that no tracks could join with all others if none ran in the given places; of the parts into which the
 * points would fall, the smallest, the first of equals. None when all could still be joined.
 */
export function pointsCutOff(puzzle: CircuitPuzzle, without: readonly Edge[]): readonly Cell[] {
  const missing = new Set(without.map(edgeCode));
  const cells = puzzle.grid.flatMap((text, row) => [...text].map((_, column): Cell => [row, column]));
  const points = new Map(cells.filter((cell) => isPoint(puzzle, cell)).map((cell) => [cellCode(cell), cell]));
  const joinable = (code: string): readonly string[] => {
    const cell = points.get(code)!;
    return cellsBeside(cell)
      .filter((next) => isPoint(puzzle, next) && !missing.has(edgeCode([cell, next])))
      .map(cellCode);
  };
  return smallestPart(points.keys(), joinable).map((code) => points.get(code)!);
}

function edgeCode(edge: Edge): string {
  return edge.map(cellCode).sort().join('-');
}
