/** Room for the clues beside the cells: with some free, the cells stay in place while clues get longer. */

/** A picture of a grid: the position of its upper left cell, and the distance from a cell to the next. */
interface GridPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly lattice?: { readonly x: number; readonly y: number; readonly pitch: number };
}

/** Cells that clues take on two sides of a grid. */
export interface Room {
  readonly left: number;
  readonly top: number;
}

/** A grid, and the room that its clues need. */
export interface Need {
  readonly rows: number;
  readonly columns: number;
  /** In colours, neighbours of different colours are clues of their own. */
  readonly isColoured: boolean;
  /** Nothing is known of the picture but its painted cells. */
  readonly isDrawn: boolean;
  readonly clues: Room;
}

/** Cells that are kept free beyond the longest clue. */
const SPARE = 2;

/**
 * The room of a grid: never less than before, with spare cells where a clue has become longer than that.
 * @param before the room that the same grid had
 */
export function roomFor(need: Need, before?: Room): Room {
  const { rows, columns, clues } = need;
  return {
    left: sideFor(need, columns, clues.left, before?.left),
    top: sideFor(need, rows, clues.top, before?.top),
  };
}

/** @param length cells of the lines whose clues stand on this side */
function sideFor(
  { isColoured, isDrawn }: Need,
  length: number,
  needed: number,
  before: number | undefined,
): number {
  if (before !== undefined && needed <= before) return before;
  const most = Math.max(needed, isColoured ? length : Math.ceil(length / 2));
  // What people draw has seldom more runs in a line.
  const usual = isDrawn && before === undefined ? Math.ceil(length / 4) + SPARE : 0;
  return Math.min(most, Math.max(needed + SPARE, usual));
}

/** The cells that the clues of a picture take. */
export function cluesOf({ lattice }: Pick<GridPicture, 'lattice'>): Room {
  const { x, y, pitch } = lattice ?? { x: 0, y: 0, pitch: 1 };
  return { left: x / pitch, top: y / pitch };
}

/** A picture whose cells stand beside a certain room; clues that are longer are cut. */
export function withRoom<Picture extends GridPicture>(drawn: Picture, { left, top }: Room): Picture {
  const { lattice } = drawn;
  if (lattice === undefined) return drawn;
  const { x, y, pitch } = lattice;
  const [across, down] = [left * pitch - x, top * pitch - y];
  const [width, height] = [drawn.width + across, drawn.height + down];
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-across} ${-down} ${width} ${height}">`;
  return {
    ...drawn,
    svg: drawn.svg.replace(/<svg[^>]*>/, opening),
    ...{ width, height, lattice: { x: x + across, y: y + down, pitch } },
  };
}
