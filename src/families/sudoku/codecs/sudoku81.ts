/**
 * One line of n * n characters: `0` or `.` is an open cell, `A` and so on stand for the numbers from 10 on.
 * Read besides: `*`, `_` and `-` for open cells; lines of several fields, of which the first that is a whole
 * grid is the puzzle (lists of hard Sudokus, the library of HoDoKu); CSV lines `puzzle,solution`. A file may
 * hold many, a line each.
 */
import { failure, issue, type Result, rowsOf, success } from '../../../core/index.js';
import { quote, type Source } from '../../../formats/index.js';
import { tathamGames } from '../../kit/codecs/tatham-games.js';
import { violations } from '../../kit/rules/index.js';
import type { SudokuPuzzle, SudokuSolution } from '../puzzle.js';
import { LARGEST_SIDE, readSudokuSolution, SMALLEST_SIDE } from '../reading.js';
import { sudokuRuled } from '../rules.js';
import {
  characterOfNumber,
  draftOfNumbers,
  numberOfCharacter,
  type SudokuDraft,
  type SudokuFormat,
  unheldBox,
} from './format.js';

const LENGTHS = Array.from(
  { length: LARGEST_SIDE - SMALLEST_SIDE + 1 },
  (_, index) => (SMALLEST_SIDE + index) ** 2,
);
const SEPARATORS = /[\s,;:|"#]+/;
const OPEN = /^[*_-]$/;
/** A number that HoDoKu has set in a cell that is not given. */
const PLACED = /\+[1-9]/g;
/** Sides up to this one have digits only, and a grid with a wrong character is still known by its length. */
const LARGEST_DIGIT = 9;
/** The length of line that is examined to recognise it. */
const LOOK = 20_000;
/** Lists of Sudokus from 6x6 on are recognised; shorter lines are more likely the rows of some grid. */
const SHORTEST_LISTED = 36;
/** The names of the columns, which may stand above CSV lines: `puzzle,solution`. */
const CSV_HEADER = /^\s*"?[a-z_ ]+"?(\s*,\s*"?[a-z_ ]+"?)+\s*$/i;

export const sudoku81: SudokuFormat = {
  format: 'sudoku81',
  description: 'one line of n*n characters, 0 or . for open cells',
  extension: 'sdm',
  lines: { shortest: SHORTEST_LISTED, isHeader: (line) => CSV_HEADER.test(line) },
  recognises: ({ text }) => {
    if (/[\r\n]/.test(text.slice(0, LOOK).trim())) return false;
    // The id of another game may have as many digits as a grid.
    const { games, fit } = tathamGames(text.slice(0, LOOK));
    if (fit && games.length === 1) return false;
    const fields = fieldsOf(text.slice(0, LOOK));
    return fields.length === 1 ? looksLikeGrid(fields[0]!) : fields.some(isListedGrid);
  },
  read: readLine,
  lacks: (puzzle) => unheldBox('sudoku81', puzzle),
  write: ({ puzzle }) => `${puzzle.grid.flat().map(characterOfNumber).join('')}\n`,
};

function fieldsOf(line: string): readonly string[] {
  return line
    .split(SEPARATORS)
    .filter((field) => field !== '')
    .map((field) => field.replaceAll(PLACED, '.'));
}

function cellOf(character: string): number | undefined {
  return OPEN.test(character) ? 0 : numberOfCharacter(character);
}

/** True if a line of nothing else is a grid, perhaps one with a few wrong characters. */
function looksLikeGrid(field: string): boolean {
  if (!LENGTHS.includes(field.length) || !/^[0-9A-Za-z.*_-]*[0-9A-Za-z.][0-9A-Za-z.*_-]*$/.test(field))
    return false;
  const side = Math.sqrt(field.length);
  const right = [...field].filter((character) => cellOf(character)! <= side).length;
  return side <= LARGEST_DIGIT ? 2 * right >= field.length : right === field.length;
}

/** True if one of several fields is a whole grid; of 0 and 1 alone it is more likely a picture. */
function isListedGrid(field: string): boolean {
  if (!LENGTHS.includes(field.length)) return false;
  const cells = [...field].map(cellOf);
  const largest = cells.includes(undefined) ? Number.POSITIVE_INFINITY : Math.max(...(cells as number[]));
  return largest <= Math.sqrt(field.length) && (largest > 1 || /^[.0]+$/.test(field));
}

function readLine({ text }: Source): Result<SudokuDraft> {
  const fields = fieldsOf(text);
  const field = fields.length > 1 ? fields.find(isListedGrid) : text.trim().replaceAll(PLACED, '.');
  if (field === undefined) {
    const message = `None of the ${fields.length} fields of ${quote(text.trim())} is a whole grid, 81 characters for the usual size.`;
    return failure(issue('format-syntax', message));
  }
  const draft = readGrid(field);
  const solution = solutionBehind(text, field);
  if (!draft.ok || solution === undefined) return draft;
  return success({ ...draft.value, solution: (puzzle) => readSolution(puzzle, solution) });
}

function readGrid(line: string): Result<SudokuDraft> {
  const side = Math.sqrt(line.length);
  if (!LENGTHS.includes(line.length)) {
    const message = `The text has ${line.length} characters; a square number from ${LENGTHS[0]} to ${LENGTHS.at(-1)} is expected, 81 for the usual size.`;
    return failure(issue('format-syntax', message));
  }
  const numbers = [...line].map(cellOf);
  const wrong = numbers.findIndex((number) => number === undefined || number > side);
  if (wrong >= 0) {
    const message = `${quote(line[wrong]!)} is no cell; a number from 1 to ${side}${side > LARGEST_DIGIT ? ', from 10 on as a letter' : ''}, or "." for an open cell, is expected.`;
    return failure(issue('format-syntax', message, { column: wrong + 1, line: 1 }));
  }
  return success(draftOfNumbers(numbers as number[], side));
}

/** The full grid of the same size that follows the puzzle behind a comma. */
function solutionBehind(text: string, puzzle: string): string | undefined {
  const columns = text.split(',').map((column) => column.replaceAll('"', '').trim());
  const next = columns[columns.indexOf(puzzle) + 1];
  const isFull = next?.length === puzzle.length && /^[1-9A-Za-z]+$/.test(next);
  return columns.includes(puzzle) && isFull ? next : undefined;
}

/** The full grid behind a puzzle, which must solve it. */
function readSolution(puzzle: SudokuPuzzle, cells: string): Result<SudokuSolution> {
  const numbers = [...cells].map((character) => numberOfCharacter(character)!);
  const solution = readSudokuSolution(rowsOf(numbers, puzzle.grid.length), puzzle);
  if (!solution.ok) return solution;
  const [wrong] = violations(sudokuRuled, puzzle, solution.value);
  if (wrong === undefined) return solution;
  const message = `The second grid of the line does not solve the first: ${wrong.message}`;
  return failure(issue('solution-wrong', message, wrong.place));
}
