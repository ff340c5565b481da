/**
 * Puzzles and solutions from JSON of any shape, with the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { counted, type Issue, issue, type Result } from '../../core/index.js';
import type { Colour } from '../../draw/index.js';
import type { Run } from '../kit/confirm/run-places.js';
import { gridIssues, placesIn, sizeIssue } from '../kit/grid-issues.js';
import { isWhole, puzzleSchema, readChecked } from '../kit/read-json.js';
import { gapBetween } from '../kit/rules/kinds/runs-starts.js';
import { colourCount, type Runs, runsOf, signOf } from './colours.js';
import type { ColourClue, ColourNonogram, NonogramPuzzle, NonogramSolution } from './puzzle.js';

/** The longest side of a grid, in cells. */
export const LONGEST_SIDE = 500;
/** Most colours of a palette, with the background: a set of them is one word of 32 bits. */
const MOST_COLOURS = 32;

// The clue list [0] is a common way to write a blank line.
const CLUES = z.array(z.array(z.number()).transform((clues) => (clues.join() === '0' ? [] : clues)));
const PLAIN = puzzleSchema({
  family: z.literal('nonogram'),
  rows: CLUES,
  columns: CLUES,
  given: z.array(z.string()).optional(),
});
const COLOUR_CLUES = z.array(
  z
    .array(z.tuple([z.number(), z.number()]))
    .transform((clues): ColourClue[] => (clues.length === 1 && clues[0]![0] === 0 ? [] : clues)),
);
const COLOURED = puzzleSchema({
  family: z.literal('nonogram'),
  palette: z.array(z.string().transform((colour) => colour.toLowerCase() as Colour)),
  rows: COLOUR_CLUES,
  columns: COLOUR_CLUES,
  given: z.array(z.string()).optional(),
});
const SOLUTION = z.array(z.string());

/**
 * Reads a puzzle from JSON of any shape; the clue list `[0]`, a common way to write a blank line, becomes
 * `[]`, and the digits of colours become small letters.
 */
export function readNonogram(json: unknown): Result<NonogramPuzzle> {
  const isColoured = typeof json === 'object' && json !== null && Object.hasOwn(json, 'palette');
  return isColoured ? readChecked(COLOURED, json, checkColoured) : readChecked(PLAIN, json, checkNonogram);
}

/** Reads a solution of the puzzle's size: one text of `#` and `.` per row, or of the signs of its colours. */
export function readNonogramSolution(json: unknown, puzzle: NonogramPuzzle): Result<NonogramSolution> {
  return readChecked(SOLUTION, json, (grid) => cellIssues(grid, puzzle, signsOf(puzzle), 'solution'));
}

function checkColoured(puzzle: ColourNonogram): readonly Issue[] {
  const palette = paletteIssues(puzzle.palette);
  return palette.length > 0 ? palette : checkNonogram(puzzle);
}

/**
 * True if the clues can be clues at all: everything that is wrong, with the line it stands in. Clues or given
 * cells that merely contradict each other are no issue; such a puzzle has no solution, which is a verdict.
 */
function checkNonogram(puzzle: NonogramPuzzle): readonly Issue[] {
  const { given } = puzzle;
  const runs = runsOf(puzzle);
  const { rows, columns } = runs;
  const size = sizeIssue({ rows: rows.length, columns: columns.length }, LONGEST_SIDE);
  if (size !== undefined) return [size];
  const lines = [
    ...rows.flatMap((line, row) => lineIssues(puzzle, line, columns.length, `row ${row + 1}`)),
    ...columns.flatMap((line, column) => lineIssues(puzzle, line, rows.length, `column ${column + 1}`)),
  ];
  return [
    ...lines,
    ...(lines.length === 0 ? sumIssues(puzzle, runs) : []),
    ...(given === undefined ? [] : cellIssues(given, puzzle, `${signsOf(puzzle)}?`, 'given')),
  ];
}

