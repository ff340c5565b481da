/** The clues of Star Battle: given cells, stars or (when that kind is named) empty ones. The regions are always given. */
import type { ClueChoice, ClueSet } from '../family.js';
import { givenSigns } from '../kit/clues.js';
import { NOT_GIVEN, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';

export const starBattleClues: ClueChoice<StarBattlePuzzle, StarBattleSolution> = {
  noun: 'given stars',
  kinds: [
    { id: 'star', description: 'cells with a star (the usual choice)' },
    { id: 'empty', description: 'cells without' },
  ],
  cluesOf,
};

function cluesOf(
  puzzle: StarBattlePuzzle,
  solution: StarBattleSolution,
  kinds: readonly string[] = ['star'],
): ClueSet<StarBattlePuzzle, StarBattleSolution> {
  const { given: _, ...bare } = puzzle;
  return givenSigns({
    solution,
    given: puzzle.given,
    open: NOT_GIVEN,
    isClue: (sign) => kinds.includes(sign === '*' ? 'star' : 'empty'),
    puzzleWith: (given) => (given === undefined ? bare : { ...bare, given }),
  });
}
