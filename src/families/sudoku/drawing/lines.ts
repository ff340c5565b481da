/** Lines through the middles of cells, as most line constraints draw them: wide and grey, below the grid. */
import type { Cell } from '../../../core/index.js';
import { type Colour, HAIRLINE, type Line, type Shape, WHITE } from '../../../draw/index.js';
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

/** A thin line through straight cells, from border to border; a piece for each cell. */
export function diagonalShapes(picture: GridPicture, cells: readonly Cell[]): readonly Line[] {
  const [[row, column], [nextRow, nextColumn]] = [cells[0]!, cells[1]!];
  const [down, right] = [(nextRow - row) / 2, (nextColumn - column) / 2];
  return cells.map(([y, x]): Line => {
    const [from, to] = [picture.middle([y - down, x - right]), picture.middle([y + down, x + right])];
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    return { kind: 'line', ...ends, width: 2 * HAIRLINE, colour: '#8a8a8a' };
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

const SIGN: Colour = '#8a8a8a';

/** A grey line with circles at its ends. */
export function betweenShapes(picture: GridPicture, cells: readonly Cell[]): Drawn {
  const rim = { fill: WHITE, stroke: SIGN, strokeWidth: 0.05 * picture.cell };
  const ends = [cells[0]!, cells.at(-1)!].map((cell) => picture.circle(cell, 0.38 * picture.cell, rim));
  return { below: [...pathShapes(picture, cells, '#b0b0b0'), ...ends] };
}

/** A line with teeth: a short stroke across it in every cell, and a disc in its middle. */
export function zipperShapes(picture: GridPicture, cells: readonly Cell[]): Drawn {
  const [half, length] = [Math.floor(cells.length / 2), 0.16 * picture.cell];
  const teeth = cells.flatMap((cell, index): readonly Line[] => {
    if (index === half && cells.length % 2 === 1) return [];
    const [from, to] = [picture.middle(cells[index - 1] ?? cell), picture.middle(cells[index + 1] ?? cell)];
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const [x, y] = [(-length * (to.y - from.y)) / far, (length * (to.x - from.x)) / far];
    const at = picture.middle(cell);
    const ends = { x1: at.x - x, y1: at.y - y, x2: at.x + x, y2: at.y + y };
    return [{ kind: 'line', ...ends, width: 0.07 * picture.cell, colour: ZIPPER, cap: 'round' }];
  });
  const middle =
    cells.length % 2 === 1 ? [picture.circle(cells[half]!, 0.2 * picture.cell, { fill: ZIPPER })] : [];
  return { below: [...pathShapes(picture, cells, ZIPPER, 0.07), ...teeth, ...middle] };
}

const ZIPPER: Colour = '#b3a4ea';
