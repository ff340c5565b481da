/** Puzzles that come from other screens onto the bench of their kind. */
import type { Puzzle, SudokuPuzzle } from '../../src/browser.js';
import { go } from '../router.js';
import { propose } from './draft.js';
import { openOnBench as openFields } from './fields/state.js';

/** Shows a puzzle on the bench; the draft before it is one undo away. */
export async function openOnBench(puzzle: Puzzle): Promise<void> {
  if (puzzle.family !== 'sudoku') await openFields(puzzle);
  else if (await propose(() => puzzle as SudokuPuzzle)) go('set', puzzle.family);
}
