/** Worked Sudokus with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { Box, SudokuGrid, SudokuPuzzle, SudokuSolution } from './puzzle.js';

function rowsOf(text: string): SudokuGrid {
  return text.split(' ').map((row) => [...row].map(Number));
}

function sudoku(box: Box, givens: string): SudokuPuzzle {
  return { family: 'sudoku', box, grid: rowsOf(givens) };
}

export const sudokuExamples = (): readonly Example<SudokuPuzzle, SudokuSolution>[] => [
  {
    name: 'thirty givens',
    source: 'the puzzle of the GAMS text on Sudoku and KenKen',
    puzzle: sudoku(
      [3, 3],
      '530070000 600195000 098000060 800060003 400803001 700020006 060000280 000419005 000080079',
    ),
    verdict: 'unique',
    solution: rowsOf(
      '534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179',
    ),
  },
  {
    name: 'seventeen givens',
    source: 'the first entry of Gordon Royle’s collection of Sudokus with 17 givens',
    puzzle: sudoku(
      [3, 3],
      '000000010 400000000 020000000 000050407 008000300 001090000 300400200 050100000 000806000',
    ),
    verdict: 'unique',
    solution: rowsOf(
      '693784512 487512936 125963874 932651487 568247391 741398625 319475268 856129743 274836159',
    ),
  },
  {
    name: 'six by six',
    source: 'drawn for the project; plain logic finishes it',
    puzzle: sudoku([2, 3], '000004 600501 020300 001040 103006 200000'),
    verdict: 'unique',
    solution: rowsOf('315264 642531 426315 531642 153426 264153'),
  },
  {
    name: 'four by four',
    source: 'drawn for the project; four givens are the fewest possible',
    puzzle: sudoku([2, 2], '1000 0020 0100 4000'),
    verdict: 'multiple',
  },
  {
    name: 'two givens clash',
    source: 'drawn for the project',
    puzzle: sudoku([2, 3], '100001 000000 000000 000000 000000 000000'),
    verdict: 'none',
  },
  {
    name: 'empty four by four',
    source: 'drawn for the project; all 288 grids solve it',
    puzzle: sudoku([2, 2], '0000 0000 0000 0000'),
    verdict: 'multiple',
  },
];

export const sudokuCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'sudoku', box: [2, 2] } },
  { code: 'box-shape', json: { family: 'sudoku', box: [1, 3], grid: [] } },
  { code: 'grid-size', json: { family: 'sudoku', box: [2, 2], grid: [[1, 2, 3, 4]] } },
  { code: 'given-number', json: sudoku([2, 2], '5000 0000 0000 0000') },
];
