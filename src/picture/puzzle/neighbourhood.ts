/** Parts of a picture that a repair search solves exactly while the rest stays as it is. */
import type { Choice } from '../../solve/index.js';
import type { PictureGrid } from './region.js';

/** The reach of a neighbourhood around its cells. */
const REACH = 4;

/** The changed cells nearest to a cell, at most `most`, by the larger of row and column distance. */
export function nearestChanges(changed: Choice, cell: number, most: number, grid: PictureGrid): number[] {
  return Array.from(changed.keys())
    .filter((other) => changed[other] === 1)
    .sort((first, second) => distance(first, cell, grid) - distance(second, cell, grid))
    .slice(0, most);
}

/** All cells near any of the given ones. */
export function neighbourhoodOf(cells: readonly number[], grid: PictureGrid): number[] {
  return Array.from({ length: grid.width * grid.height }, (_, cell) => cell).filter((cell) =>
    cells.some((centre) => distance(cell, centre, grid) <= REACH),
  );
}

function distance(first: number, second: number, { width }: PictureGrid): number {
  const rows = Math.abs(Math.floor(first / width) - Math.floor(second / width));
  const columns = Math.abs((first % width) - (second % width));
  return Math.max(rows, columns);
}