/** The signs of solutions: filled cells, then empty ones. */
function signsOf(puzzle: NonogramPuzzle): string {
  const filled = Array.from({ length: colourCount(puzzle) }, (_, index) => signOf(puzzle, index + 1));
  return `${filled.join('')}.`;
}

function paletteIssues(palette: readonly string[]): Issue[] {
  const place = { part: 'palette' };
  if (palette.length < 2 || palette.length > MOST_COLOURS) {
    const found = counted(palette.length, 'colour');
    const message = `The palette has ${found}; the background and 1 to ${MOST_COLOURS - 1} others are expected.`;
    return [issue('palette-size', message, place)];
  }
  const wrong = palette.find((colour) => !/^#[0-9a-f]{6}$/.test(colour));
  if (wrong !== undefined) {
    const message = `${JSON.stringify(wrong)} is no colour; # and six hexadecimal digits are expected.`;
    return [issue('palette-colour', message, place)];
  }
  const repeated = palette.find((colour, index) => palette.indexOf(colour) < index);
  if (repeated === undefined) return [];
  return [issue('palette-repeats', `The colour ${repeated} occurs twice in the palette.`, place)];
}

function lineIssues(puzzle: NonogramPuzzle, runs: readonly Run[], length: number, part: string): Issue[] {
  const wrong = runs.find((run) => !isWhole(run.length, 1));
  if (wrong !== undefined) {
    const found = `The clue ${wrong.length} is no block length`;
    return [issue('clue-not-positive', `${found}; whole numbers from 1 on are expected.`, { part })];
  }
  const most = colourCount(puzzle);
  const foreign = runs.find(({ colour }) => !isWhole(colour, 1) || colour > most);
  if (foreign !== undefined) {
    const message = `The clue has the colour ${foreign.colour}; whole numbers from 1 to ${most} are expected, as the palette has them.`;
    return [issue('clue-colour', message, { part })];
  }
  const gaps = runs.slice(1).reduce((sum, run, index) => sum + gapBetween(runs[index]!, run), 0);
  const needed = total(runs) + gaps;
  if (needed <= length) return [];
  const message = `The clues need at least ${needed} cells; there ${length === 1 ? 'is' : 'are'} ${length}.`;
  return [issue('clue-too-long', message, { part })];
}

function sumIssues(puzzle: NonogramPuzzle, { rows, columns }: Runs): Issue[] {
  const inRows = sumsByColour(puzzle, rows.flat());
  const inColumns = sumsByColour(puzzle, columns.flat());
  const colour = inRows.findIndex((cells, index) => cells !== inColumns[index]);
  if (colour < 0) return [];
  const what = puzzle.palette === undefined ? '' : ` with the colour ${colour} (${puzzle.palette[colour]})`;
  const message = `The rows fill ${counted(inRows[colour]!, 'cell')}${what}, but the columns fill ${inColumns[colour]}; both must be the same.`;
  return [issue('clue-sums-differ', message)];
}

/** By colour: the number of cells that blocks fill. */
function sumsByColour(puzzle: NonogramPuzzle, runs: readonly Run[]): number[] {
  const sums = Array<number>(colourCount(puzzle) + 1).fill(0);
  for (const { length, colour } of runs) sums[colour]! += length;
  return sums;
}

function cellIssues(
  grid: readonly string[],
  { rows, columns }: NonogramPuzzle,
  characters: string,
  what: 'given' | 'solution',
): readonly Issue[] {
  return gridIssues(grid, {
    size: { rows: rows.length, columns: columns.length },
    asked: { rows: `the puzzle has ${rows.length}`, columns: `the puzzle has ${columns.length} columns` },
    codes: [`${what}-size`, `${what}-character`],
    name: `${what} grid`,
    isCell: (cell) => characters.includes(cell),
    wrong: (cell) => `${JSON.stringify(cell)} is no cell; expected are ${[...characters].join(' ')}`,
    place: placesIn(what),
  });
}

function total(runs: readonly Run[]): number {
  return runs.reduce((sum, { length }) => sum + length, 0);
}
