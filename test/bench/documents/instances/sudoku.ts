/** Random Sudokus with one solution and a given number of givens. */
import type { Rng } from '../../../../src/core/random.js';
import type { SudokuPuzzle } from '../../../../src/families/sudoku/puzzle.js';
import { verdictOf } from './by-sat.js';

const SIDE = 9;
/** Full grids that are dug out before the fewest givens reached are taken for enough. */
const ATTEMPTS = 60;

/** The fewest givens at or above `givens` that digging reaches: cells are opened in random order while one solution stays. */
export function dugSudoku(givens: number, rng: Rng): SudokuPuzzle {
  let best: SudokuPuzzle | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const puzzle = dig(fullGrid(rng.fork(`${attempt}`)), givens, rng.fork(`${attempt} dig`));
    if (best === undefined || countGivens(puzzle) < countGivens(best)) best = puzzle;
    if (countGivens(best) === givens) return best;
  }
  return best!;
}

export function countGivens({ grid }: SudokuPuzzle): number {
  return grid.flat().filter((given) => given > 0).length;
}

/** Three boxes on the diagonal are filled at random, which any full grid allows; the engine fills the rest. */
function fullGrid(rng: Rng): SudokuPuzzle {
  const grid = Array.from({ length: SIDE }, () => new Array<number>(SIDE).fill(0));
  for (const corner of [0, 3, 6]) {
    rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).forEach((number, place) => {
      grid[corner + Math.floor(place / 3)]![corner + (place % 3)] = number;
    });
  }
  const puzzle: SudokuPuzzle = { family: 'sudoku', box: [3, 3], grid };
  const answer = verdictOf(puzzle);
  if (!('solution' in answer)) throw new Error('three boxes on the diagonal have no full grid');
  return { ...puzzle, grid: answer.solution as SudokuPuzzle['grid'] };
}

function dig(full: SudokuPuzzle, givens: number, rng: Rng): SudokuPuzzle {
  let puzzle = full;
  const cells = rng.shuffle(Array.from({ length: SIDE * SIDE }, (_, cell) => cell));
  for (const cell of cells) {
    if (countGivens(puzzle) === givens) break;
    const grid = puzzle.grid.map((row, r) => row.map((given, c) => (r * SIDE + c === cell ? 0 : given)));
    if (verdictOf({ ...puzzle, grid } as SudokuPuzzle).verdict === 'unique') puzzle = { ...puzzle, grid };
  }
  return puzzle;
}
