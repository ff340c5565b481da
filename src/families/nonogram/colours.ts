/**
 * Puzzles in one notation for code that serves both kinds: colours are numbers, 0 the background, and a block
 * has a length and a colour. A puzzle in black and white has the one colour 1.
 */
import type { Colour } from '../../draw/index.js';
import type { Run } from '../kit/confirm/run-places.js';
import { runsOfCells } from '../kit/rules/kinds/runs.js';
import type { ColourClue, ColourNonogram, NonogramPuzzle, NonogramSolution } from './puzzle.js';

/** The blocks of every row and column. */
export interface Runs {
  readonly rows: readonly (readonly Run[])[];
  readonly columns: readonly (readonly Run[])[];
}

/** A puzzle with its palette if it is in colours. */
interface Coloured {
  readonly palette?: readonly Colour[] | undefined;
}

const BACKGROUND_SIGN = '.';
const RADIX = 36;

/** The blocks of a puzzle of either kind. */
export function runsOf(puzzle: NonogramPuzzle): Runs {
  if (puzzle.palette === undefined) {
    const plain = (clues: readonly number[]): Run[] => clues.map((length) => ({ length, colour: 1 }));
    return { rows: puzzle.rows.map(plain), columns: puzzle.columns.map(plain) };
  }
  const coloured = (clues: readonly ColourClue[]): Run[] =>
    clues.map(([length, colour]) => ({ length, colour }));
  return { rows: puzzle.rows.map(coloured), columns: puzzle.columns.map(coloured) };
}

/** The number of colours a puzzle has besides the background. */
export function colourCount({ palette }: Coloured): number {
  return palette === undefined ? 1 : palette.length - 1;
}

/** The sign of a colour in the solution of a puzzle. */
export function signOf({ palette }: Coloured, colour: number): string {
  if (colour === 0) return BACKGROUND_SIGN;
  return palette === undefined ? '#' : colour.toString(RADIX);
}

/** The colour that a sign stands for in any solution; undefined for other signs. */
export function colourOf(sign: string): number | undefined {
  if (sign === BACKGROUND_SIGN) return 0;
  if (sign === '#') return 1;
  return /^[1-9a-z]$/.test(sign) ? Number.parseInt(sign, RADIX) : undefined;
}

/** The colours of a solution, row-major: 0 the background. */
export function coloursOfSolution(solution: NonogramSolution): Uint8Array {
  const signs = solution.join('');
  const colours = new Uint8Array(signs.length);
  for (let cell = 0; cell < colours.length; cell++) colours[cell] = colourOf(signs[cell]!)!;
  return colours;
}

/** The solution that coloured cells are: row-major, 0 the background. */
export function solutionOfColours(puzzle: NonogramPuzzle, cells: ArrayLike<number>): NonogramSolution {
  const width = puzzle.columns.length;
  return puzzle.rows.map((_, row) =>
    puzzle.columns.map((_, column) => signOf(puzzle, cells[row * width + column]!)).join(''),
  );
}

/** The puzzle whose clues a picture gives: row-major cells, each an index of a colour. */
export function puzzleOfColours(
  cells: ArrayLike<number>,
  rows: number,
  columns: number,
  palette: readonly Colour[],
): ColourNonogram {
  const clues = (start: number, step: number, length: number): ColourClue[] =>
    runsOfCells(cells, start, step, length).map(({ length, colour }) => [length, colour]);
  return {
    family: 'nonogram',
    palette,
    rows: Array.from({ length: rows }, (_, row) => clues(row * columns, 1, columns)),
    columns: Array.from({ length: columns }, (_, column) => clues(column, columns, rows)),
  };
}

/** The letter that stands for a colour beside numbers: a to z for 1 to 26, then A and on. */
export function letterOf(colour: number): string {
  return colour <= 26 ? String.fromCharCode(96 + colour) : String.fromCharCode(64 + colour - 26);
}

/** The letter of a colour where a palette has several; nothing where all numbers have the one colour. */
export function letterBeside(palette: readonly Colour[], colour: number): string {
  return palette.length > 2 ? letterOf(colour) : '';
}

/** Blocks in words: `3 1`, in colours `3a 1b`; `none` when there are none. */
export function describeRuns({ palette }: Coloured, runs: readonly Run[], none: string): string {
  if (runs.length === 0) return none;
  return runs
    .map(({ length, colour }) => `${length}${palette !== undefined ? letterOf(colour) : ''}`)
    .join(' ');
}
