import { moveRows, moveSides, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { SkyscrapersPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, its clues with it. */
export function skyscrapersVariants(puzzle: SkyscrapersPuzzle): readonly SkyscrapersPuzzle[] {
  const { family, grid, top, bottom, left, right } = puzzle;
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => {
    const [above, below] = symmetry.flipsRows ? [bottom, top] : [top, bottom];
    const [before, behind] = symmetry.flipsColumns ? [right, left] : [left, right];
    const near = moveSides({ rows: before, columns: above }, symmetry);
    const far = moveSides({ rows: behind, columns: below }, symmetry);
    return {
      family,
      grid: moveRows(grid, symmetry),
      top: near.columns,
      bottom: far.columns,
      left: near.rows,
      right: far.rows,
    };
  });
}
