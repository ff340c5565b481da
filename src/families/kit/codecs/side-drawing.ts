/**
 * Numbers in cells and lines along their sides as plain text: lines of credits, a line with the name of the
 * puzzle, and a drawing of corners (`+`), numbers and, once it is solved, lines (`-` and `|`). Read also as
 * rows of numbers and `.` without corners.
 */
import { canonicalEdges, type Edge, failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, trimBlankLines } from '../../../formats/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { Format } from './codec.js';
import { writeCreditLines } from './credit-lines.js';
import { readEdgeDrawing, writeEdgeDrawing } from './edge-drawing.js';
import { textFormat } from './text-format.js';
import { withoutSpaces, writeSections } from './text-sections.js';

const CORNER = '+';

/** The sign of a cell without a number. */
const OPEN = '.';

/** The numbers of a puzzle and the lines drawn around them. */
interface SideDrawing {
  readonly grid: readonly string[];
  readonly edges: readonly Edge[];
}

/** The texts of one family. */
interface SideTexts<P> {
  /** The first line. */
  readonly name: string;
  /** It as it is read. */
  readonly header: RegExp;
  readonly numbers: string;
  puzzleOf(grid: readonly string[]): P;
}

/** The text format of a family. */
export function sideDrawingText<P extends Puzzle & Pick<SideDrawing, 'grid'>>({
  name,
  header,
  numbers,
  puzzleOf,
}: SideTexts<P>): Format<P, readonly Edge[]> {
  return textFormat<P, readonly Edge[]>({
    description: `the line "${name}" and a drawing of corners (+), numbers and lines (- |)`,
    header,
    expected: `The line "${name}" is expected first.`,
    sections: [],
    keepsBlankLines: true,
    read: ({ body }) => {
      const rows = trimBlankLines(body);
      if (rows.every(({ text }) => /^[\s.\d]*$/.test(text))) {
        return success({ puzzle: puzzleOf(rows.map(withoutSpaces)) });
      }
      const drawing = readSideDrawing(rows, numbers);
      if (!drawing.ok) return drawing;
      const { grid, edges } = drawing.value;
      const solution = edges.length === 0 ? undefined : () => success(edges);
      return success({ puzzle: puzzleOf(grid), solution });
    },
    write: ({ puzzle: { grid }, solution = [], credits }) => {
      const points = Array.from({ length: grid.length + 1 }, () => CORNER.repeat(grid[0]!.length + 1));
      const middles = grid.map((row) => row.replaceAll(OPEN, ' '));
      const drawing = writeEdgeDrawing({ points, middles, edges: solution });
      return writeSections({}, [...writeCreditLines(credits), name, ...drawing]);
    },
  });
}

/** Reads the numbers of a drawing and its lines; whether these are on the board is not checked. */
function readSideDrawing(lines: readonly Line[], numbers: string): Result<SideDrawing> {
  const drawing = readEdgeDrawing(lines, {
    points: CORNER,
    middles: numbers,
    lines: 'rows of corners and the rows of cells between them',
  });
  if (!drawing.ok) return drawing;
  const { points, middles, edges } = drawing.value;
  if (points.some((row) => row.length !== points[0]!.length)) {
    return failure(issue('format-syntax', 'The drawing has rows with different numbers of corners.'));
  }
  return success({ grid: middles.map((row) => row.replaceAll(' ', OPEN)), edges });
}

/**
 * The numbers and the lines of a drawing in code, such as an example.
 * @throws Error where it is none
 */
export function sidesAsDrawn(drawing: readonly string[]): SideDrawing {
  const lines = drawing.map((text, index) => ({ text, number: index + 1 }));
  const read = readSideDrawing(lines, '0123456789');
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return { grid: read.value.grid, edges: canonicalEdges(read.value.edges) };
}
