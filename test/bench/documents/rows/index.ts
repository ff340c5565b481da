/** The rows of the five documents. A new feature adds its row to the file of its document. */
import type { DocumentRows } from '../row.js';
import { blockedQueens } from './blocked-queens.js';
import { dailyPaper } from './daily-paper.js';
import { nonokenken } from './nonokenken.js';
import { parks } from './parks.js';
import { sudokuAndKenken } from './sudoku-and-kenken.js';

export const DOCUMENTS: readonly DocumentRows[] = [
  dailyPaper,
  parks,
  blockedQueens,
  sudokuAndKenken,
  nonokenken,
];
