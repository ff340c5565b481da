/**
 * The clues of Hitori: the numbers of the puzzle. One number says nothing alone, as a cell without a number
 * equals no other: it is two equal ones in a line that another solution breaks.
 */
import { describeCell, flatMapCells } from '../../core/index.js';
import type { ClueChoice } from '../contract/family.js';
import { listedClues } from '../kit/clues.js';
import { type HitoriPuzzle, type HitoriSolution, NO_NUMBER, WHITE_CELL } from './puzzle.js';

interface NumberClue {
  readonly row: number;
  readonly column: number;
  readonly number: number;
}

export const hitoriClues: ClueChoice<HitoriPuzzle, HitoriSolution> = {
  noun: 'numbers',
  kinds: [],
  formulation: 'positions',
  cluesOf({ family, grid }) {
    const clues = flatMapCells(grid, (number, [row, column]): readonly NumberClue[] =>
      number === NO_NUMBER ? [] : [{ row, column, number }],
    );
    const set = listedClues<HitoriPuzzle, HitoriSolution, NumberClue>({
      clues,
      describe: ({ row, column }) => ({
        name: describeCell([row, column]),
        cells: [[row, column]],
        given: true,
      }),
      puzzleWith(chosen) {
        const rows = grid.map((row) => row.map(() => NO_NUMBER));
        for (const { row, column, number } of chosen) rows[row]![column] = number;
        return { family, grid: rows };
      },
      holdsIn: () => () => true,
    });
    const brokenBeside = (solution: HitoriSolution, chosen: readonly number[]): readonly number[] => {
      const taken = new Set<string>();
      const kept = new Set<number>();
      for (const clue of [...chosen, ...clues.keys()]) {
        const { row, column, number } = clues[clue]!;
        if (kept.has(clue) || solution[row]![column] !== WHITE_CELL) continue;
        const lines = [`row ${row} ${number}`, `column ${column} ${number}`];
        if (lines.some((line) => taken.has(line))) continue;
        for (const line of lines) taken.add(line);
        kept.add(clue);
      }
      return [...clues.keys()].filter((clue) => {
        const { row, column } = clues[clue]!;
        return solution[row]![column] === WHITE_CELL && !kept.has(clue);
      });
    };
    return { ...set, brokenBy: (solution) => brokenBeside(solution, []), brokenBeside };
  },
};
