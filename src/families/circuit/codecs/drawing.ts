/**
 * Boards drawn with characters: `o` a point, `#` a blacked-out cell, between neighbouring points `-` or `|`
 * where a track runs. Cells stand in every second column of every second line.
 */
import { type Cell, failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import { BLACKED_OUT, type Edge, edgeKey, POINT, possibleEdges } from '../puzzle.js';

/** A board and the tracks drawn on it. */
interface Drawing {
  readonly grid: readonly string[];
  readonly edges: readonly Edge[];
}

/** Reads a drawing; whether its tracks join points is not checked. */
export function readDrawing(lines: readonly Line[]): Result<Drawing> {
  if (lines.length % 2 === 0) {
    const message = `The drawing has ${lines.length} lines; an odd number is expected: rows of cells and the lines between them.`;
    return failure(issue('format-syntax', message, lines[0] && { line: lines[0].number }));
  }
  const edges: Edge[] = [];
  for (const [index, { text, number }] of lines.entries()) {
    const line = text.trimEnd();
    for (let column = 0; column < line.length; column++) {
      const expected = expectedAt(index, column);
      if (!expected.includes(line[column]!)) {
        const message = `${quote(line[column]!)} was found where one of ${quote(expected)} is expected.`;
        return failure(issue('format-syntax', message, { line: number, column: column + 1 }));
      }
      const cell: Cell = [index >> 1, column >> 1];
      if (line[column] === '-') edges.push([cell, [cell[0], cell[1] + 1]]);
      if (line[column] === '|') edges.push([cell, [cell[0] + 1, cell[1]]]);
    }
  }
  const rows = lines.filter((_, index) => index % 2 === 0);
  const grid = rows.map(({ text }) => [...text.trimEnd()].filter((_, column) => column % 2 === 0).join(''));
  return success({ grid, edges });
}

/** The characters that can stand at a place of a drawing. */
function expectedAt(line: number, column: number): string {
  if (line % 2 === 0) return column % 2 === 0 ? POINT + BLACKED_OUT : ' -';
  return column % 2 === 0 ? ' |' : ' ';
}

/** Draws a board with some tracks. */
export function writeDrawing({ grid, edges }: Drawing): readonly string[] {
  const columns = grid[0]!.length;
  const characters = Array.from({ length: 2 * grid.length - 1 }, () =>
    new Array<string>(2 * columns - 1).fill(' '),
  );
  grid.forEach((text, row) => {
    [...text].forEach((cell, column) => {
      characters[2 * row]![2 * column] = cell;
    });
  });
  const drawn = new Set(edges.map(edgeKey));
  for (const edge of possibleEdges({ grid })) {
    const [[row, column], [toRow, toColumn]] = edge;
    if (drawn.has(edgeKey(edge))) characters[row + toRow]![column + toColumn] = row === toRow ? '-' : '|';
  }
  return characters.map((line) => line.join('').trimEnd());
}
