import { sizeOfRows } from '../../core/grid/cell.js';
import { moveRows, moveTexts, symmetriesOf } from '../../core/grid/symmetries.js';
import type { StarBattlePuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, regions numbered in the order of their first cells. */
export function starBattleVariants(puzzle: StarBattlePuzzle): readonly StarBattlePuzzle[] {
  const { family, stars, regions, given } = puzzle;
  return symmetriesOf(sizeOfRows(regions)).map((symmetry) => ({
    family,
    stars,
    regions: renumbered(moveRows(regions, symmetry)),
    ...(given === undefined ? {} : { given: moveTexts(given, symmetry) }),
  }));
}

function renumbered(regions: StarBattlePuzzle['regions']): StarBattlePuzzle['regions'] {
  const numbers = new Map<number, number>();
  return regions.map((row) =>
    row.map((region) => {
      if (region === null) return null;
      if (!numbers.has(region)) numbers.set(region, numbers.size);
      return numbers.get(region)!;
    }),
  );
}
