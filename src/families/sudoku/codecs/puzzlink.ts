/** Sudokus as puzz.link addresses: the numbers row by row; the size tells the box shape. */
import { issue } from '../../../core/issue.js';
import { failure, type Result } from '../../../core/result.js';
import { decodeNum16, encodeNum16 } from '../../../formats/num16.js';
import { puzzlinkType, readPuzzlink, writePuzzlink } from '../../../formats/puzzlink.js';
import type { Source } from '../../../formats/source.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../reading.js';
import { documentOfPuzzle, puzzleOfNumbers, sudokuCodec } from './document.js';

const TYPE = 'sudoku';

export const puzzlinkCodec = sudokuCodec({
  format: 'puzzlink',
  description: 'puzz.link address (also of pzv.jp and other sites with the same addresses)',
  extension: 'url',
  holdsBox: false,
  recognises: ({ text }) => puzzlinkType(text) === TYPE,
  read: (source) => documentOfPuzzle(readAddress(source)),
  write: (puzzle) => {
    const side = sideOf(puzzle);
    return writePuzzlink(TYPE, side, side, encodeNum16(puzzle.grid.flat().map((number) => number || null)));
  },
});

function readAddress({ text }: Source): Result<SudokuPuzzle> {
  const address = readPuzzlink(text);
  if (!address.ok) return address;
  const { type, columns, rows, body, at } = address.value;
  if (type !== TYPE) {
    return failure(
      issue('format-unsupported', `The address is of the puzzle type ${type}; ${TYPE} is expected.`),
    );
  }
  if (columns !== rows || rows < SMALLEST_SIDE || rows > LARGEST_SIDE) {
    const message = `The address has ${columns} columns and ${rows} rows; a square from ${SMALLEST_SIDE} to ${LARGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const list = decodeNum16(body, 0, rows * columns, at);
  if (!list.ok) return list;
  const { items, end } = list.value;
  if (end < body.length) {
    return failure(issue('format-syntax', 'All cells are told; nothing more is expected.', at(end)));
  }
  if (items.includes('?')) {
    return failure(issue('format-unsupported', 'The address has a given without a number (".").'));
  }
  return puzzleOfNumbers(
    items.map((item) => (typeof item === 'number' ? item : 0)),
    rows,
  );
}
