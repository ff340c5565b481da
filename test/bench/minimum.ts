/** Extreme instances with proof: the minimum problems that have a search of their own. */
import { benchMinimumQueens } from './minimum-queens.js';

/** Prints the tables of every dedicated search. */
export async function benchMinimum(): Promise<void> {
  await benchMinimumQueens();
}
