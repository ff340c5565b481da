/**
 * Killer Sudokus in one line, as JSudoku and SumoCue write them: `3x3::k:` and a number a cell, row by row,
 * each followed by a colon. A number is 256 times the sum of its cell's cage and the number of the cage;
 * below 256 the cell is in no cage. `d` between the first colons: the diagonals count too. There are no
 * givens.
 */
import { type Cell, cellIndices, failure, issue, type Result, rowsOf, success } from '../../../core/index.js';
import { quote, type Source } from '../../../formats/index.js';
import type { KillerCage } from '../constraints/index.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../reading.js';
import { cagesOf, sharedCell } from './areas.js';
import { type SudokuDraft, type SudokuFormat, unheld } from './format.js';

const FORM = /^\s*(\d{1,2})x(\d{1,2}):(\w*):k:([\d:]*)\s*$/;
/** Sums are counted in steps of this number. */
const STEP = 256;
const MOST_DIGITS = 5;

export const killerString: SudokuFormat = {
  format: 'killer-string',
  description: 'one line 3x3::k: with the sum and the cage of every cell',
  extension: 'txt',
  lines: {},
  recognises: ({ text }) => /^\s*\d{1,2}x\d{1,2}:\w*:k:/.test(text),
  read: readLine,
  lacks,
  write: ({ puzzle }) => writeLine(puzzle),
};

function readLine({ text }: Source): Result<SudokuDraft> {
  const [, rows, columns, flags, list] = FORM.exec(text) ?? [];
  if (list === undefined || rows === undefined || columns === undefined) {
    const message = `${quote(text.trim())} cannot be read; "3x3::k:" and a number for every cell, each with a colon, are expected.`;
    return failure(issue('format-syntax', message));
  }
  if (rows !== columns || !/^d?$/.test(flags!)) {
    const message = `${quote(`${rows}x${columns}:${flags}:k:`)} is not supported; square boxes are, and "d" for diagonals between the colons.`;
    return failure(issue('format-unsupported', message));
  }
  const side = Number(rows) * Number(columns);
  if (side < SMALLEST_SIDE || side > LARGEST_SIDE) {
    const message = `The side is ${side}; ${SMALLEST_SIDE} to ${LARGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const texts = list.replace(/:$/, '').split(':');
  if (texts.length !== side * side || texts.some((one) => one === '' || one.length > MOST_DIGITS)) {
    const message = `The line has ${texts.length} numbers; ${side * side} of at most ${MOST_DIGITS} digits are expected.`;
    return failure(issue('format-syntax', message));
  }
  const cages = cagesOfNumbers(texts.map(Number), side);
  if (!cages.ok) return cages;
  const constraints = [...(flags === 'd' ? [{ type: 'diagonals' }] : []), ...cages.value];
  const grid = rowsOf(new Array<number>(side * side).fill(0), side);
  const box = [Number(rows), Number(columns)];
  return success({ puzzle: { family: 'sudoku', box, grid, constraints } });
}

/** The cages in the order of their numbers. */
function cagesOfNumbers(numbers: readonly number[], side: number): Result<readonly KillerCage[]> {
  const cells = new Map<number, Cell[]>();
  for (const [index, number] of numbers.entries()) {
    const cell: Cell = [Math.floor(index / side), index % side];
    if (number >= STEP) cells.set(number, [...(cells.get(number) ?? []), cell]);
  }
  const cages = [...cells].toSorted(([one], [other]) => (one % STEP) - (other % STEP));
  const twice = cages.find(([number], index) => number % STEP === (cages[index - 1]?.[0] ?? -1) % STEP);
  if (twice !== undefined) {
    return failure(issue('format-syntax', `Cage ${twice[0] % STEP} has two sums; one is expected.`));
  }
  return success(
    cages.map(([number, own]) => ({ type: 'killer-cage', cells: own, sum: Math.floor(number / STEP) })),
  );
}

function lacks(puzzle: SudokuPuzzle): string | undefined {
  const parts = unheld('killer-string', puzzle, { types: ['killer-cage', 'diagonals'] });
  if (parts !== undefined) return parts;
  const { box, grid } = puzzle;
  const cages = cagesOf(puzzle);
  if (box?.[0] !== box?.[1])
    return 'The format killer-string holds square boxes; the format json can hold others.';
  if (grid.flat().some((number) => number > 0))
    return 'The format killer-string cannot hold numbers that are given; the format json can.';
  if (cages.some(({ sum }) => sum === undefined))
    return 'The format killer-string cannot hold a killer-cage without a sum; the format json can.';
  const covered = cages.reduce((count, { cells }) => count + cells.length, 0);
  if (cages.length + grid.flat().length - covered >= STEP)
    return `The format killer-string holds fewer than ${STEP} cages and cells without one.`;
  return sharedCell('killer-string', cages);
}

function writeLine(puzzle: SudokuPuzzle): string {
  const side = sideOf(puzzle);
  const numbers = new Array<number | undefined>(side * side).fill(undefined);
  const cages = cagesOf(puzzle);
  for (const [index, { cells, sum = 0 }] of cages.entries()) {
    for (const cell of cellIndices(cells, side)) numbers[cell] = STEP * sum + index + 1;
  }
  let alone = cages.length;
  const flags = cages.length === puzzle.constraints?.length || puzzle.constraints === undefined ? '' : 'd';
  return `${puzzle.box!.join('x')}:${flags}:k:${numbers.map((number) => `${number ?? ++alone}:`).join('')}\n`;
}
