import { type Cell, compareCells } from '../../core/grid/cell.js';
import { type CircuitSolution, edgeKey, edgesOf } from './puzzle.js';

/** The cells whose track to the right or below is in one of two solutions only, row-major. */
export function circuitDifferences(first: CircuitSolution, second: CircuitSolution): readonly Cell[] {
  const [one, other] = [first, second].map((solution) => new Set(edgesOf(solution).map(edgeKey)));
  const different = [...edgesOf(first), ...edgesOf(second)].filter(
    (edge) => one!.has(edgeKey(edge)) !== other!.has(edgeKey(edge)),
  );
  const cells = new Map(different.map(([cell]) => [cell.join(), cell]));
  return [...cells.values()].sort(compareCells);
}
