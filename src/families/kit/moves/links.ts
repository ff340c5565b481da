/**
 * The links between candidates of a grid, by mark: weak, if one holds then the other does not, as in one cell
 * or of one number in one area; strong, if one does not hold then the other does, where these two are all
 * that is left.
 */
import { oncePerObject } from '../../../core/index.js';
import type { NumberGrid } from './number-grid.js';

/** A link to another candidate, and the rule that makes it. */
export interface Link {
  readonly to: number;
  readonly rule: string;
}

/** By mark: the candidates that it is linked to; no list where there are none. */
type Links = ReadonlyMap<number, readonly Link[]>;

/** The links of all candidates. */
export interface GridLinks {
  readonly weak: Links;
  /** Strong links in a cell, and in areas. */
  readonly inCells: Links;
  readonly inAreas: Links;
}

/** The links of a grid, found once. */
export const linksOf = oncePerObject((grid: NumberGrid): GridLinks => {
  const [weak, inCells, inAreas] = [new Map(), new Map(), new Map()] as Map<number, Link[]>[];
  const add = (links: Map<number, Link[]>, marks: readonly number[], rule: string): void => {
    for (const from of marks) {
      const own = links.get(from) ?? [];
      links.set(from, own);
      for (const to of marks) if (to !== from && !own.some((link) => link.to === to)) own.push({ to, rule });
    }
  };
  for (let place = 0; place < grid.side ** 2; place++) {
    const marks = grid.candidates(place).map((number) => grid.markOf(place, number));
    const [rule] = grid.cellRules([place]);
    add(weak!, marks, rule!);
    if (marks.length === 2) add(inCells!, marks, rule!);
  }
  for (const area of grid.areas) {
    for (const number of grid.missing(area)) {
      const marks = grid.placesFor(area, number).map((place) => grid.markOf(place, number));
      const rule = grid.rules.areaRule(area, number);
      add(weak!, marks, rule);
      if (marks.length === 2) add(inAreas!, marks, rule);
    }
  }
  return { weak: weak!, inCells: inCells!, inAreas: inAreas! };
});
