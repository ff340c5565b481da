/**
 * Confirms what a tree of tracks asks for, from the board and two of its rules: the tracks enclose nothing, and they
 * join all points. It gathers points and groups itself and shares nothing with the deductions and the models whose rows
 * it confirms.
 */
import { type Cell, cellCode } from '../../core/grid/cell.js';
import { type CircuitPuzzle, type Edge, isPoint } from './puzzle.js';

/** Most of the given places in which tracks can run without enclosing an area. */
export function mostWithoutCycle(places: readonly Edge[]): number {
  const groups = new Map<string, Set<string>>();
  let count = 0;
  for (const place of places) {
    const [one, other] = place.map((cell) => groups.get(cellCode(cell)) ?? new Set([cellCode(cell)]));
    if (one === other) continue;
    count++;
    const joined = new Set([...one!, ...other!]);
    for (const point of joined) groups.set(point, joined);
  }
  return count;
}

/**
 * The points that no tracks could join with all others if none ran in the given places; of the parts into which the
 * points would fall, the smallest, the first of equals. None when all could still be joined.
 */
export function pointsCutOff(puzzle: CircuitPuzzle, without: readonly Edge[]): readonly Cell[] {
  const missing = new Set(without.map(edgeCode));
  const points = puzzle.grid.flatMap((text, row) => [...text].map((_, column): Cell => [row, column]));
  const unreached = new Set(points.filter((cell) => isPoint(puzzle, cell)).map(cellCode));
  const parts: Cell[][] = [];
  for (const first of points) {
    if (!unreached.delete(cellCode(first))) continue;
    const part = [first];
    // The list grows while it is walked through.
    for (const [row, column] of part) {
      const neighbours: Cell[] = [
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
        [row - 1, column],
      ];
      for (const next of neighbours) {
        if (missing.has(edgeCode([[row, column], next])) || !unreached.delete(cellCode(next))) continue;
        part.push(next);
      }
    }
    parts.push(part);
  }
  if (parts.length < 2) return [];
  return parts.reduce((least, part) => (part.length < least.length ? part : least));
}

function edgeCode(edge: Edge): string {
  return edge.map(cellCode).sort().join('-');
}
