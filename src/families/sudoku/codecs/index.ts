/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { SudokuPuzzle, SudokuSolution } from '../puzzle.js';
import { readSudoku, readSudokuSolution } from '../reading.js';
import { fpuzzles } from './fpuzzles/index.js';
import { ipuz } from './ipuz.js';
import { killerString } from './killer-string.js';
import { opensudoku } from './opensudoku.js';
import { sudokuPuzzlink } from './puzzlink.js';
import { sudokuPzpr } from './pzpr.js';
import { sdk } from './sdk.js';
import { ss } from './ss.js';
import { sudoku81 } from './sudoku81.js';
import { sudokupad } from './sudokupad/index.js';
import { sudokuTatham } from './tatham.js';
import { sudokuText } from './text.js';

export const sudokuCodecs = codecsOf<SudokuPuzzle, SudokuSolution>(
  { family: 'sudoku', readPuzzle: readSudoku, readSolution: readSudokuSolution },
  [
    sudokuPuzzlink,
    sudokuPzpr,
    sudokuTatham,
    fpuzzles,
    sudokupad,
    killerString,
    ipuz,
    sudoku81,
    opensudoku,
    sdk,
    ss,
    sudokuText,
  ],
);
