/** The clues of Fences: its numbers. Any cell of the solution can have one. */
import type { ClueChoice } from '../contract/family.js';
import { givenSigns } from '../kit/clues.js';
import { type FencesPuzzle, type FencesSolution, numbersIn, OPEN } from './puzzle.js';

export const fencesClues: ClueChoice<FencesPuzzle, FencesSolution> = {
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
