import { type Cell, compareCells } from '../../core/grid/cell.js';
import { type Bridge, cellsBetween, type HashiSolution } from './puzzle.js';

/**
 * The cells in which two solutions differ: the water under every place whose number of bridges differs, or both
 * islands where they lie side by side.
 */
export function differingBridges(first: HashiSolution, second: HashiSolution): readonly Cell[] {
  const cells = new Map<string, Cell>();
  const changed = [...lacking(first, second), ...lacking(second, first)];
  for (const [from, to] of changed) {
    const water = cellsBetween(from, to);
    for (const cell of water.length > 0 ? water : [from, to]) cells.set(String(cell), cell);
  }
  return [...cells.values()].sort(compareCells);
}

/** The bridges of one solution that the other lacks. */
function lacking(solution: HashiSolution, other: HashiSolution): readonly Bridge[] {
  const held = new Set(other.map(String));
  return solution.filter((bridge) => !held.has(String(bridge)));
}
