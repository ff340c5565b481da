/**
 * The ten immediate deductions, from the numbers and neighbours of single islands alone. With m
 * as the most bridges in one place (2 in the source), an island is
 *
 * 1. a 1 beside a 1: not joined (unless there are no other islands);  2. a 1 with one neighbour: one bridge;
 * 3. a 2 to m with one neighbour: as many bridges;  4. a 2 with two neighbours of which one is a 1 and the
 *    other is
 * not: a bridge to the other;  5., 7., 9. one less than m times 2, 3 or 4 neighbours: at least m - 1 bridges
 * to each; 6., 8., 10. m times 2, 3 or 4 neighbours: m bridges to each.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 6.2.4 (equations 6.2 to 6.11). Corrected:
 * without the exception the first deduction makes the puzzle of two islands with a 1 unsolvable.
 */
import type { CountBounds } from './confirm.js';
import type { Island, Layout } from './layout.js';

/** A place with the bounds on its bridges that a deduction gives. */
export interface Deduction extends CountBounds {
  /** 1 to 10, in the order of the source. */
  readonly rule: number;
  readonly place: number;
}

/** All deductions, island by island; the first one is given once for each pair of islands. */
export function deductionsOf(layout: Layout, limit: number): readonly Deduction[] {
  return layout.islands.flatMap((island, index) => [
    ...pairDeductions(layout, island, index),
    ...loneDeductions(island, limit),
    ...twoDeductions(layout, island, index, limit),
    ...fullDeductions(island, limit),
  ]);
}

function pairDeductions(layout: Layout, { number, places }: Island, index: number): readonly Deduction[] {
  if (number !== 1 || layout.islands.length === 2) return [];
  return places
    .filter((place) => layout.places[place]!.from === index && neighbour(layout, index, place).number === 1)
    .map((place) => ({ rule: 1, place, least: 0, most: 0 }));
}

function loneDeductions({ number, places }: Island, limit: number): readonly Deduction[] {
  const [place, ...others] = places;
  if (place === undefined || others.length > 0 || number === null || number > limit) return [];
  return [{ rule: number === 1 ? 2 : 3, place, least: number, most: number }];
}

function twoDeductions(
  layout: Layout,
  { number, places }: Island,
  index: number,
  limit: number,
): readonly Deduction[] {
  if (number !== 2 || places.length !== 2) return [];
  const isOne = places.map((place) => neighbour(layout, index, place).number === 1);
  if (isOne[0] === isOne[1]) return [];
  return [{ rule: 4, place: places[isOne[0] ? 1 : 0]!, least: 1, most: limit }];
}

function fullDeductions({ number, places }: Island, limit: number): readonly Deduction[] {
  const sides = places.length;
  if (number === null || sides < 2) return [];
  const rule = 2 * sides + 1;
  if (number === limit * sides)
    return places.map((place) => ({ rule: rule + 1, place, least: limit, most: limit }));
  if (number === limit * sides - 1 && limit > 1)
    return places.map((place) => ({ rule, place, least: limit - 1, most: limit }));
  return [];
}

function neighbour({ islands, places }: Layout, index: number, place: number): Island {
  const { from, to } = places[place]!;
  return islands[from === index ? to : from]!;
}

/** The bounds that all of them together leave to every place. */
export function immediateBounds(layout: Layout, limit: number): readonly CountBounds[] {
  const bounds = layout.places.map(() => ({ least: 0, most: limit }));
  for (const { place, least, most } of deductionsOf(layout, limit)) {
    const found = bounds[place]!;
    found.least = Math.max(found.least, least);
    found.most = Math.min(found.most, most);
  }
  return bounds;
}
