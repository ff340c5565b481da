import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import { movedPairs } from '../kit/neighbour-pairs.js';
import { type BinairoPuzzle, ONE, ZERO } from './puzzle.js';
import { binairoSigns } from './reading.js';

/** The puzzle turned and mirrored, each with its numbers as they are and exchanged. */
export function binairoVariants({
  family,
  grid,
  equal = [],
  opposite = [],
  ...rest
}: BinairoPuzzle): readonly BinairoPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).flatMap((symmetry) => {
    const moved = moveTexts(grid, symmetry);
    const signs = binairoSigns(movedPairs(equal, symmetry), movedPairs(opposite, symmetry));
    return [moved, moved.map(exchanged)].map((rows) => ({ family, grid: rows, ...rest, ...signs }));
  });
}

function exchanged(row: string): string {
  let text = '';
  for (const sign of row) text += sign === ONE ? ZERO : sign === ZERO ? ONE : sign;
  return text;
}
