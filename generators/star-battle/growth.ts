/**
 * Regions around placed stars. First every star gets an area of its own, all growing at one rate. Areas that
 * lie side by side are then joined until each region has its stars. What is kept of a region is the shortest
 * ways between its stars; from these the regions grow again, each at a rate of its own, so that small and
 * large ones arise.
 */
import { componentsOf, type Rng, shortestPath } from '../../src/core/index.js';
import type { Grid } from './grid.js';

/** Ways tried to join areas into regions before new areas are grown, and how often these are grown. */
const JOININGS = 400;
const GROWTHS = 20;
/** The number of times faster the fastest region grows than the slowest, about. */
const SPREAD = 8;

/**
 * The region of every cell, row-major; every region is connected and has `stars` of the placed ones.
 * Undefined when the areas could not be joined.
 */
export function growRegions(
  grid: Grid,
  placement: Int32Array,
  stars: number,
  rng: Rng,
): Int8Array | undefined {
  for (let growth = 0; growth < GROWTHS; growth++) {
    const areas = new Int16Array(grid.side ** 2).fill(-1);
    placement.forEach((cell, area) => {
      areas[cell] = area;
    });
    spread(
      grid,
      areas,
      placement.map(() => 1),
      rng,
    );
    const regionOf = joinAreas(neighbouringAreas(grid, areas, placement.length), stars, rng);
    if (regionOf === undefined) continue;
    const regions = skeletons(grid, areas, regionOf, placement);
    const rates = Array.from({ length: grid.side }, () => SPREAD ** rng.next());
    spread(grid, regions, rates, rng);
    return Int8Array.from(regions);
  }
  return undefined;
}

/**
 * Lets all owners take free cells (-1) beside theirs until none is free; `rates`: how fast each owner grows.
 */
function spread(grid: Grid, owners: Int16Array, rates: ArrayLike<number>, rng: Rng): void {
  // A cell is tried at a random time, the sooner the faster its owner grows: the order of a race.
  const waiting: { readonly cell: number; readonly owner: number; readonly time: number }[] = [];
  const ask = (cell: number, owner: number, now: number): void => {
    for (const other of grid.beside[cell]!) {
      if (owners[other] !== -1) continue;
      waiting.push({ cell: other, owner, time: now - Math.log(1 - rng.next()) / rates[owner]! });
    }
  };
  owners.forEach((owner, cell) => {
    if (owner !== -1) ask(cell, owner, 0);
  });
  while (waiting.length > 0) {
    const first = waiting.reduce((best, { time }, index) => (time < waiting[best]!.time ? index : best), 0);
    const { cell, owner, time } = waiting[first]!;
    waiting[first] = waiting.at(-1)!;
    waiting.pop();
    if (owners[cell] !== -1) continue;
    owners[cell] = owner;
    ask(cell, owner, time);
  }
}

/** For every area, the areas that share an edge with it. */
function neighbouringAreas({ beside }: Grid, areas: Int16Array, count: number): readonly number[][] {
  const found = Array.from({ length: count }, () => new Set<number>());
  areas.forEach((area, cell) => {
    for (const other of beside[cell]!) if (areas[other] !== area) found[area]!.add(areas[other]!);
  });
  return found.map((others) => [...others]);
}

/**
 * Joins areas into connected groups of the given size; the group of every area, or undefined when tries ran
 * out.
 */
function joinAreas(neighbours: readonly number[][], size: number, rng: Rng): Int16Array | undefined {
  const groups = new Int16Array(neighbours.length).fill(-1);
  const free = (area: number): boolean => groups[area] === -1;
  let tries = JOININGS;
  const join = (group: number): boolean => {
    if (group * size === neighbours.length) return true;
    const ways = (area: number): number => neighbours[area]!.filter(free).length;
    const open = rng.shuffle([...groups.keys()].filter(free));
    const first = open.reduce((best, area) => (ways(area) < ways(best) ? area : best));
    for (let attempt = 0; attempt < 3 && tries > 0; attempt++) {
      tries--;
      const members = connectedGroup(neighbours, first, size, free, rng);
      if (members === undefined) return false;
      for (const area of members) groups[area] = group;
      if (componentSizes(neighbours, free).every((areas) => areas % size === 0) && join(group + 1))
        return true;
      for (const area of members) groups[area] = -1;
    }
    return false;
  };
  return join(0) ? groups : undefined;
}

/** A random connected group of free areas around the first one; undefined when too few are connected. */
function connectedGroup(
  neighbours: readonly number[][],
  first: number,
  size: number,
  free: (area: number) => boolean,
  rng: Rng,
): readonly number[] | undefined {
  const members = [first];
  while (members.length < size) {
    const around = members.flatMap((area) =>
      neighbours[area]!.filter((other) => free(other) && !members.includes(other)),
    );
    if (around.length === 0) return undefined;
    members.push(rng.pick(around));
  }
  return members;
}

function componentSizes(neighbours: readonly number[][], free: (area: number) => boolean): readonly number[] {
  const areas = [...neighbours.keys()].filter(free);
  return componentsOf(areas, (area) => neighbours[area]!.filter(free)).map(({ size }) => size);
}

/** Only the stars and the shortest ways between them keep their region; all other cells are free (-1). */
function skeletons(
  { beside }: Grid,
  areas: Int16Array,
  regionOf: Int16Array,
  placement: Int32Array,
): Int16Array {
  const kept = new Int16Array(areas.length).fill(-1);
  placement.forEach((star, area) => {
    const region = regionOf[area]!;
    const path = shortestPath(
      star,
      (cell) => beside[cell]!.filter((other) => regionOf[areas[other]!] === region),
      (cell) => kept[cell] === region,
    );
    for (const cell of path ?? [star]) kept[cell] = region;
  });
  return kept;
}
