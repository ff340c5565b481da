/**
 * The clues of Battleship Solitaire: its hints. Any cell of the solution can be one, water or part of a ship;
 * the numbers beside rows and columns and the fleet stay as they are. A hint that gives no kind (`s`) stays
 * one.
 */
import { flatMapCells } from '../../core/index.js';
import type { ClueChoice, ClueSet } from '../contract/family.js';
import { cellClues } from '../kit/clues.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN, WATER } from './puzzle.js';

export const battleshipClues: ClueChoice<BattleshipPuzzle, BattleshipSolution> = {
  noun: 'hints',
  kinds: [
    { id: 'ship', description: 'ship cells of a given kind' },
    { id: 'water', description: 'cells of water' },
  ],
  formulation: 'ships',
  cluesOf,
};

function cluesOf(
  puzzle: BattleshipPuzzle,
  solution: BattleshipSolution,
  kinds: readonly string[] = ['ship', 'water'],
): ClueSet<BattleshipPuzzle, BattleshipSolution> {
  return cellClues({
    clues: flatMapCells(solution, (found, cell) => {
      if (!kinds.includes(found === WATER ? 'water' : 'ship')) return [];
      return [{ cell, value: puzzle.grid[cell[0]]![cell[1]] === ANY_SHIP ? ANY_SHIP : found }];
    }),
    blank: solution.map((text) => [...text].map(() => OPEN)),
    isGiven: ([row, column]) => puzzle.grid[row]![column] !== OPEN,
    puzzleWith: (grid) => ({ ...puzzle, grid: grid.map((row) => row.join('')) }),
    holdsIn:
      (other: BattleshipSolution) =>
      ({ cell: [row, column], value }) => {
        const found = other[row]![column]!;
        return value === ANY_SHIP ? found !== WATER : found === value;
      },
  });
}
