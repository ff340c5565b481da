/**
 * The board as people draw it: below lines of credits the line `circuit`, a line `path ROW COLUMN ROW COLUMN` (counted
 * from 1) where two points are marked, the drawing with the given tracks; and, when it is known, the line `solution` and
 * the drawing with all tracks, from which a path follows.
 */
import type { Cell } from '../../../core/grid/cell.js';
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { type Line, splitLines, trimBlankLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { PuzzleDocument } from '../../family.js';
import type { Draft, Format } from '../../kit/codec.js';
import { splitCredits, writeCreditLines } from '../../kit/credit-lines.js';
import { splitAtHeader } from '../../kit/text-sections.js';
import { type CircuitPuzzle, type CircuitSolution, edgesOf, pathBetween } from '../puzzle.js';
import { readDrawing, writeDrawing } from './drawing.js';

const HEADER = /^\s*circuit\s*$/i;
const PATH = /^\s*path\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s*$/i;
const SOLUTION = /^\s*solution\s*$/i;

export const circuitText: Format<CircuitPuzzle, CircuitSolution> = {
  format: 'text',
  description: 'the word "circuit" and a drawing of points (o), blacked-out cells (#) and tracks (- |)',
  extension: 'txt',
  recognises: ({ text }) => HEADER.test(splitCredits(splitLines(text)).body[0]?.text ?? ''),
  read: readText,
  write: writeText,
};

function readText({ text }: Source): Result<Draft<CircuitPuzzle>> {
  const { credits, body } = splitCredits(splitLines(text));
  const [header, ...below] = body;
  if (header === undefined || !HEADER.test(header.text)) {
    const place = header && { line: header.number };
    return failure(issue('format-syntax', 'The line "circuit" is expected first.', place));
  }
  const [first, ...others] = trimBlankLines(below);
  const path = readPath(first);
  const lines = path === undefined ? trimBlankLines(below) : others;
  const { above, below: solved } = splitAtHeader(lines, SOLUTION);
  const drawing = readDrawing(trimBlankLines(above));
  if (!drawing.ok) return drawing;
  return success({
    puzzle: { family: 'circuit', ...drawing.value, ...(path === undefined ? {} : { path }) },
    credits,
    solution: solved && ((puzzle) => readSolution(solved, puzzle)),
  });
}

function readPath(line: Line | undefined): readonly [Cell, Cell] | undefined {
  const ends = PATH.exec(line?.text ?? '');
  if (ends === null) return undefined;
  const [row, column, toRow, toColumn] = ends.slice(1).map((number) => Number(number) - 1);
  return [
    [row!, column!],
    [toRow!, toColumn!],
  ];
}

function readSolution(lines: readonly Line[], puzzle: CircuitPuzzle): Result<unknown> {
  const drawing = readDrawing(trimBlankLines(lines));
  if (!drawing.ok) return drawing;
  const { grid, edges } = drawing.value;
  if (grid.join('\n') !== puzzle.grid.join('\n')) {
    const message = 'The drawing of the solution has other points than that of the puzzle.';
    return failure(issue('solution-size', message, lines[0] && { line: lines[0].number }));
  }
  if (puzzle.path === undefined) return success(edges);
  const path = pathBetween(edges, puzzle.path);
  if (path !== undefined) return success({ edges, path });
  return failure(issue('solution-path', 'The tracks of the solution do not join the ends of the path.'));
}

function writeText({
  puzzle: { grid, edges, path },
  solution,
  credits,
}: PuzzleDocument<CircuitPuzzle, CircuitSolution>): string {
  const ends = path?.flat().map((number) => number + 1);
  return `${[
    ...writeCreditLines(credits),
    'circuit',
    ...(ends === undefined ? [] : [['path', ...ends].join(' ')]),
    ...writeDrawing({ grid, edges }),
    ...(solution === undefined ? [] : ['solution', ...writeDrawing({ grid, edges: edgesOf(solution) })]),
  ].join('\n')}\n`;
}
