/**
 * The board as people draw it: below lines of credits the line `circuit`, a line `path ROW COLUMN ROW COLUMN`
 * (counted from 1) where two points are marked, the drawing with the given tracks; and, when it is known, the
 * line `solution` and the drawing with all tracks, from which a path follows.
 */
import { type Cell, failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, trimBlankLines } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { writeCreditLines } from '../../kit/codecs/credit-lines.js';
import {
  type EdgeDrawing,
  readEdgeDrawing,
  readSolvedDrawing,
  writeEdgeDrawing,
} from '../../kit/codecs/edge-drawing.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import {
  BLACKED_OUT,
  type CircuitPuzzle,
  type CircuitSolution,
  edgesOf,
  POINT,
  pathBetween,
} from '../puzzle.js';

const SIGNS = POINT + BLACKED_OUT;
const PATH = /^\s*path\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s+(\d{1,4})\s*$/i;

export const circuitText = textFormat<CircuitPuzzle, CircuitSolution>({
  description: 'the word "circuit" and a drawing of points (o), blacked-out cells (#) and tracks (- |)',
  header: /^\s*circuit\s*$/i,
  expected: 'The line "circuit" is expected first.',
  sections: ['solution'],
  keepsBlankLines: true,
  read: readPuzzle,
  write: ({ puzzle: { grid, edges, path }, solution, credits }) => {
    const ends = path?.flat().map((number) => number + 1);
    return writeSections({}, [
      ...writeCreditLines(credits),
      'circuit',
      ...(ends === undefined ? [] : [['path', ...ends].join(' ')]),
      ...writeEdgeDrawing({ points: grid, edges }),
      ...solutionSection(solution && writeEdgeDrawing({ points: grid, edges: edgesOf(solution) })),
    ]);
  },
});

function readPuzzle({ body, sections: { solution } }: TextParts): Result<Draft<CircuitPuzzle>> {
  const [first, ...others] = trimBlankLines(body);
  const path = readPath(first);
  const drawing = readDrawing(path === undefined ? body : others);
  if (!drawing.ok) return drawing;
  const { points: grid, edges } = drawing.value;
  return success({
    puzzle: { family: 'circuit', grid, edges, ...(path === undefined ? {} : { path }) },
    solution: solution && ((puzzle) => readSolution(solution, puzzle)),
  });
}

/** Reads a board and the tracks drawn on it; whether its tracks join points is not checked. */
export function readDrawing(lines: readonly Line[]): Result<EdgeDrawing> {
  return readEdgeDrawing(trimBlankLines(lines), {
    points: SIGNS,
    lines: 'rows of cells and the lines between them',
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
  const edges = readSolvedDrawing(lines, { grid: puzzle.grid, points: SIGNS, name: 'points' });
  if (!edges.ok || puzzle.path === undefined) return edges;
  const path = pathBetween(edges.value, puzzle.path);
  if (path !== undefined) return success({ edges: edges.value, path });
  return failure(issue('solution-path', 'The tracks of the solution do not join the ends of the path.'));
}
