/** Hints for Sudokus in states where a box has a single, or an area has one cell left. */
import { hint } from '../../../src/api/explain.js';
import { solve } from '../../../src/api/solve.js';
import { createRng } from '../../../src/core/random.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuGrid, SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { generatedPuzzles } from '../generated-puzzles.js';

const HINTS = 100;
const STATES_EACH = 10;
const SIDE = 9;

/** The share of hints that name a last cell or a single of a box. */
export async function shareOfBoxSingles(): Promise<number> {
  const rng = createRng('box singles');
  let [asked, easiest] = [0, 0];
  const source = { family: 'sudoku', settings: {}, seed: 'explain' };
  for await (const puzzle of generatedPuzzles(source, HINTS / STATES_EACH)) {
    const { grid } = puzzle as SudokuPuzzle;
    const solution = await solutionOf(puzzle as SudokuPuzzle);
    for (let state = 0; state < STATES_EACH; state++) {
      const share = 0.1 + 0.8 * rng.next();
      const entered = grid.map((row, r) =>
        row.map((given, c) => (given !== 0 || rng.next() < share ? solution[r]![c]! : 0)),
      );
      if (!hasBoxSingle(entered)) continue;
      const said = await hint(sudoku, puzzle as SudokuPuzzle, entered, { level: 3 });
      if (said.status !== 'hint') continue;
      asked++;
      if (['last-cell', 'box-single'].includes(said.step?.move ?? '')) easiest++;
    }
  }
  return easiest / asked;
}

async function solutionOf(puzzle: SudokuPuzzle): Promise<SudokuGrid> {
  const solved = await solve(sudoku, puzzle);
  if (solved.status !== 'solved') throw new Error(`a generated Sudoku is ${solved.status}`);
  return solved.solutions[0]!;
}

/** True if a number has one place left in a box, seen from entries alone. */
function hasBoxSingle(grid: SudokuGrid): boolean {
  const boxOf = (row: number, column: number): number => 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const cells = grid.flatMap((row, r) => row.map((value, c) => ({ r, c, box: boxOf(r, c), value })));
  const sees = (one: (typeof cells)[number], number: number): boolean =>
    cells.some(({ r, c, box, value }) => value === number && (r === one.r || c === one.c || box === one.box));
  return Array.from({ length: SIDE }, (_, box) => box).some((box) =>
    Array.from({ length: SIDE }, (_, index) => index + 1).some((number) => {
      const open = cells.filter((cell) => cell.box === box && cell.value === 0 && !sees(cell, number));
      return open.length === 1;
    }),
  );
}
