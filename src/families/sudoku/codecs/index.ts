import { jsonCodec } from '../../json-codec.js';
import { readSudoku, readSudokuSolution } from '../reading.js';
import type { SudokuCodec } from './document.js';
import { puzzlinkCodec } from './puzzlink.js';
import { sudoku81Codec } from './sudoku81.js';
import { tathamCodec } from './tatham.js';
import { textCodec } from './text.js';

/** The community formats of Sudoku; the first that recognises a text reads it. */
export const sudokuCodecs: readonly SudokuCodec[] = [
  jsonCodec('sudoku', readSudoku, readSudokuSolution),
  puzzlinkCodec,
  tathamCodec,
  sudoku81Codec,
  textCodec,
];
