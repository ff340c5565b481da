/**
 * The outline of the cells that a note speaks of, inside their edges, so that it is apart from the lines of
 * the regions.
 */
import type { Cell } from '../../../core/index.js';
import { BLACK, HAIRLINE, type Line } from '../../../draw/index.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';

/** The inset of the outline from the edges, as a share of the cell. */
const INSET = 0.13;
/** The four sides of a cell: the way out of it, and the way along it. */
const SIDES = [
  { out: [-1, 0], along: [0, 1] },
  { out: [1, 0], along: [0, 1] },
  { out: [0, -1], along: [1, 0] },
  { out: [0, 1], along: [1, 0] },
] as const;

/** Strong lines around some cells. */
export function partOutline(picture: GridPicture, cells: readonly Cell[]): readonly Line[] {
  const inside = new Set(cells.map((cell) => cell.join()));
  const has = (row: number, column: number): boolean => inside.has([row, column].join());
  return cells.flatMap(([row, column]): readonly Line[] =>
    SIDES.flatMap(({ out: [down, right], along: [onDown, onRight] }): readonly Line[] => {
      if (has(row + down, column + right)) return [];
      /** The end of the line from the middle of the cell, one way along it. */
      const reach = (way: 1 | -1): number => {
        const [nextRow, nextColumn] = [row + way * onDown, column + way * onRight];
        if (!has(nextRow, nextColumn)) return way * (0.5 - INSET);
        return way * (has(nextRow + down, nextColumn + right) ? 0.5 + INSET : 0.5);
      };
      const { x, y } = picture.middle([row, column]);
      const end = (along: number) => ({
        x: x + picture.cell * (right * (0.5 - INSET) + onRight * along),
        y: y + picture.cell * (down * (0.5 - INSET) + onDown * along),
      });
      const [from, to] = [end(reach(-1)), end(reach(1))];
      const look = { width: 1.8 * HAIRLINE, colour: BLACK, cap: 'round' } as const;
      return [{ kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...look }];
    }),
  );
}
