import { codecsOf } from '../../kit/codec.js';
import { readSudoku, readSudokuSolution } from '../reading.js';
import { opensudoku } from './opensudoku.js';
import { sudokuPuzzlink } from './puzzlink.js';
import { sdk } from './sdk.js';
import { ss } from './ss.js';
import { sudoku81 } from './sudoku81.js';
import { sudokuTatham } from './tatham.js';
import { sudokuText } from './text.js';

/** The community formats of Sudoku; the first that recognises a text reads it. */
export const sudokuCodecs = codecsOf(
  { family: 'sudoku', readPuzzle: readSudoku, readSolution: readSudokuSolution },
  [sudokuPuzzlink, sudokuTatham, sudoku81, opensudoku, sdk, ss, sudokuText],
);
