/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { squareIssue } from '../../kit/codecs/puzzlink.js';
import { violations } from '../../kit/rules/index.js';
import type { SudokuPuzzle, SudokuSolution } from '../puzzle.js';
import { LARGEST_SIDE, readSudoku, readSudokuSolution, SMALLEST_SIDE } from '../reading.js';
import { sudokuRuled } from '../rules.js';
import { fpuzzles } from './fpuzzles/index.js';
import { ipuz } from './ipuz/index.js';
import { killerString } from './killer-string.js';
import { opensudoku } from './opensudoku.js';
import { sudokuPenpa } from './penpa/index.js';
import { sudokuPuzzlink } from './puzzlink.js';
import { sudokuPzpr } from './pzpr.js';
import { sdk } from './sdk.js';
import { ss } from './ss.js';
import { sudoku81 } from './sudoku81.js';
import { sudokumaker } from './sudokumaker.js';
import { sudokupad } from './sudokupad/index.js';
import { sudokuTatham } from './tatham.js';
import { sudokuText } from './text.js';

export const sudokuCodecs = codecsOf<SudokuPuzzle, SudokuSolution>(
  {
    family: 'sudoku',
    readPuzzle: readSudoku,
    readSolution: readSudokuSolution,
    sizeIssue: (size) => squareIssue(size, SMALLEST_SIDE, LARGEST_SIDE),
    verify: (puzzle, solution) => violations(sudokuRuled, puzzle, solution),
  },
  [
    sudokuPuzzlink,
    sudokuPzpr,
    sudokuPenpa,
    sudokuTatham,
    fpuzzles,
    sudokupad,
    sudokumaker,
    killerString,
    ipuz,
    sudoku81,
    opensudoku,
    sdk,
    ss,
    sudokuText,
  ],
);
