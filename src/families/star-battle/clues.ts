/** The clues of Star Battle: cells that are told, stars or (when that kind is named) empty ones. The regions are always told. */
import type { ClueChoice, ClueSet } from '../family.js';
import { toldCells } from '../kit/told-cells.js';
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
  const { given: told, ...bare } = puzzle;
  return toldCells({
    solution,
    told,
    open: NOT_GIVEN,
    isClue: (sign) => kinds.includes(sign === '*' ? 'star' : 'empty'),
    puzzleTelling: (given) => (given === undefined ? bare : { ...bare, given }),
  });
}
