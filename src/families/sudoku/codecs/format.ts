/** Common parts of the Sudoku formats: box shapes that need no words, and numbers as single characters. */
import { rowsOf } from '../../../core/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { all } from '../../kit/words/series.js';
import { usualBox } from '../box.js';
import { isPlain, type SudokuPuzzle, type SudokuSolution, sideOf } from '../puzzle.js';

export type SudokuFormat = Format<SudokuPuzzle, SudokuSolution>;
export type SudokuDraft = Draft<SudokuPuzzle>;

/** The parts besides boxes and numbers that a format has room for. */
interface Held {
  /** Drawn regions, of which every cell has one. */
  readonly regions?: true;
  /** Cells without a region, and grids without regions. */
  readonly noRegions?: true;
  /** The types of constraints. */
  readonly types?: readonly string[];
}

/** The sentence about what a format cannot hold of a puzzle, each constraint by its name. */
export function unheld(
  format: string,
  { regions, grids, constraints = [], pictures = false }: SudokuPuzzle,
  held: Held = {},
): string | undefined {
  const isWithout = regions === 'none' || (regions ?? []).some((row) => row.includes(null));
  const types = constraints.map(({ type }) => type).filter((type) => !held.types?.includes(type));
  const names = [...new Set(types)];
  const parts = [
    ...(regions === undefined || regions === 'none' || held.regions ? [] : ['regions of its own']),
    ...(isWithout && !held.noRegions ? ['cells without a region'] : []),
    ...(grids === undefined ? [] : ['several grids']),
    ...(pictures ? ['pictures in place of its numbers'] : []),
    ...(names.length === 0
      ? []
      : [`the ${names.length === 1 ? 'constraint' : 'constraints'} ${all(names, 'en')}`]),
  ];
  if (parts.length === 0) return undefined;
  return `The format ${format} cannot hold this Sudoku, which has ${parts.join(' and ')}. The format json can hold it.`;
}

/**
 * The message of a format that has no place for the box shape, about boxes of another shape than the usual
 * one.
 */
export function unheldBox(format: string, puzzle: SudokuPuzzle): string | undefined {
  if (!isPlain(puzzle) || puzzle.pictures === true) return unheld(format, puzzle);
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
