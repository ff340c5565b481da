/** The clues of Star Battle: cells that are told, stars or (when that kind is named) empty ones. The regions are always told. */
import { type Cell, describeCell } from '../../core/cell.js';
import type { ClueChoice, ClueSet } from '../family.js';
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
  const cells = solution.flatMap((text, row) =>
    [...text].flatMap((sign, column): Cell[] =>
      kinds.includes(sign === '*' ? 'star' : 'empty') ? [[row, column]] : [],
    ),
  );
  const { given: told = [], ...bare } = puzzle;
  return {
    clues: cells.map((cell) => ({
      name: describeCell(cell),
      cells: [cell],
      given: (told[cell[0]]?.[cell[1]] ?? NOT_GIVEN) !== NOT_GIVEN,
    })),
    puzzleWith: (chosen) => {
      if (chosen.length === 0) return bare;
      const given = solution.map((text) => new Array<string>(text.length).fill(NOT_GIVEN));
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
