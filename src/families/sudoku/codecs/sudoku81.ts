/**
 * One line of n * n characters: `0` or `.` is an open cell, `A` and so on stand for the numbers from 10 on. A file may
 * hold many, a line each.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result } from '../../../core/result.js';
import { quote } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { SudokuPuzzle } from '../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../reading.js';
import { characterOfNumber, numberOfCharacter, puzzleOfNumbers, sudokuCodec } from './document.js';

const LENGTHS = Array.from(
  { length: LARGEST_SIDE - SMALLEST_SIDE + 1 },
  (_, index) => (SMALLEST_SIDE + index) ** 2,
);

export const sudoku81Codec = sudokuCodec({
  format: 'sudoku81',
  description: 'one line of n*n characters, 0 or . for open cells',
  extension: 'sdm',
  holdsBox: false,
  recognises: ({ text }) => /^\s*[0-9A-Za-z.]+\s*$/.test(text) && LENGTHS.includes(text.trim().length),
  read: readLine,
  write: ({ grid }) => `${grid.flat().map(characterOfNumber).join('')}\n`,
});

function readLine({ text }: Source): Result<SudokuPuzzle> {
  const line = text.trim();
  const side = Math.sqrt(line.length);
  if (!LENGTHS.includes(line.length)) {
    const message = `The text has ${line.length} characters; a square number from ${LENGTHS[0]} to ${LENGTHS.at(-1)} is expected, 81 for the usual size.`;
    return failure(issue('format-syntax', message));
  }
  const numbers = [...line].map(numberOfCharacter);
  const stranger = numbers.indexOf(undefined);
  if (stranger >= 0) {
    const message = `${quote(line[stranger]!)} is no cell; digits, letters and "." are expected.`;
    return failure(issue('format-syntax', message, { column: stranger + 1, line: 1 }));
  }
  return puzzleOfNumbers(numbers as number[], side);
}
