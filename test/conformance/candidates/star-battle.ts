import type { StarBattlePuzzle, StarBattleSolution } from '../../../src/families/star-battle/puzzle.js';
import { placements, smallStarBattle } from '../../families/star-battle/small-puzzles.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallStarBattles: SmallPuzzles<StarBattlePuzzle, StarBattleSolution> = {
  family: 'star-battle',
  puzzle: smallStarBattle,
  candidates: ({ regions, stars }) => placements(regions.length, stars),
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const flipped = text[column] === '*' ? '.' : '*';
        yield solution.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
      }
    }
  },
};
