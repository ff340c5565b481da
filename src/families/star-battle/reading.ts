/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { describeCell, flatMapCells, type Issue, issue, type Result, success } from '../../core/index.js';
import { isWhole, puzzleSchema, readChecked } from '../kit/read-json.js';
import { numberRegions, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 5 to 25. */
export const LARGEST_SIDE = 50;

const PUZZLE = puzzleSchema({
  family: z.literal('star-battle'),
  stars: z.number(),
  regions: z.array(z.array(z.number().nullable())),
  given: z.array(z.string()).optional(),
});
const SOLUTION = z.array(z.string());

/**
 * Reads a puzzle from JSON of any shape. Regions may have any whole numbers from 0 on; they are numbered anew
 * in the order of their first cells. Given cells of which none is given are left out.
 */
export function readStarBattle(json: unknown): Result<StarBattlePuzzle> {
  const read = readChecked(PUZZLE, json, (puzzle) => [
    ...starsIssues(puzzle),
    ...gridIssues(puzzle),
    ...givenIssues(puzzle),
  ]);
  if (!read.ok) return read;
  const { given, ...rest } = read.value;
  const puzzle = { ...rest, regions: numberRegions(rest.regions) };
  return success(given?.some((row) => /[^?]/.test(row)) ? { ...puzzle, given } : puzzle);
}

/** Reads rows of `*` and `.` of the puzzle's size. */
export function readStarBattleSolution(json: unknown, puzzle: StarBattlePuzzle): Result<StarBattleSolution> {
  return readChecked(SOLUTION, json, (rows) => formIssue(rows, puzzle) ?? strayStar(rows, puzzle));
}

/** The issue of a solution of the wrong form, whatever its stars are. */
function formIssue(solution: StarBattleSolution, { regions }: StarBattlePuzzle): Issue | undefined {
  const side = regions.length;
  if (solution.length !== side) {
    return issue('solution-size', `The solution has ${solution.length} rows; the puzzle has ${side}.`);
  }
  const row = solution.findIndex((cells) => cells.length !== side || /[^*.]/.test(cells));
  if (row < 0) return undefined;
  const code = solution[row]!.length === side ? 'solution-character' : 'solution-size';
  const message = `A row of ${side} characters is expected, "*" for a star and "." for any other cell.`;
  return issue(code, message, { part: `solution, row ${row + 1}` });
}

function strayStar(solution: StarBattleSolution, { regions }: StarBattlePuzzle): Issue | undefined {
  const [cell] = flatMapCells(solution, (sign, cell) =>
    sign === '*' && regions[cell[0]]![cell[1]] === null ? [cell] : [],
  );
  return cell && issue('star-outside', 'A star is in a cell of no region.', { part: describeCell(cell) });
}

/** Given cells are a grid of the same size, or none at all. */
function givenIssues({ given = [], regions }: StarBattlePuzzle): readonly Issue[] {
  const side = regions.length;
  if (given.length === 0) return [];
  const row = given.findIndex((cells) => cells.length !== side || /[^*.?]/.test(cells));
  if (given.length === side && row < 0) return [];
  const message = `${side} rows of ${side} characters are expected: "*" for a star, "." for none, "?" for a cell that is not given.`;
  return [issue('given-shape', message, { part: row < 0 ? 'given' : `given, row ${row + 1}` })];
}

function starsIssues({ stars }: StarBattlePuzzle): readonly Issue[] {
  if (isWhole(stars, 1, LARGEST_SIDE)) return [];
  const message = `${stars} stars in a row are not possible; a whole number from 1 to ${LARGEST_SIDE} is expected.`;
  return [issue('stars-number', message, { part: 'stars' })];
}

/**
 * True if the grid is square, its numbers are region numbers, and there are as many regions as rows:
 * otherwise the stars of all rows and of all regions cannot be the same. Too small a region is no issue but a
 * verdict.
 */
function gridIssues({ regions }: StarBattlePuzzle): readonly Issue[] {
  const side = regions.length;
  if (side < 1 || side > LARGEST_SIDE) {
    return [issue('grid-size', `The grid has ${side} rows; 1 to ${LARGEST_SIDE} are expected.`)];
  }
  const ragged = regions.findIndex((row) => row.length !== side);
  if (ragged >= 0) {
    const message = `The row has ${regions[ragged]!.length} cells, but the grid has ${side} rows; Star Battle grids are square.`;
    return [issue('grid-not-square', message, { part: `row ${ragged + 1}` })];
  }
  for (const [row, cells] of regions.entries()) {
    const column = cells.findIndex((region) => region !== null && !(Number.isInteger(region) && region >= 0));
    if (column < 0) continue;
    const message = `${cells[column]} is no region; a whole number from 0 on is expected, or null for a cell of no region.`;
    return [issue('region-number', message, { part: `row ${row + 1}, column ${column + 1}` })];
  }
  const count = new Set(regions.flat().filter((region) => region !== null)).size;
  if (count === side) return [];
  return [
    issue('region-count', `There are ${count} regions; ${side} are expected, as many as there are rows.`),
  ];
}
