import {
  canonicalEdges,
  type Edge,
  inReadingOrder,
  moveTexts,
  sizeOfRows,
  symmetriesOf,
} from '../../core/index.js';
import type { CircuitPuzzle } from './puzzle.js';

/** The board turned and mirrored, its given tracks and the ends of its path in reading order. */
export function circuitVariants({ family, grid, edges, path }: CircuitPuzzle): readonly CircuitPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => {
    const moved = ([from, to]: Edge): Edge => [symmetry.to(from), symmetry.to(to)];
    return {
      family,
      grid: moveTexts(grid, symmetry),
      edges: canonicalEdges(edges.map(moved)),
      ...(path === undefined ? {} : { path: inReadingOrder(moved(path)) }),
    };
  });
}
