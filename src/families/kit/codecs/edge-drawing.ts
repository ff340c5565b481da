/**
 * Lines between neighbouring points drawn with characters: a sign for each point, between two of them `-` or
 * `|` where a line runs, and a sign between four. Points stand in every second column of every second line.
 */
import { type Cell, type Edge, failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, quote, trimBlankLines } from '../../../formats/index.js';

/** A drawing taken apart, a text a row. */
export interface EdgeDrawing {
  readonly points: readonly string[];
  readonly edges: readonly Edge[];
  /** The signs between four points; none where there are no signs but blanks. */
  readonly middles?: readonly string[];
}

/** The signs of a drawing. */
interface DrawingSigns {
  readonly points: string;
  /** Signs besides the blank; absent: none. */
  readonly middles?: string;
  /** The lines of the text in words: `rows of cells and the lines between them`. */
  readonly lines: string;
}

/** Reads a drawing; whether its lines join points is not checked. */
export function readEdgeDrawing(lines: readonly Line[], signs: DrawingSigns): Result<Required<EdgeDrawing>> {
  if (lines.length % 2 === 0) {
    const message = `The drawing has ${lines.length} lines; an odd number is expected: ${signs.lines}.`;
    return failure(issue('format-syntax', message, lines[0] && { line: lines[0].number }));
  }
  const edges: Edge[] = [];
  for (const [index, { text, number }] of lines.entries()) {
    const line = text.trimEnd();
    for (let column = 0; column < line.length; column++) {
      const expected = expectedAt(index, column, signs);
      if (!expected.includes(line[column]!)) {
        const message = `${quote(line[column]!)} was found where one of ${quote(expected)} is expected.`;
        return failure(issue('format-syntax', message, { line: number, column: column + 1 }));
      }
      const cell: Cell = [index >> 1, column >> 1];
      const isPlace = index % 2 !== column % 2;
      if (isPlace && line[column] === '-') edges.push([cell, [cell[0], cell[1] + 1]]);
      if (isPlace && line[column] === '|') edges.push([cell, [cell[0] + 1, cell[1]]]);
    }
  }
  const points = lines
    .filter((_, index) => index % 2 === 0)
    .map(({ text }) => everySecond(text.trimEnd(), 0));
  const columns = Math.max(0, points[0]!.length - 1);
  const between = lines.filter((_, index) => index % 2 === 1);
  const middles = between.map(({ text }) => everySecond(text.trimEnd(), 1).padEnd(columns));
  return success({ points, edges, middles });
}

function everySecond(text: string, first: 0 | 1): string {
  return [...text].filter((_, column) => column % 2 === first).join('');
}

/** The characters that can stand at a place of a drawing. */
function expectedAt(line: number, column: number, { points, middles = '' }: DrawingSigns): string {
  if (line % 2 === 0) return column % 2 === 0 ? points : ' -';
  return column % 2 === 0 ? ' |' : ` ${middles}`;
}

/** The drawing of a solution: the points of the puzzle, and lines between them. */
interface SolvedDrawing extends Omit<DrawingSigns, 'lines' | 'middles'> {
  /** The points as the puzzle has them, a text a row. */
  readonly grid: readonly string[];
  /** The noun of the points in messages: `pearls`. */
  readonly name: string;
}

/** Reads the lines of a drawing that repeats the points of the puzzle; nothing else about them is checked. */
export function readSolvedDrawing(
  lines: readonly Line[],
  { grid, points: signs, name }: SolvedDrawing,
): Result<readonly Edge[]> {
  const drawing = readEdgeDrawing(trimBlankLines(lines), {
    points: signs,
    lines: 'rows of cells and the lines between them',
  });
  if (!drawing.ok) return drawing;
  const { points, edges } = drawing.value;
  if (points.join('\n') === grid.join('\n')) return success(edges);
  const message = `The drawing of the solution has other ${name} than the puzzle.`;
  return failure(issue('solution-size', message, lines[0] && { line: lines[0].number }));
}

/** Draws points with some lines, those that lie between points. */
export function writeEdgeDrawing({ points, edges, middles = [] }: EdgeDrawing): readonly string[] {
  const columns = points[0]!.length;
  const characters = Array.from({ length: 2 * points.length - 1 }, () =>
    new Array<string>(2 * columns - 1).fill(' '),
  );
  const put = (rows: readonly string[], first: 0 | 1): void =>
    rows.forEach((text, row) => {
      [...text].forEach((sign, column) => {
        characters[2 * row + first]![2 * column + first] = sign;
      });
    });
  put(points, 0);
  put(middles, 1);
  for (const [[row, column], [toRow, toColumn]] of edges) {
    const line = characters[row + toRow];
    if (line?.[column + toColumn] === ' ') line[column + toColumn] = row === toRow ? '-' : '|';
  }
  return characters.map((line) => line.join('').trimEnd());
}
