/** The clues of Unruly: its given cells. Any cell of the solution can be one. */
import type { ClueChoice } from '../contract/family.js';
import { givenSigns } from '../kit/clues.js';
import { OPEN, type UnrulyPuzzle, type UnrulySolution } from './puzzle.js';

export const unrulyClues: ClueChoice<UnrulyPuzzle, UnrulySolution> = {
  noun: 'given cells',
  kinds: [],
  cluesOf: (puzzle, solution) =>
    givenSigns({
      solution,
      given: puzzle.grid,
      open: OPEN,
      isClue: () => true,
      puzzleWith: (given) => ({
        ...puzzle,
        grid: given ?? solution.map((row) => OPEN.repeat(row.length)),
      }),
    }),
};
