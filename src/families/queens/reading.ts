/** Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Issue, issue } from '../../core/issue.js';
import { failure, type Result, success } from '../../core/result.js';
import { JSON_SHAPE, readChecked, readShape } from '../kit/read-json.js';
import { type QueensPuzzle, type QueensSolution, WALL } from './puzzle.js';

/** Longest side that can be handled: the search keeps a row in one word. */
const LARGEST_SIDE = 30;

/** Every issue code that reading a puzzle can return. */
export const QUEENS_ISSUE_CODES: readonly string[] = [
  JSON_SHAPE,
  'board-size',
  'board-ragged',
  'board-character',
  'queens-number',
];

const PUZZLE = z.strictObject({
  family: z.literal('queens'),
  board: z.array(z.string()),
  queens: z.number().optional(),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape. More queens than could ever fit are no issue but a verdict. */
export function readQueens(json: unknown): Result<QueensPuzzle> {
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const { family, board, queens } = shape.value;
  const issues = [...boardIssues(board), ...numberIssues(queens)];
  if (issues.length > 0) return failure(...issues);
  return success(queens === undefined ? { family, board } : { family, board, queens });
}

/** Reads the puzzle's board with `Q` on some of its free cells. */
export function readQueensSolution(json: unknown, puzzle: QueensPuzzle): Result<QueensSolution> {
  return readChecked(SOLUTION, json, (rows) => solutionIssue(rows, puzzle));
}

/** What is wrong with the form of a solution, wherever its queens are. */
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
  const rows = board.length;
  const columns = board[0]?.length ?? 0;
  if (rows < 1 || columns < 1 || rows > LARGEST_SIDE || columns > LARGEST_SIDE) {
    const message = `The board has ${rows} rows and ${columns} columns; 1 to ${LARGEST_SIDE} of each are expected.`;
    return [issue('board-size', message)];
  }
  return board.flatMap((cells, row) => {
    const place = { part: `row ${row + 1}` };
    if (cells.length !== columns) {
      const message = `The row has ${cells.length} cells; the first row has ${columns}.`;
      return [issue('board-ragged', message, place)];
    }
    const unexpected = /[^.#]/u.exec(cells);
    if (unexpected === null) return [];
    const message = `${JSON.stringify(unexpected[0])} is no cell; "." for a free cell and "#" for a wall are expected.`;
    return [issue('board-character', message, place)];
  });
}

function numberIssues(queens: number | undefined): readonly Issue[] {
  if (queens === undefined || (Number.isSafeInteger(queens) && queens >= 0)) return [];
  const message = `${queens} queens cannot be placed; a whole number from 0 on is expected, or none for as many as fit.`;
  return [issue('queens-number', message, { part: 'queens' })];
}
