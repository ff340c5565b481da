/**
 * Ways for cells to go over from one region to another so that all regions stay connected and keep their
 * stars.
 */
import { reachableFrom, shortestPath } from '../../src/core/index.js';
import { type Grid, OUTSIDE, survivesWithout } from './grid.js';

/** Cells of one region that go over to another. */
export interface Transfer {
  readonly cells: readonly number[];
  readonly to: number;
}

/** The transfers of one border cell alone, to each region beside it. */
export function singleTransfers(grid: Grid, regions: Int8Array, cell: number): readonly Transfer[] {
  const targets = regionsBeside(grid, regions, cell);
  if (targets.size === 0 || !survivesWithout(grid, regions, cell)) return [];
  return [...targets].map((to) => ({ cells: [cell], to }));
}

/**
 * The transfers of a cell together with the cells on its shortest way out of its region and whatever that
 * cuts off from the region's stars; none when the stars themselves would be cut off from each other.
 * @param isStar whether a cell has a placed star; such a cell never goes over
 */
export function deepTransfers(
  grid: Grid,
  regions: Int8Array,
  cell: number,
  isStar: (cell: number) => boolean,
): readonly Transfer[] {
  const way = wayOut(grid, regions, cell, isStar);
  if (way === undefined) return [];
  const gone = new Set(way.cells);
  const rest: number[] = [];
  regions.forEach((region, other) => {
    if (region === regions[cell] && !gone.has(other)) rest.push(other);
  });
  const first = rest.find(isStar);
  if (first === undefined) return [];
  const stays = (other: number): boolean => regions[other] === regions[cell] && !gone.has(other);
  const kept = reachableFrom([first], (from) => grid.beside[from]!.filter(stays));
  const left = rest.filter((other) => !kept.has(other));
  if (left.some(isStar)) return [];
  return way.targets.map((to) => ({ cells: [...way.cells, ...left], to }));
}

/** The other regions that share an edge with a cell. */
function regionsBeside({ beside }: Grid, regions: Int8Array, cell: number): ReadonlySet<number> {
  const others = new Set(beside[cell]!.map((other) => regions[other]!));
  others.delete(regions[cell]!);
  others.delete(OUTSIDE);
  return others;
}

/** The shortest way from a cell to the border of its region, around the stars, and the regions beyond. */
function wayOut(
  grid: Grid,
  regions: Int8Array,
  start: number,
  isStar: (cell: number) => boolean,
): { readonly cells: readonly number[]; readonly targets: readonly number[] } | undefined {
  const passes = (cell: number): boolean => regions[cell] === regions[start] && !isStar(cell);
  const cells = shortestPath(
    start,
    (cell) => grid.beside[cell]!.filter(passes),
    (cell) => regionsBeside(grid, regions, cell).size > 0,
  );
  return cells && { cells, targets: [...regionsBeside(grid, regions, cells[0]!)] };
}
