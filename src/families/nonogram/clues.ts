/** The clues of a nonogram: its given cells, filled or empty. The block lengths stay as they are. */
import type { ClueChoice, ClueSet } from '../family.js';
import { givenSigns } from '../kit/clues.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

const OPEN = '?';

export const nonogramClues: ClueChoice<NonogramPuzzle, NonogramSolution> = {
  noun: 'given cells',
  kinds: [
    { id: 'filled', description: 'filled cells' },
    { id: 'empty', description: 'empty cells' },
  ],
  cluesOf,
};

function cluesOf(
  puzzle: NonogramPuzzle,
  solution: NonogramSolution,
  kinds: readonly string[] = ['filled', 'empty'],
): ClueSet<NonogramPuzzle, NonogramSolution> {
  const { given: _, ...bare } = puzzle;
  return givenSigns({
    solution,
    given: puzzle.given,
    open: OPEN,
    isClue: (state) => kinds.includes(state === '#' ? 'filled' : 'empty'),
    puzzleWith: (given) => (given === undefined ? bare : { ...bare, given }),
  });
}
