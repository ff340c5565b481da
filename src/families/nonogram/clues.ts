/** The clues of a nonogram: its given cells, filled or empty. The block lengths stay as they are. */
import { type Cell, describeCell } from '../../core/cell.js';
import type { ClueChoice, ClueSet } from '../family.js';
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
  const cells = solution.flatMap((text, row) =>
    [...text].flatMap((state, column): Cell[] =>
      kinds.includes(state === '#' ? 'filled' : 'empty') ? [[row, column]] : [],
    ),
  );
  const { given: told = [], ...bare } = puzzle;
  return {
    clues: cells.map((cell) => ({
      name: describeCell(cell),
      cells: [cell],
      given: (told[cell[0]]?.[cell[1]] ?? OPEN) !== OPEN,
    })),
    puzzleWith: (chosen) => {
      if (chosen.length === 0) return bare;
      const given = solution.map((text) => new Array<string>(text.length).fill(OPEN));
      for (const index of chosen) {
        const [row, column] = cells[index]!;
        given[row]![column] = solution[row]![column]!;
      }
      return { ...bare, given: given.map((row) => row.join('')) };
    },
    brokenBy: (other) =>
      [...cells.keys()].filter((index) => {
        const [row, column] = cells[index]!;
        return other[row]![column] !== solution[row]![column];
      }),
  };
}
