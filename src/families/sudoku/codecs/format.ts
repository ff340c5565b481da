/** Common parts of the Sudoku formats: box shapes that need no words, and numbers as single characters. */
import { rowsOf } from '../../../core/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { usualBox } from '../box.js';
import { isPlain, type SudokuPuzzle, type SudokuSolution, sideOf } from '../puzzle.js';

export type SudokuFormat = Format<SudokuPuzzle, SudokuSolution>;
export type SudokuDraft = Draft<SudokuPuzzle>;

/** The sentence of a format for plain Sudokus alone, about a puzzle that is none. */
export function unheldLayout(format: string, puzzle: SudokuPuzzle): string | undefined {
  const { regions, grids, constraints } = puzzle;
  const parts = [
    ...(regions === undefined ? [] : [regions === 'none' ? 'has no boxes' : 'has regions of its own']),
    ...(grids === undefined ? [] : ['has several grids']),
    ...(constraints === undefined ? [] : ['has constraints']),
  ];
  if (parts.length === 0) return undefined;
  return `The format ${format} holds plain Sudokus; this one ${parts.join(' and ')}. The format json can hold it.`;
}

/**
 * The message of a format that has no place for the box shape, about boxes of another shape than the usual
 * one.
 */
export function unheldBox(format: string, puzzle: SudokuPuzzle): string | undefined {
  if (!isPlain(puzzle)) return unheldLayout(format, puzzle);
  const { box } = puzzle;
  const usual = usualBox(sideOf(puzzle));
  if (box[0] === usual[0] && box[1] === usual[1]) return undefined;
  return `The format ${format} assumes boxes of ${usual[0]} rows and ${usual[1]} columns; this puzzle has ${box[0]} and ${box[1]}. The formats json, text and tatham can hold it.`;
}

/** The puzzle of a list of numbers, row-major, in boxes of the usual or the given shape. */
export function draftOfNumbers(numbers: readonly number[], side: number, box = usualBox(side)): SudokuDraft {
  return draftOfGrid(rowsOf(numbers, side), box);
}

/** The puzzle of a grid in boxes of the usual or the given shape. */
export function draftOfGrid(
  grid: readonly (readonly number[])[],
  box: readonly number[] = usualBox(grid.length),
): SudokuDraft {
  return { puzzle: { family: 'sudoku', box, grid } };
}

/**
 * The number of a cell from its character: digits, then letters from 10 on; `.` and `0` (both 0) for an open
 * cell.
 */
export function numberOfCharacter(character: string): number | undefined {
  if (character === '.') return 0;
  if (!/^[0-9A-Za-z]$/.test(character)) return undefined;
  return Number.parseInt(character, 36);
}

/** The character of a number, `.` for an open cell. */
export function characterOfNumber(number: number): string {
  return number === 0 ? '.' : number.toString(36).toUpperCase();
}
