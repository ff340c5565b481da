import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import { BLACK_CELL, type UnrulyPuzzle, WHITE_CELL } from './puzzle.js';

/** The puzzle turned and mirrored, each with its colours as they are and exchanged. */
export function unrulyVariants({ family, grid }: UnrulyPuzzle): readonly UnrulyPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).flatMap((symmetry) => {
    const moved = moveTexts(grid, symmetry);
    return [moved, moved.map(exchanged)].map((rows) => ({ family, grid: rows }));
  });
}

function exchanged(row: string): string {
  return row.replaceAll(/[#o]/g, (sign) => (sign === BLACK_CELL ? WHITE_CELL : BLACK_CELL));
}
