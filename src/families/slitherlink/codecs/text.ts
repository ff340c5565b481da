/**
 * The plain text that people paste: lines of credits, the line `slitherlink`, and a drawing of corners (`+`),
 * numbers and, once it is solved, lines (`-` and `|`). Read also as rows of numbers and `.` without corners.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, trimBlankLines } from '../../../formats/index.js';
import { writeCreditLines } from '../../kit/codecs/credit-lines.js';
import { readEdgeDrawing, writeEdgeDrawing } from '../../kit/codecs/edge-drawing.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import { NUMBERS, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';

const CORNER = '+';

/** The numbers of a puzzle and the lines drawn around them. */
interface SlitherlinkDrawing {
  readonly grid: readonly string[];
  readonly edges: SlitherlinkSolution;
}

export const slitherlinkText = textFormat<SlitherlinkPuzzle, SlitherlinkSolution>({
  description: 'the line "slitherlink" and a drawing of corners (+), numbers and lines (- |)',
  header: /^\s*(?:slither\s?link|loopy)\s*$/i,
  expected: 'The line "slitherlink" is expected first.',
  sections: [],
  keepsBlankLines: true,
  read: ({ body }) => {
    const rows = trimBlankLines(body);
    if (rows.every(({ text }) => /^[\s.\d]*$/.test(text))) {
      return success({ puzzle: { family: 'slitherlink', grid: rows.map(withoutSpaces) } });
    }
    const drawing = readDrawing(rows);
    if (!drawing.ok) return drawing;
    const { grid, edges } = drawing.value;
    const solution = edges.length === 0 ? undefined : () => success(edges);
    return success({ puzzle: { family: 'slitherlink', grid }, solution });
  },
  write: ({ puzzle: { grid }, solution = [], credits }) => {
    const corners = Array.from({ length: grid.length + 1 }, () => CORNER.repeat(grid[0]!.length + 1));
    const middles = grid.map((row) => row.replaceAll(OPEN, ' '));
    const drawing = writeEdgeDrawing({ points: corners, middles, edges: solution });
    return writeSections({}, [...writeCreditLines(credits), 'slitherlink', ...drawing]);
  },
});

/** Reads the numbers of a drawing and its lines; whether these are on the board is not checked. */
export function readDrawing(lines: readonly Line[]): Result<SlitherlinkDrawing> {
  const drawing = readEdgeDrawing(lines, {
    points: CORNER,
    middles: NUMBERS,
    lines: 'rows of corners and the rows of cells between them',
  });
  if (!drawing.ok) return drawing;
  const { points, middles, edges } = drawing.value;
  if (points.some((row) => row.length !== points[0]!.length)) {
    return failure(issue('format-syntax', 'The drawing has rows with different numbers of corners.'));
  }
  return success({ grid: middles.map((row) => row.replaceAll(' ', OPEN)), edges });
}
