/** The GAMS text on Sudoku and KenKen. */
import { hasSize, isUnique } from '../judges.js';
import { byCommand, byExperiment, type DocumentRows } from '../row.js';

const SUDOKU = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const SOLVED_SUDOKU =
  '534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179';
const SOLVED_KENKEN = '563412 614523 452361 341256 236145 125634';

export const sudokuAndKenken: DocumentRows = {
  title: 'The GAMS text on Sudoku and KenKen',
  rows: [
    byCommand(
      'The Sudoku model by areas',
      '729 variables; 27 areas x 9 numbers, 81 cells; 30 givens',
      `solve ${SUDOKU} --formulation assignment --no-presolve --engine highs --json`,
      hasSize({ variables: 729, rows: 27 * 9 + 81 + 30 }),
    ),
    byCommand(
      'The Sudoku and its solution',
      'printed',
      `check ${SUDOKU} --json`,
      isUnique(rowsOf(SOLVED_SUDOKU)),
    ),
    byCommand(
      'The KenKen model by logarithms',
      'x by cell and number, a delta for each - and /',
      'solve examples/kenken.txt --formulation logarithms --no-presolve --engine highs --json',
      hasSize({ variables: 6 * 36 + 4 }),
    ),
    byCommand(
      'The KenKen puzzle and its solution',
      'printed',
      'check examples/kenken.txt --json',
      isUnique(rowsOf(SOLVED_KENKEN)),
    ),
    byCommand(
      'Division by big M (Melkonian)',
      'cited as the alternative',
      'check examples/kenken.txt --formulation big-m --no-presolve --engine highs --json',
      isUnique(rowsOf(SOLVED_KENKEN)),
    ),
    byExperiment('The work', 'easy for a solver; no time', 'kenken'),
  ],
};

function rowsOf(text: string): number[][] {
  return text.split(' ').map((row) => Array.from(row, Number));
}
