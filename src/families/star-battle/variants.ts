import { moveRows, moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import { numberRegions, type StarBattlePuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, regions numbered in the order of their first cells. */
export function starBattleVariants(puzzle: StarBattlePuzzle): readonly StarBattlePuzzle[] {
  const { family, stars, regions, given } = puzzle;
  return symmetriesOf(sizeOfRows(regions)).map((symmetry) => ({
    family,
    stars,
    regions: numberRegions(moveRows(regions, symmetry)),
    ...(given === undefined ? {} : { given: moveTexts(given, symmetry) }),
  }));
}
