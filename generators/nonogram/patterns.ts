/**
 * Structured pictures: the cells fall into groups that are filled together, so that the picture keeps its
 * structure whatever is changed. `symmetric`: mirrored both ways, square ones often at their diagonals too;
 * `repeated`: a small tile, mirrored from one place to the next.
 */
import type { Rng } from '../../src/core/index.js';

/** Groups of cells (row-major) that are filled together; each cell is in one. */
export interface PatternGroups {
  /** The cells of the group that a cell belongs to. */
  of(cell: number): readonly number[];
}

/** The least side of a repeated tile. */
const LEAST_TILE = 3;
const MOST_TILE = 6;

/** Groups of a picture that is mirrored both ways. */
export function symmetricGroups(width: number, height: number, rng: Rng): PatternGroups {
  const transposes = width === height && rng.integer(2) === 1;
  return groupsBy(width, height, (row, column) => {
    const [down, across] = [Math.min(row, height - 1 - row), Math.min(column, width - 1 - column)];
    const [first, second] = transposes && down > across ? [across, down] : [down, across];
    return first * width + second;
  });
}

/** Groups of a picture of mirrored tiles, in the middle of the grid. */
export function repeatedGroups(width: number, height: number, rng: Rng): PatternGroups {
  const tileSide = (side: number): number =>
    Math.min(side, LEAST_TILE + rng.integer(MOST_TILE - LEAST_TILE + 1));
  const [high, wide] = [tileSide(height), tileSide(width)];
  const across = foldedFrom(width, wide);
  const down = foldedFrom(height, high);
  return groupsBy(width, height, (row, column) => down(row) * wide + across(column));
}

/** Places of a tile along a side that begins and ends alike. */
function foldedFrom(side: number, tile: number): (place: number) => number {
  return (place) => {
    const middle = Math.min(place, side - 1 - place) % (2 * tile);
    return middle < tile ? middle : 2 * tile - 1 - middle;
  };
}

function groupsBy(
  width: number,
  height: number,
  nameOf: (row: number, column: number) => number,
): PatternGroups {
  const groups = new Map<number, number[]>();
  const groupOf = Array.from({ length: width * height }, (_, cell) => {
    const name = nameOf(Math.floor(cell / width), cell % width);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(cell);
    return group;
  });
  return { of: (cell) => groupOf[cell]! };
}

/** Gives all cells of each group the colour of its first. */
export function unify(picture: Uint8Array, groups: PatternGroups): void {
  for (const cell of picture.keys()) picture[cell] = picture[groups.of(cell)[0]!]!;
}
