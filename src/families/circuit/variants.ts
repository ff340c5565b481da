import { type Cell, compareCells, sizeOfRows } from '../../core/grid/cell.js';
import { moveTexts, symmetriesOf } from '../../core/grid/symmetries.js';
import type { CircuitPuzzle } from './puzzle.js';

/** The board turned and mirrored, its given tracks and the ends of its path in reading order. */
export function circuitVariants({ family, grid, edges, path }: CircuitPuzzle): readonly CircuitPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => {
    const pair = ([from, to]: readonly [Cell, Cell]): readonly [Cell, Cell] => {
      const ends = [symmetry.to(from), symmetry.to(to)].sort(compareCells);
      return [ends[0]!, ends[1]!];
    };
    return {
      family,
      grid: moveTexts(grid, symmetry),
      edges: edges
        .map(pair)
        .sort((one, other) => compareCells(one[0], other[0]) || compareCells(one[1], other[1])),
      ...(path === undefined ? {} : { path: pair(path) }),
    };
  });
}
