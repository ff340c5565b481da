/**
 * The experiments of the five documents, repeated: for every table and every stated time the published figure and ours
 * beside it, on the printed instance or on one of the same kind and size, and what that says about the document's claim.
 * Machines differ: ratios within a table say more than seconds.
 */
import { compareBattleship } from './documents/battleship.js';
import { compareCircuit } from './documents/circuit.js';
import { compareCircuitRelaxation } from './documents/circuit-relaxation.js';
import { compareHashi } from './documents/hashi.js';
import { compareKenken } from './documents/kenken.js';
import { compareNonogram } from './documents/nonogram.js';
import { compareParks } from './documents/parks.js';
import { compareQueens } from './documents/queens.js';
import { compareSudoku } from './documents/sudoku.js';
import { compareTranslucent } from './documents/translucent.js';
import { compareZebra } from './documents/zebra.js';

const COMPARISONS = [
  compareSudoku,
  compareBattleship,
  compareCircuit,
  compareCircuitRelaxation,
  compareHashi,
  compareZebra,
  compareParks,
  compareNonogram,
  compareTranslucent,
  compareKenken,
  compareQueens,
];

/** Prints all comparisons. */
export async function benchDocuments(): Promise<void> {
  for (const compare of COMPARISONS) await compare();
}
