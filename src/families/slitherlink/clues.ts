/** The clues of Slitherlink: its numbers. Any cell of the solution can have one. */
import type { ClueChoice } from '../contract/family.js';
import { givenSigns } from '../kit/clues.js';
import { numbersIn, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from './puzzle.js';

export const slitherlinkClues: ClueChoice<SlitherlinkPuzzle, SlitherlinkSolution> = {
  noun: 'numbers',
  kinds: [],
  cluesOf: (puzzle, solution) => {
    const { grid } = puzzle;
    const own = givenSigns({
      solution: numbersIn(grid, solution),
      given: grid,
      open: OPEN,
      isClue: () => true,
      puzzleWith: (given) => ({ ...puzzle, grid: given ?? grid.map((row) => OPEN.repeat(row.length)) }),
    });
    return { ...own, brokenBy: (other) => own.brokenBy(numbersIn(grid, other)) };
  },
};
