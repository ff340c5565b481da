/** What every Sudoku format shares: checks before anything is written, and numbers as single characters. */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import type { Source } from '../../../formats/source.js';
import type { Codec, Credits, PuzzleDocument } from '../../family.js';
import { usualBox } from '../box.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from '../puzzle.js';
import { readSudoku } from '../reading.js';

export type SudokuCodec = Codec<SudokuPuzzle, SudokuSolution>;
export type SudokuDocument = PuzzleDocument<SudokuPuzzle, SudokuSolution>;

/** One format, described by what is its own. */
interface SudokuFormat {
  readonly format: string;
  readonly description: string;
  readonly extension: string;
  /** Whether the format has a place for the box shape. */
  readonly holdsBox: boolean;
  readonly recognises: (source: Source) => boolean;
  readonly read: (source: Source) => Result<SudokuDocument>;
  /** Writes a puzzle that was checked. */
  readonly write: (puzzle: SudokuPuzzle) => string;
}

/** The codec of a format; what it writes is the puzzle alone. */
export function sudokuCodec({
  format,
  description,
  extension,
  holdsBox,
  recognises,
  read,
  write,
}: SudokuFormat): SudokuCodec {
  return {
    format,
    description,
    extension,
    needsSolution: false,
    recognises,
    decode: (source) => readWithinLimit(source, read),
    encode: (document) => {
      const puzzle = readSudoku(document.puzzle);
      if (!puzzle.ok) return puzzle;
      const { box } = puzzle.value;
      const usual = usualBox(sideOf(puzzle.value));
      if (holdsBox || (box[0] === usual[0] && box[1] === usual[1])) return success(write(puzzle.value));
      const message = `The format ${format} assumes boxes of ${usual[0]} rows and ${usual[1]} columns; this puzzle has ${box[0]} and ${box[1]}. The formats json, text and tatham can hold it.`;
      return failure(issue('format-cannot-hold', message));
    },
  };
}

/** The document of a puzzle without a solution, or the puzzle's issues. */
export function documentOfPuzzle(
  puzzle: Result<SudokuPuzzle>,
  credits: Credits = {},
): Result<SudokuDocument> {
  return puzzle.ok ? success({ puzzle: puzzle.value, credits }) : puzzle;
}

/** The puzzle of a list of numbers, row-major, in boxes of the usual or the given shape. */
export function puzzleOfNumbers(
  numbers: readonly number[],
  side: number,
  box = usualBox(side),
): Result<SudokuPuzzle> {
  const grid = Array.from({ length: side }, (_, row) => numbers.slice(row * side, (row + 1) * side));
  return readSudoku({ family: 'sudoku', box, grid });
}

/** The number that a character stands for: digits, then letters from 10 on; `.` and `0` are open cells. */
export function numberOfCharacter(character: string): number | undefined {
  if (character === '.') return 0;
  if (!/^[0-9A-Za-z]$/.test(character)) return undefined;
  return Number.parseInt(character, 36);
}

/** The character of a number, `.` for an open cell. */
export function characterOfNumber(number: number): string {
  return number === 0 ? '.' : number.toString(36).toUpperCase();
}
