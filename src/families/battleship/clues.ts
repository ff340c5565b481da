/**
 * The clues of Battleship Solitaire: its hints. Any cell of the solution can be one, water or part of a ship; the
 * numbers beside rows and columns and the fleet stay as they are. A hint that tells no kind (`s`) stays one.
 */
import { type Cell, describeCell } from '../../core/grid/cell.js';
import type { ClueChoice, ClueSet } from '../family.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN, WATER } from './puzzle.js';

export const battleshipClues: ClueChoice<BattleshipPuzzle, BattleshipSolution> = {
  noun: 'hints',
  kinds: [
    { id: 'ship', description: 'ship cells of a told kind' },
    { id: 'water', description: 'cells of water' },
  ],
  formulation: 'ships',
  cluesOf,
};

interface Hint {
  readonly cell: Cell;
  readonly symbol: string;
}

function cluesOf(
  puzzle: BattleshipPuzzle,
  solution: BattleshipSolution,
  kinds: readonly string[] = ['ship', 'water'],
): ClueSet<BattleshipPuzzle, BattleshipSolution> {
  const hints = solution.flatMap((text, row) =>
    [...text].flatMap((found, column): Hint[] => {
      if (!kinds.includes(found === WATER ? 'water' : 'ship')) return [];
      const symbol = puzzle.grid[row]![column] === ANY_SHIP ? ANY_SHIP : found;
      return [{ cell: [row, column], symbol }];
    }),
  );
  return {
    clues: hints.map(({ cell }) => ({
      name: describeCell(cell),
      cells: [cell],
      given: puzzle.grid[cell[0]]![cell[1]] !== OPEN,
    })),
    puzzleWith: (chosen) => {
      const grid = solution.map((text) => new Array<string>(text.length).fill(OPEN));
      for (const index of chosen) {
        const { cell, symbol } = hints[index]!;
        grid[cell[0]]![cell[1]] = symbol;
      }
      return { ...puzzle, grid: grid.map((row) => row.join('')) };
    },
    brokenBy: (other) =>
      [...hints.keys()].filter((index) => {
        const { cell, symbol } = hints[index]!;
        const found = other[cell[0]]![cell[1]]!;
        return symbol === ANY_SHIP ? found === WATER : found !== symbol;
      }),
  };
}
