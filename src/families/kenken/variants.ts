import { compareCells, symmetriesOf } from '../../core/index.js';
import type { KenkenPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored; numbers cannot be renamed, since cages calculate with them. */
export function kenkenVariants({ family, size, cages }: KenkenPuzzle): readonly KenkenPuzzle[] {
  return symmetriesOf({ rows: size, columns: size }).map(({ to }) => ({
    family,
    size,
    cages: cages
      .map((cage) => ({ ...cage, cells: cage.cells.map(to).sort(compareCells) }))
      .sort((one, other) => compareCells(one.cells[0]!, other.cells[0]!)),
  }));
}
