/** Puzzles with the fewest givens that a random grid allows, proved. */
import type { Rng } from '../../src/core/index.js';
import type { Box, SudokuPuzzle, SudokuSolution } from '../../src/families/sudoku/index.js';
import { fewestGivensOf, type GridMethod } from '../../src/minimum/index.js';
import { satEngine } from '../../src/solve/index.js';
import { fewestProof } from '../shared/fewest.js';
import { type Attempt, failed } from '../shared/generator.js';
import { fullGrid } from './dig.js';
import { rowsOf } from './rows.js';
import type { GridSearch } from './search.js';

/** One random grid and a puzzle of it with as few givens as any has. */
export function fewestOfRandomGrid(
  box: Box,
  method: GridMethod,
  search: GridSearch,
  rng: Rng,
): Attempt<SudokuPuzzle, SudokuSolution> {
  const side = box[0] * box[1];
  const solution = rowsOf(fullGrid(search, side, rng), side);
  const { seed } = rng.fork('fewest');
  const answer = fewestGivensOf({ box, solution, method, seed, engine: satEngine });
  if (answer.status === 'undecided') return failed('the fewest givens were not proved within the limit');
  const { givens, grid, certified } = answer;
  const fewest = fewestProof({
    of: 'givens',
    number: givens,
    lower: givens,
    subject: 'this grid',
    by: method,
    certified,
  });
  return { status: 'made', puzzle: { family: 'sudoku', box, grid }, solution, fewest };
}
