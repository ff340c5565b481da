/**
 * Grids of the program Simple Sudoku (`.ss`): rows with `|` between the boxes inside a frame of
 * `*-----------*`, `.`, `0` or `X` for open cells. A file may hold several, each in its frame. Read only.
 */
import { type Result, success } from '../../../core/index.js';
import {
  isBlank,
  type Line,
  type Piece,
  piecesFrom,
  type Source,
  splitLines,
} from '../../../formats/index.js';
import { draftOfGrid, type SudokuDraft, type SudokuFormat } from './format.js';
import { isRule, readGridLines } from './grid-lines.js';

/** The upper or lower edge of the frame. */
const EDGE = /^\s*\*[-=+*\s]*\*\s*$/;
const LOOK = 4000;

export const ss: SudokuFormat = {
  format: 'ss',
  description: 'Simple Sudoku grid: rows with | between the boxes in a frame of *-----------*',
  extension: 'ss',
  recognises: ({ text }) => {
    const [first, second] = splitLines(text.slice(0, LOOK)).filter((line) => !isBlank(line));
    return EDGE.test(first?.text ?? '') && /^\s*\|.*\|\s*$/.test(second?.text ?? '');
  },
  pieces,
  read: readFrame,
};

/** A puzzle begins with the upper edge of a frame, every other edge. */
function pieces({ text }: Source): readonly Piece[] {
  const lines = splitLines(text);
  let isUpper = false;
  const starts = lines.flatMap((line, index) => {
    if (!EDGE.test(line.text)) return [];
    isUpper = !isUpper;
    return isUpper ? [index] : [];
  });
  return piecesFrom(lines, starts);
}

function readFrame({ text }: Source): Result<SudokuDraft> {
  const rows = splitLines(text)
    .filter((line) => !EDGE.test(line.text) && !isRule(line.text))
    .map((line): Line => ({ ...line, text: line.text.replaceAll(/x/gi, '.') }));
  const grid = readGridLines(rows);
  return grid.ok ? success(draftOfGrid(grid.value)) : grid;
}
