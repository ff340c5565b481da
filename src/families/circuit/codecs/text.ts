/**
 * The board as people draw it: below lines of credits the line `circuit`, a line `path ROW COLUMN ROW COLUMN` (counted
 * from 1) where two points are marked, the drawing with the given tracks; and, when it is known, the line `solution` and
 * the drawing with all tracks, from which a path follows.
 */
import type { Cell } from '../../../core/grid/cell.js';
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import { type Line, splitLines, trimBlankLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import { splitCredits, writeCreditLines } from '../../kit/credit-lines.js';
import { type CircuitPuzzle, type CircuitSolution, edgesOf, pathBetween } from '../puzzle.js';
import { readCircuit, readCircuitSolution } from '../reading.js';
import type { CircuitCodec, CircuitDocument } from './document.js';
import { readDrawing, writeDrawing } from './drawing.js';

const HEADER = /^\s*circuit\s*$/i;
const PATH = /^\s*path\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s*$/i;
const SOLUTION = /^\s*solution\s*$/i;

export const textCodec: CircuitCodec = {
  format: 'text',
  description: 'the word "circuit" and a drawing of points (o), blacked-out cells (#) and tracks (- |)',
  extension: 'txt',
  needsSolution: false,
  recognises: ({ text }) => HEADER.test(splitCredits(splitLines(text)).body[0]?.text ?? ''),
  decode: (source) => readWithinLimit(source, readText),
  encode: writeText,
};

function readText({ text }: Source): Result<CircuitDocument> {
  const { credits, body } = splitCredits(splitLines(text));
  const [header, ...below] = body;
  if (header === undefined || !HEADER.test(header.text)) {
    const place = header && { line: header.number };
    return failure(issue('format-syntax', 'The line "circuit" is expected first.', place));
  }
  const [first, ...others] = trimBlankLines(below);
  const path = readPath(first);
  const lines = path === undefined ? trimBlankLines(below) : others;
  const end = lines.findIndex((line) => SOLUTION.test(line.text));
  const drawing = readDrawing(trimBlankLines(end < 0 ? lines : lines.slice(0, end)));
  if (!drawing.ok) return drawing;
  const puzzle = readCircuit({
    family: 'circuit',
    ...drawing.value,
    ...(path === undefined ? {} : { path }),
  });
  if (!puzzle.ok) return puzzle;
  if (end < 0) return success({ puzzle: puzzle.value, credits });
  const solution = readSolution(lines.slice(end + 1), puzzle.value);
  return solution.ok ? success({ puzzle: puzzle.value, solution: solution.value, credits }) : solution;
}

function readPath(line: Line | undefined): readonly [Cell, Cell] | undefined {
  const told = PATH.exec(line?.text ?? '');
  if (told === null) return undefined;
  const [row, column, toRow, toColumn] = told.slice(1).map((number) => Number(number) - 1);
  return [
    [row!, column!],
    [toRow!, toColumn!],
  ];
}

function readSolution(lines: readonly Line[], puzzle: CircuitPuzzle): Result<CircuitSolution> {
  const drawing = readDrawing(trimBlankLines(lines));
  if (!drawing.ok) return drawing;
  const { grid, edges } = drawing.value;
  if (grid.join('\n') !== puzzle.grid.join('\n')) {
    const message = 'The drawing of the solution has other points than that of the puzzle.';
    return failure(issue('solution-size', message, lines[0] && { line: lines[0].number }));
  }
  if (puzzle.path === undefined) return readCircuitSolution(edges, puzzle);
  const path = pathBetween(edges, puzzle.path);
  if (path !== undefined) return readCircuitSolution({ edges, path }, puzzle);
  return failure(issue('solution-path', 'The tracks of the solution do not join the ends of the path.'));
}

function writeText(document: CircuitDocument): Result<string> {
  const puzzle = readCircuit(document.puzzle);
  if (!puzzle.ok) return puzzle;
  const { grid, edges, path } = puzzle.value;
  const solution =
    document.solution === undefined ? undefined : readCircuitSolution(document.solution, puzzle.value);
  if (solution !== undefined && !solution.ok) return solution;
  const credit = writeCreditLines(document.credits);
  const ends = path?.flat().map((number) => number + 1);
  return success(
    `${[
      ...credit,
      'circuit',
      ...(ends === undefined ? [] : [['path', ...ends].join(' ')]),
      ...writeDrawing({ grid, edges }),
      ...(solution === undefined
        ? []
        : ['solution', ...writeDrawing({ grid, edges: edgesOf(solution.value) })]),
    ].join('\n')}\n`,
  );
}
