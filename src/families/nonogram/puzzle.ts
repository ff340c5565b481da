/**
 * The nonogram: a grid of cells, each filled or empty, and for every row and column the lengths of its blocks
 * of filled cells in order. Neighbouring blocks are separated by at least one empty cell. In a colour
 * nonogram filled cells have one of several colours, a block is of one colour, and blocks of different
 * colours may touch.
 */
import type { Colour } from '../../draw/index.js';

/** A puzzle as the contract's JSON shows it; a blank line has the clue list `[]`. */
export type NonogramPuzzle = PlainNonogram | ColourNonogram;

/** A puzzle in black and white. */
export interface PlainNonogram {
  readonly family: 'nonogram';
  readonly palette?: undefined;
  /** Block lengths of each row, from left to right. */
  readonly rows: readonly (readonly number[])[];
  /** Block lengths of each column, from top to bottom. */
  readonly columns: readonly (readonly number[])[];
  /** One text per row: `#` filled, `.` empty, `?` open. */
  readonly given?: readonly string[];
}

/** A block of a colour nonogram: its length and its colour as an index into the palette. */
export type ColourClue = readonly [length: number, colour: number];

/** A puzzle in colours. */
export interface ColourNonogram {
  readonly family: 'nonogram';
  /** The background, then the colours of the clues in the order of their indices from 1 on. */
  readonly palette: readonly Colour[];
  /** Blocks of each row, from left to right. */
  readonly rows: readonly (readonly ColourClue[])[];
  /** Blocks of each column, from top to bottom. */
  readonly columns: readonly (readonly ColourClue[])[];
  /** One text per row: the index of a colour in base 36, `.` background, `?` open. */
  readonly given?: readonly string[];
}

/** One text per row: `#` filled, `.` empty; in a colour nonogram the index of a colour in base 36. */
export type NonogramSolution = readonly string[];

/** The block lengths of every row and column. */
export interface NonogramClues {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** The clues of a picture: row-major cells, 1 filled, anything else empty. */
export function cluesOf(cells: ArrayLike<number>, rows: number, columns: number): NonogramClues {
  return {
    rows: Array.from({ length: rows }, (_, row) => blockLengths(cells, row * columns, 1, columns)),
    columns: Array.from({ length: columns }, (_, column) => blockLengths(cells, column, columns, rows)),
  };
}

/** The puzzle whose clues a picture gives: row-major cells, 1 filled, anything else empty. */
export function puzzleOfPicture(cells: ArrayLike<number>, rows: number, columns: number): PlainNonogram {
  return { family: 'nonogram', ...cluesOf(cells, rows, columns) };
}

/** The solution that a picture is: row-major cells, 1 filled, anything else empty. */
export function solutionOfCells(cells: ArrayLike<number>, rows: number, columns: number): NonogramSolution {
  return Array.from({ length: rows }, (_, row) => {
    let text = '';
    for (let column = 0; column < columns; column++) text += cells[row * columns + column] === 1 ? '#' : '.';
    return text;
  });
}

/** The picture of a solution, row-major: 1 filled, 0 empty. */
export function cellsOfSolution(solution: NonogramSolution): Uint8Array {
  return Uint8Array.from(solution.join(''), (character) => (character === '#' ? 1 : 0));
}

/** Lengths of the runs of 1 in the line of `length` cells that starts at `start` and goes on by `step`. */
function blockLengths(cells: ArrayLike<number>, start: number, step: number, length: number): number[] {
  const lengths: number[] = [];
  let run = 0;
  for (let position = 0; position < length; position++) {
    if (cells[start + position * step] === 1) run++;
    else if (run > 0) {
      lengths.push(run);
      run = 0;
    }
  }
  if (run > 0) lengths.push(run);
  return lengths;
}
