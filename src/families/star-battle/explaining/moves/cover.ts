/** Covers of cells by blocks of two by two, each of which takes one star. */
import type { Stars } from './stars.js';

/** The cells of a cover that are in one block. */
export type Block = readonly number[];

/**
 * The covers of some cells, in order, by at most `most` blocks. No cell is in two blocks.
 */
export function* covers(
  stars: Stars,
  cells: readonly number[],
  most: number,
): Generator<readonly Block[], undefined> {
  const [first] = cells;
  if (first === undefined) {
    yield [];
    return;
  }
  if (most <= 0 || mostApart(stars, cells, most + 1) > most) return;
  for (const block of stars.blocksFrom(first, cells)) {
    const left = cells.filter((cell) => !block.includes(cell));
    for (const cover of covers(stars, left, most - 1)) yield [block, ...cover];
  }
}

/** A cover of some cells by at most `most` blocks; undefined where there is none. */
export function coverOf(stars: Stars, cells: readonly number[], most: number): readonly Block[] | undefined {
  return most < 0 ? undefined : covers(stars, cells, most).next().value;
}

/**
 * Some number of stars for which these cells have room, so that no fewer blocks cover them.
 * @param enough the count stops here
 */
export function mostApart(stars: Stars, cells: readonly number[], enough: number): number {
  const apart: number[] = [];
  for (const cell of cells) {
    if (apart.some((other) => stars.touches(cell, other))) continue;
    apart.push(cell);
    if (apart.length >= enough) break;
  }
  return apart.length;
}
