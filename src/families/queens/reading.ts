/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, issue, type Result, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesOfCells } from '../kit/grid-issues.js';
import { isWhole, puzzleSchema, readChecked } from '../kit/read-json.js';
import { type QueensPuzzle, type QueensSolution, WALL } from './puzzle.js';

/** Longest side that can be handled: the search keeps a row in one word. */
const LARGEST_SIDE = 30;

const PUZZLE = puzzleSchema({
  family: z.literal('queens'),
  board: z.array(z.string()),
  queens: z.number().optional(),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape. More queens than could ever fit are no issue but a verdict. */
export function readQueens(json: unknown): Result<QueensPuzzle> {
  return readChecked(PUZZLE, json, ({ board, queens }) => [...boardIssues(board), ...numberIssues(queens)]);
}

/** Reads the puzzle's board with `Q` on some of its free cells. */
export function readQueensSolution(json: unknown, puzzle: QueensPuzzle): Result<QueensSolution> {
  return readChecked(SOLUTION, json, (rows) => solutionIssue(rows, puzzle));
}

/** The issue of a solution of the wrong form, wherever its queens are. */
export function solutionIssue(solution: QueensSolution, { board }: QueensPuzzle): Issue | undefined {
  const columns = board[0]!.length;
  if (solution.length !== board.length) {
    return issue('solution-size', `The solution has ${solution.length} rows; the board has ${board.length}.`);
  }
  for (const [row, cells] of solution.entries()) {
    const place = { part: `solution, row ${row + 1}` };
    if (cells.length !== columns) {
      const message = `The row has ${cells.length} cells; the board has ${columns} columns.`;
      return issue('solution-size', message, place);
    }
    if (/[^Q.#]/.test(cells)) {
      const message = 'A row of "Q" for a queen, "." for a free cell and "#" for a wall is expected.';
      return issue('solution-character', message, place);
    }
    const column = [...cells].findIndex((cell, c) => (cell === WALL) !== (board[row]![c] === WALL));
    if (column >= 0) {
      const message = `The cell in column ${column + 1} is "${cells[column]}", but on the board it is "${board[row]![column]}".`;
      return issue('solution-changes-board', message, place);
    }
  }
  return undefined;
}

function boardIssues(board: readonly string[]): readonly Issue[] {
  const size = sizeOfRows(board);
  if (!isWhole(size.rows, 1, LARGEST_SIDE) || !isWhole(size.columns, 1, LARGEST_SIDE)) {
    const message = `The board has ${size.rows} rows and ${size.columns} columns; 1 to ${LARGEST_SIDE} of each are expected.`;
    return [issue('board-size', message)];
  }
  return gridIssues(board, {
    size,
    asked: { columns: `the first row has ${size.columns}` },
    codes: ['board-ragged', 'board-character'],
    isCell: (cell) => cell === '.' || cell === WALL,
    wrong: (cell) =>
      `${JSON.stringify(cell)} is no cell; "." for a free cell and "#" for a wall are expected`,
    place: (row) => placesOfCells(row),
  });
}

function numberIssues(queens: number | undefined): readonly Issue[] {
  if (queens === undefined || isWhole(queens)) return [];
  const message = `${queens} queens cannot be placed; a whole number from 0 on is expected, or none for as many as fit.`;
  return [issue('queens-number', message, { part: 'queens' })];
}
