/** The rules of the nonogram and nothing else: what a solution breaks, read off the texts themselves. */
import { type Issue, issue } from '../../core/issue.js';
import { changedGivens } from '../kit/violations.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

/** Every violation: wrong size or characters, then rows and columns that differ from their clues, then givens. */
export function verifyNonogram(puzzle: NonogramPuzzle, solution: NonogramSolution): readonly Issue[] {
  const shape = shapeIssues(puzzle, solution);
  if (shape.length > 0) return shape;
  const columns = puzzle.columns.map((_, column) => solution.map((row) => row[column]).join(''));
  return [
    ...puzzle.rows.flatMap((clues, row) => lineIssues(clues, solution[row]!, 'row', row)),
    ...puzzle.columns.flatMap((clues, column) => lineIssues(clues, columns[column]!, 'column', column)),
    ...changedGivens('given-differs', puzzle.given ?? [], solution, (given, found) =>
      given === '?' || given === found
        ? undefined
        : `The cell is given as ${given === '#' ? 'filled' : 'empty'}.`,
    ),
  ];
}

function shapeIssues({ rows, columns }: NonogramPuzzle, solution: NonogramSolution): Issue[] {
  const { length } = solution;
  if (length !== rows.length) {
    return [issue('solution-size', `The solution has ${length} rows; the puzzle has ${rows.length}.`)];
  }
  return solution.flatMap((text, row) => {
    if (text.length === columns.length && /^[#.]*$/.test(text)) return [];
    const message = `The row must be ${columns.length} cells of # and . but is ${JSON.stringify(text)}.`;
    return [issue('solution-row', message, { part: `row ${row + 1}` })];
  });
}

function lineIssues(clues: readonly number[], line: string, kind: 'row' | 'column', index: number): Issue[] {
  const found = line.match(/#+/g) ?? [];
  if (found.length === clues.length && found.every((block, order) => block.length === clues[order]))
    return [];
  const lengths = describeLengths(found.map((block) => block.length));
  const message = `The blocks are ${lengths}; the clues ask for ${describeLengths(clues)}.`;
  return [issue(`${kind}-differs`, message, { part: `${kind} ${index + 1}` })];
}

function describeLengths(lengths: readonly number[]): string {
  return lengths.length === 0 ? 'none' : lengths.join(' ');
}
