/** Sudokus as puzz.link addresses: the numbers row by row; the box shape follows from the size. */
import { describeCell, failure, issue, type Result, sizeOfRows, success } from '../../../core/index.js';
import { encodeNum16, type PuzzlinkAddress, quote, readNumberBody } from '../../../formats/index.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { draftOfNumbers, type SudokuDraft, type SudokuFormat, unheldBox } from './format.js';

export const sudokuPuzzlink: SudokuFormat = puzzlinkFormat({
  types: ['sudoku'],
  read: readAddress,
  lacks: (puzzle) => unheldBox('puzzlink', puzzle),
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) => encodeNum16(grid.flat().map((number) => number || null)),
});

function readAddress(address: PuzzlinkAddress): Result<SudokuDraft> {
  const { rows, columns } = address;
  const body = readNumberBody(address, rows * columns);
  if (!body.ok) return body;
  const { items, ...warned } = body.value;
  if (items.includes('?')) {
    return failure(issue('format-unsupported', 'The address has a given without a number (".").'));
  }
  const numbers = items.map((item) => (typeof item === 'number' ? item : 0));
  const wrong = numbers.findIndex((number) => number > rows);
  if (wrong >= 0) {
    const number = numbers[wrong]!;
    const message = `${quote(encodeNum16([number]))} stands for ${number}; numbers from 1 to ${rows} are expected.`;
    const cell = describeCell([Math.floor(wrong / columns), wrong % columns]);
    return failure(issue('given-number', message, { part: cell }));
  }
  return success({ ...draftOfNumbers(numbers, rows), ...warned });
}
