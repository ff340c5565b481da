/** Lines through the middles of cells, as most line constraints draw them: wide and grey, below the grid. */
import type { Cell } from '../../../core/index.js';
import type { Colour, Line, Shape } from '../../../draw/index.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import type { Drawn } from '../constraints/contract.js';

/** Width of a line in cells. */
const WIDTH = 0.14;

/** A line from cell to cell. */
export function pathShapes(
  picture: GridPicture,
  cells: readonly Cell[],
  colour: Colour,
  width = WIDTH,
): readonly Line[] {
  return cells.slice(1).map((cell, index): Line => {
    const [from, to] = [picture.middle(cells[index]!), picture.middle(cell)];
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    return { kind: 'line', ...ends, width: width * picture.cell, colour, cap: 'round' };
  });
}

const GLASS: Colour = '#c4c4c4';

/** A bulb and a tube; a slow thermometer is hollow. */
export function thermometerShapes(picture: GridPicture, cells: readonly Cell[], isSlow: boolean): Drawn {
  const bulb = (radius: number, fill: Colour): Shape =>
    picture.circle(cells[0]!, radius * picture.cell, { fill });
  const below = [bulb(0.38, GLASS), ...pathShapes(picture, cells, GLASS, 0.26)];
  if (!isSlow) return { below };
  return { below: [...below, bulb(0.3, '#ffffff'), ...pathShapes(picture, cells, '#ffffff', 0.12)] };
}
