/** Sudokus with what is known of them, in the notation of collections of solving techniques. */
import type { Known } from '../../../src/families/contract/explaining.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';

const SIDE = 9;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A puzzle and the marks that are known, given ones included. */
export interface Position {
  readonly puzzle: SudokuPuzzle;
  readonly known: readonly Known[];
}

/** The mark of a candidate written as `135`: 1 in row 3, column 5. */
export function candidate(code: string): number {
  const [number, row, column] = [...code].map(Number);
  return ((row! - 1) * SIDE + column! - 1) * SIDE + number! - 1;
}

/**
 * Reads rows of digits: givens plain, placed ones behind a plus, open cells as dots. Of open cells all
 * candidates remain that no digit of a row, column or box excludes, without those that are listed.
 */
export function positionOf(digits: string, excluded: string): Position {
  const cells = [...digits.matchAll(/(\+?)([\d.])/g)].map(([, plus, digit]) => {
    return { isGiven: plus === '' && digit !== '.', number: digit === '.' ? 0 : Number(digit) };
  });
  const grid = Array.from({ length: SIDE }, (_, row) =>
    cells.slice(row * SIDE, (row + 1) * SIDE).map(({ isGiven, number }) => (isGiven ? number : 0)),
  );
  const listed = new Set(excluded.split(' ').filter(Boolean).map(candidate));
  const known = cells.flatMap(({ number }, cell) =>
    NUMBERS.flatMap((other): Known[] => {
      const mark = cell * SIDE + other - 1;
      if (number > 0) return [{ mark, value: other === number }];
      const isSeen = cells.some((seen, place) => seen.number === other && see(cell, place));
      return isSeen || listed.has(mark) ? [{ mark, value: false }] : [];
    }),
  );
  return { puzzle: { family: 'sudoku', box: [3, 3], grid }, known };
}

function see(one: number, other: number): boolean {
  const [row, column] = [Math.floor(one / SIDE), one % SIDE];
  const [otherRow, otherColumn] = [Math.floor(other / SIDE), other % SIDE];
  const isInBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) &&
    Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return row === otherRow || column === otherColumn || isInBox;
}
