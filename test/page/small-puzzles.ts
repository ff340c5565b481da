/** A small puzzle of each family for tests that play it to the end. */
import type { Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { gameOf } from '../../web/play/games/index.js';

/** Rows of a grid from which on there is something to solve. */
const LEAST_ROWS = 4;

/** The least of the examples of each family that can be played, with its solution. */
export const SMALL = FAMILIES.filter(({ examples: [example] }) => gameOf(example!.puzzle) !== undefined).map(
  (family) => {
    const solved = family.examples.filter(({ verdict, solution, puzzle }) => {
      const game = gameOf(puzzle)!;
      const isLarge = game.kind === 'table' || game.rows >= LEAST_ROWS;
      return verdict === 'unique' && solution !== undefined && isLarge;
    });
    const size = (puzzle: Puzzle): number => JSON.stringify(puzzle).length;
    const [least] = solved.toSorted((one, other) => size(one.puzzle) - size(other.puzzle));
    return { id: family.id, puzzle: least!.puzzle, solution: least!.solution! };
  },
);
