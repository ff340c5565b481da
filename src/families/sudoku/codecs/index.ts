import { jsonCodec } from '../../json-codec.js';
import { lineByLine } from '../../line-by-line.js';
import { readSudoku, readSudokuSolution } from '../reading.js';
import type { SudokuCodec } from './document.js';
import { puzzlinkCodec } from './puzzlink.js';
import { sudoku81Codec } from './sudoku81.js';
import { tathamCodec } from './tatham.js';
import { textCodec } from './text.js';

/** Lists of Sudokus from 6x6 on are recognised; shorter lines are more likely the rows of some grid. */
const SHORTEST_LISTED = 36;

/** The community formats of Sudoku; the first that recognises a text reads it. */
export const sudokuCodecs: readonly SudokuCodec[] = [
  jsonCodec('sudoku', readSudoku, readSudokuSolution),
  lineByLine(puzzlinkCodec),
  lineByLine(tathamCodec),
  lineByLine(sudoku81Codec, SHORTEST_LISTED),
  textCodec,
];
