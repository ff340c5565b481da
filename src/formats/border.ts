/**
 * The region borders of puzz.link addresses, both ways: one bit a wall, first the walls to the right of each
 * cell but the last of a row, then those below each cell but the last row, both row-major and each padded to
 * whole characters of five bits (`0`-`9`, `a`-`v`, high bit first). The outer border is not written. Source:
 * the border encoding of the pzpr puzzle editor, as its addresses show it.
 */
import { DisjointSets, failure, issue, type Place, type Result, type Size, success } from '../core/index.js';
import { decodeFiveBits, encodeFiveBits, fiveBitLength } from './five-bits.js';
import { quote } from './lines.js';

/** A number per cell, rows of equal length; neighbours with equal numbers have no wall between them. */
export type RegionGrid = readonly (readonly unknown[])[];

/**
 * Regions that walls make, numbered from 0 in the order of their first cells, and the offset behind the
 * walls.
 */
export interface Bordered {
  readonly regions: readonly (readonly number[])[];
  readonly end: number;
}

/**
 * The walls of a grid, both lists row-major: right of each cell but the last of a row, below each but the
 * last row.
 */
export interface Walls {
  readonly right: readonly boolean[];
  readonly below: readonly boolean[];
}

/** The walls between unequal neighbours. */
export function wallsOf(regions: RegionGrid): Walls {
  return {
    right: regions.flatMap((row) => row.slice(1).map((region, column) => region !== row[column])),
    below: regions
      .slice(1)
      .flatMap((row, above) => row.map((region, column) => region !== regions[above]![column])),
  };
}

/** Writes the walls between unequal neighbours. */
export function encodeBorder(regions: RegionGrid): string {
  const { right, below } = wallsOf(regions);
  return encodeFiveBits(right) + encodeFiveBits(below);
}

/**
 * Reads the walls of a grid from an offset of the body on. A wall with the same region on both sides
 * separates nothing and is dropped.
 * @param at the place of an offset of the body
 */
export function decodeBorder(
  body: string,
  start: number,
  { rows, columns }: Size,
  at: (offset: number) => Place,
): Result<Bordered> {
  const rightCount = rows * (columns - 1);
  const belowCount = (rows - 1) * columns;
  const middle = start + fiveBitLength(rightCount);
  const end = middle + fiveBitLength(belowCount);
  const walls = body.slice(start, end);
  const unexpected = walls.search(/[^0-9a-v]/);
  if (unexpected >= 0) {
    const message = `${quote(walls[unexpected]!)} is no border of a puzz.link address; 0 to 9 and a to v are expected.`;
    return failure(issue('format-syntax', message, at(start + unexpected)));
  }
  if (body.length < end) {
    const message = `The borders of ${rows} rows and ${columns} columns take ${end - start} characters; only ${walls.length} are there.`;
    return failure(issue('format-syntax', message, at(body.length)));
  }
  const right = decodeFiveBits(body.slice(start, middle));
  const below = decodeFiveBits(body.slice(middle, end));
  return success({ regions: regionsOfWalls({ rows, columns }, { right, below }), end });
}

/**
 * Numbers what walls enclose, from 0 in the order of the first cells. A wall with the same region on both
 * sides separates nothing.
 */
export function regionsOfWalls({ rows, columns }: Size, { right, below }: Walls): number[][] {
  const cells = new DisjointSets(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns && !right[cell - row]) cells.join(cell, cell + 1);
      if (row + 1 < rows && !below[cell]) cells.join(cell, cell + columns);
    }
  }
  const regions = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  cells.sets().forEach((set, region) => {
    for (const cell of set) regions[Math.floor(cell / columns)]![cell % columns] = region;
  });
  return regions;
}
