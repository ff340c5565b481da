/** Cages: a dashed outline inside the borders of their cells, with a number in the first corner. */
import type { Cell } from '../../../core/index.js';
import { BLACK, HAIRLINE, type Line, WHITE } from '../../../draw/index.js';
import type { GridPicture, Point } from '../../kit/pictures/grid-picture.js';
import type { Drawn } from '../constraints/contract.js';

/** From the border of a cell to the outline of its cage, in cells. */
const INSET = 0.08;
const CLUE_SIZE = 0.24;
const DASH = [0.11, 0.07] as const;

/** The outline of a set of cells, and a number or other text in the corner of its first cell. */
export function cageShapes(picture: GridPicture, cells: readonly Cell[], clue?: number | string): Drawn {
  const lines = outline(picture, cells);
  if (clue === undefined) return { above: lines };
  const [row, column] = cells.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])[0]!;
  const size = CLUE_SIZE * picture.cell;
  const at = picture.cornerOf([row + INSET / 2, column + INSET]);
  const text = String(clue);
  const width = (0.1 + 0.6 * text.length) * size;
  return {
    above: [
      ...lines,
      // The number interrupts the outline.
      {
        kind: 'rectangle',
        ...picture.cornerOf([row + 0.02, column + 0.02]),
        width: width + 0.06 * picture.cell,
        height: size,
        fill: WHITE,
      },
      {
        kind: 'text',
        text,
        x: at.x,
        y: at.y + 0.35 * size,
        size,
        anchor: 'start',
        bold: true,
        colour: BLACK,
      },
    ],
  };
}

/** The sides of cells where the set ends, drawn inside of them. */
function outline(picture: GridPicture, cells: readonly Cell[]): readonly Line[] {
  const own = new Set(cells.map((cell) => cell.join()));
  const has = (row: number, column: number): boolean => own.has([row, column].join());
  const inset = INSET * picture.cell;
  const end = (first: boolean, corner: boolean): number => (first ? inset : corner ? -inset : 0);
  return cells.flatMap(([row, column]) => {
    const { x, y } = picture.cornerOf([row, column]);
    const far = picture.cell;
    /** Ends of a side towards a neighbour: inside of the corner, or as far as the next cell's outline. */
    const reach = (besides: boolean, beyond: boolean): number => end(!besides, beyond);
    const lines: Line[] = [];
    const add = (from: Point, to: Point): void => {
      const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
      const dash = DASH.map((length) => length * picture.cell) as unknown as readonly [number, number];
      lines.push({ kind: 'line', ...ends, width: HAIRLINE, colour: BLACK, dash });
    };
    for (const side of [-1, 1] as const) {
      const [left, right] = [has(row, column - 1), has(row, column + 1)];
      if (!has(row + side, column)) {
        const height = side < 0 ? y + inset : y + far - inset;
        add(
          { x: x + reach(left, has(row + side, column - 1)), y: height },
          { x: x + far - reach(right, has(row + side, column + 1)), y: height },
        );
      }
      const [top, bottom] = [has(row - 1, column), has(row + 1, column)];
      if (!has(row, column + side)) {
        const across = side < 0 ? x + inset : x + far - inset;
        add(
          { x: across, y: y + reach(top, has(row - 1, column + side)) },
          { x: across, y: y + far - reach(bottom, has(row + 1, column + side)) },
        );
      }
    }
    return lines;
  });
}
