import { jsonCodec } from '../../kit/json-codec.js';
import { lineByLine } from '../../kit/line-by-line.js';
import { readSudoku, readSudokuSolution } from '../reading.js';
import type { SudokuCodec } from './document.js';
import { opensudokuCodec } from './opensudoku.js';
import { puzzlinkCodec } from './puzzlink.js';
import { sdkCodec } from './sdk.js';
import { ssCodec } from './ss.js';
import { sudoku81Codec } from './sudoku81.js';
import { tathamCodec } from './tatham.js';
import { textCodec } from './text.js';

/** Lists of Sudokus from 6x6 on are recognised; shorter lines are more likely the rows of some grid. */
const SHORTEST_LISTED = 36;

/** The names of the columns, which may stand above CSV lines: `puzzle,solution`. */
const CSV_HEADER = /^\s*"?[a-z_ ]+"?(\s*,\s*"?[a-z_ ]+"?)+\s*$/i;

/** The community formats of Sudoku; the first that recognises a text reads it. */
export const sudokuCodecs: readonly SudokuCodec[] = [
  jsonCodec('sudoku', readSudoku, readSudokuSolution),
  lineByLine(puzzlinkCodec),
  lineByLine(tathamCodec),
  lineByLine(sudoku81Codec, { shortest: SHORTEST_LISTED, isHeader: (line) => CSV_HEADER.test(line) }),
  opensudokuCodec,
  sdkCodec,
  ssCodec,
  textCodec,
];
