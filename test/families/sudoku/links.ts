/** Codecs of Sudoku for the tests of links: texts read and written, and what is wrong with them. */
import { expect } from 'vitest';
import type { Constraint } from '../../../src/families/sudoku/constraints/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle, SudokuSolution } from '../../../src/families/sudoku/puzzle.js';
import { textSource } from '../../../src/formats/source.js';

export const codecOf = (format: string) => sudoku.codecs.find((codec) => codec.format === format)!;
export const GRID = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));

export function decode(format: string, text: string) {
  const decoded = codecOf(format).decode(textSource(text));
  return decoded.ok ? decoded.value : expect.fail(JSON.stringify(decoded.issues));
}

export function issuesOf(format: string, text: string): string {
  const decoded = codecOf(format).decode(textSource(text));
  return decoded.ok
    ? expect.fail('it was read')
    : decoded.issues.map(({ code, message }) => `${code}: ${message}`).join('\n');
}

export function encode(format: string, puzzle: SudokuPuzzle, solution?: SudokuSolution): string {
  const encoded = codecOf(format).encode({ puzzle, credits: {}, ...(solution && { solution }) });
  return encoded.ok ? encoded.value : expect.fail(JSON.stringify(encoded.issues));
}

export function with9(...constraints: readonly object[]): SudokuPuzzle {
  const grid = GRID.map((row) => row.map(() => 0));
  return { family: 'sudoku', box: [3, 3], grid, constraints: constraints as readonly Constraint[] };
}

/** The constraints of the JSON of f-puzzles with some keys. */
export function readKeys(keys: object): readonly Constraint[] | undefined {
  return decode('fpuzzles', JSON.stringify({ size: 9, grid: GRID, ...keys })).puzzle.constraints;
}

export const cells = (text: string): [number, number][] =>
  text.split(' ').map((cell) => [Number(cell[0]), Number(cell[1])]);
