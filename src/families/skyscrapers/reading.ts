/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { counted, type Issue, issue, type Result } from '../../core/index.js';
import { givenNumberIssues, NUMBER_ROWS, solutionNumberIssues } from '../kit/number-grid.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { SIDE_NAMES, type SkyscrapersPuzzle, type SkyscrapersSolution } from './puzzle.js';

/** Shortest and longest side that can be handled; the usual ones are 4 to 9. */
export const SIDES = [2, 16] as const;

const CLUES = z.array(z.number());
const PUZZLE = z.strictObject({
  family: z.literal('skyscrapers'),
  grid: NUMBER_ROWS,
  top: CLUES,
  bottom: CLUES,
  left: CLUES,
  right: CLUES,
});

/** Reads a puzzle from JSON of any shape. */
export function readSkyscrapers(json: unknown): Result<SkyscrapersPuzzle> {
  return readChecked(PUZZLE, json, (puzzle) => {
    const numbers = givenNumberIssues(puzzle.grid, SIDES);
    return numbers.length > 0 ? numbers : clueIssues(puzzle);
  });
}

/** Reads a grid of the puzzle's size that is filled with numbers from 1 to n. */
export function readSkyscrapersSolution(
  json: unknown,
  { grid }: SkyscrapersPuzzle,
): Result<SkyscrapersSolution> {
  return readChecked(NUMBER_ROWS, json, (rows) => solutionNumberIssues(rows, grid.length));
}

/** As many clues on each side as the grid has rows, and none that counts more towers than there are. */
function clueIssues(puzzle: SkyscrapersPuzzle): readonly Issue[] {
  const side = puzzle.grid.length;
  return SIDE_NAMES.flatMap((name): readonly Issue[] => {
    const clues = puzzle[name];
    if (clues.length !== side) {
      const message = `There are ${counted(clues.length, 'clue')}; ${side} are expected, 0 where there is none.`;
      return [issue('clue-count', message, { part: name })];
    }
    return clues.flatMap((clue, index) => {
      if (isWhole(clue, 0, side)) return [];
      const message = `${clue} is no clue; a whole number from 1 to ${side}, or 0 for none, is expected.`;
      return [issue('clue-number', message, { part: `${name}, clue ${index + 1}` })];
    });
  });
}
