import type { Rng } from '../../src/core/index.js';

/** Draws until a cell next to another colour is taken for any cell. */
const DRAWS = 20;

/** A random cell on the edge of a shape, whose change spoils a picture least. */
export function edgeCell(picture: Readonly<Uint8Array>, width: number, rng: Rng): number {
  for (let draw = 0; draw < DRAWS; draw++) {
    const cell = rng.integer(picture.length);
    const right = (cell + 1) % width === 0 ? cell : cell + 1;
    const below = cell + width < picture.length ? cell + width : cell;
    if (picture[cell] !== picture[right] || picture[cell] !== picture[below]) return cell;
  }
  return rng.integer(picture.length);
}
