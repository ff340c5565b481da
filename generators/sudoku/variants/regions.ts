/** Random regions: connected ones exchange cells at their borders, and stay connected. */
import { componentsOf, type Rng, sideNeighbours } from '../../../src/core/index.js';
import type { Box } from '../../../src/families/sudoku/index.js';

/** Exchanges that are tried for each cell. */
const EXCHANGES_OF_A_CELL = 12;

/** The region of every cell, row-major, of as many cells each as there are regions. */
export function randomRegions(box: Box, rng: Rng): readonly number[] {
  const side = box[0] * box[1];
  const neighbours = sideNeighbours({ rows: side, columns: side });
  const regions = Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return Math.floor(row / box[0]) * box[0] + Math.floor(column / box[1]);
  });
  for (let tries = EXCHANGES_OF_A_CELL * side * side; tries > 0; tries--) {
    const one = rng.integer(regions.length);
    const beside = rng.pick([...neighbours[one]!]);
    const [own, other] = [regions[one]!, regions[beside]!];
    if (own === other) continue;
    // In return the region takes a cell of the other one at their border.
    const back = rng
      .shuffle([...regions.keys()].filter((cell) => regions[cell] === other))
      .find((cell) => neighbours[cell]!.some((near) => near !== one && regions[near] === own));
    if (back === undefined) continue;
    [regions[one], regions[back]] = [other, own];
    if (!isConnected(regions, own, neighbours) || !isConnected(regions, other, neighbours)) {
      [regions[one], regions[back]] = [own, other];
    }
  }
  return regions;
}

function isConnected(regions: readonly number[], region: number, neighbours: readonly Int32Array[]): boolean {
  const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
  const beside = (cell: number): number[] =>
    [...neighbours[cell]!].filter((near) => regions[near] === region);
  return componentsOf(cells, beside).length === 1;
}
