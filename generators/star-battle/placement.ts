/**
 * Random placements of stars: equally many in every row and column, none touching another. The search for
 * placements does it without regions, trying cells in random order; one that goes astray is begun anew.
 */
import type { Rng } from '../../src/core/index.js';
import type { StarSearch } from './search.js';

const NODES_PER_SEARCH = 2000;
const SEARCHES = 60;

/**
 * Fewest rows of a grid, larger than one cell, that can hold this number of stars in each. Blocks of two by
 * two cells take one star each, so two rows of 4m - 2 cells take 2m - 1 of their 2m. Of 4m - 1 cells, 2m
 * blocks (one of them half) cover two rows wherever the half one stands, so the stars of two rows stand in
 * odd columns, and even ones are left empty.
 */
export function smallestSide(stars: number): number {
  return 4 * stars;
}

/** The star cells of a random placement, row-major and ascending; undefined when none was found. */
export function randomPlacement(
  search: StarSearch,
  side: number,
  stars: number,
  rng: Rng,
): Int32Array | undefined {
  if (side === smallestSide(stars)) return tightPlacement(side, rng);
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  for (let tries = 0; tries < SEARCHES; tries++) {
    const { placements } = search.find({ order: rng.shuffle(cells), limit: 1, nodes: NODES_PER_SEARCH });
    if (placements[0] !== undefined) return placements[0];
  }
  return undefined;
}

/**
 * A placement for the smallest grid, where a search takes long: odd and even rows fill one half each of the
 * width, one column further in the upper half of the grid than in the lower one. Its mirror image is the
 * other placement.
 */
function tightPlacement(side: number, rng: Rng): Int32Array {
  const half = side / 2;
  const isMirrored = rng.integer(2) === 1;
  return Int32Array.from(
    Array.from({ length: side }, (_, row) => {
      const first = (row % 2) * half + (row < half ? 1 : 0);
      const columns = Array.from({ length: half / 2 }, (_, star) => first + 2 * star);
      return columns.map((column) => row * side + (isMirrored ? side - 1 - column : column));
    }).flat(),
  ).sort();
}
