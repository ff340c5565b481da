/**
 * The experiments of the five documents, repeated: for every table and every stated time the published figure and ours
 * beside it, on the printed instance or on one of the same kind and size, and what that says about the document's claim.
 * Machines differ: ratios within a table say more than seconds.
 */
import { compareBattleship } from './documents/battleship.js';
import { compareSudoku } from './documents/sudoku.js';

/** Prints all comparisons. */
export async function benchDocuments(): Promise<void> {
  await compareSudoku();
  await compareBattleship();
}
