/** The rules of the nonogram and nothing else: what a solution breaks, read off the texts themselves. */
import { type Issue, issue } from '../../core/index.js';
import { changedGivens } from '../kit/violations.js';
import { colourCount, colourOf, describeRuns, type Run, runsOf, signOf } from './colours.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

/**
 * Every violation: wrong size or characters, then rows and columns that differ from their clues, then givens.
 */
export function verifyNonogram(puzzle: NonogramPuzzle, solution: NonogramSolution): readonly Issue[] {
  const shape = shapeIssues(puzzle, solution);
  if (shape.length > 0) return shape;
  const { rows, columns } = runsOf(puzzle);
  const columnTexts = columns.map((_, column) => solution.map((row) => row[column]).join(''));
  return [
    ...rows.flatMap((clues, row) => lineIssues(puzzle, clues, solution[row]!, 'row', row)),
    ...columns.flatMap((clues, column) => lineIssues(puzzle, clues, columnTexts[column]!, 'column', column)),
    ...changedGivens('given-differs', puzzle.given ?? [], solution, (given, found) =>
      given === '?' || given === found ? undefined : `The cell is given ${stateOf(puzzle, given)}.`,
    ),
  ];
}

function shapeIssues(puzzle: NonogramPuzzle, solution: NonogramSolution): Issue[] {
  const { rows, columns } = puzzle;
  const { length } = solution;
  if (length !== rows.length) {
    return [issue('solution-size', `The solution has ${length} rows; the puzzle has ${rows.length}.`)];
  }
  const signs = Array.from({ length: colourCount(puzzle) }, (_, index) => signOf(puzzle, index + 1));
  return solution.flatMap((text, row) => {
    const isKnown = [...text].every((sign) => sign === '.' || signs.includes(sign));
    if (text.length === columns.length && isKnown) return [];
    const message = `The row must be ${columns.length} cells of ${signs.join(' ')} and . but is ${JSON.stringify(text)}.`;
    return [issue('solution-row', message, { part: `row ${row + 1}` })];
  });
}

function lineIssues(
  puzzle: NonogramPuzzle,
  clues: readonly Run[],
  line: string,
  kind: 'row' | 'column',
  index: number,
): Issue[] {
  const blocks = line.match(/([^.])\1*/g) ?? [];
  const found = blocks.map((block): Run => ({ length: block.length, colour: colourOf(block[0]!)! }));
  const agrees = (block: Run, order: number): boolean =>
    block.length === clues[order]?.length && block.colour === clues[order].colour;
  if (found.length === clues.length && found.every(agrees)) return [];
  const [has, wants] = [found, clues].map((runs) => describeRuns(puzzle, runs, 'none'));
  const message = `The blocks are ${has}; the clues ask for ${wants}.`;
  return [issue(`${kind}-differs`, message, { part: `${kind} ${index + 1}` })];
}

function stateOf({ palette }: NonogramPuzzle, sign: string): string {
  if (sign === '.') return 'as empty';
  return palette === undefined ? 'as filled' : `in the colour ${sign}`;
}
