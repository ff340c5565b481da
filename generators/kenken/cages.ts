/** Cages as sets of cells: a random division of the grid, and the ways to split one cage in two. */
import { type Rng, reachableFrom, sideNeighbours } from '../../src/core/index.js';

/** Cells, row-major and in rising order, connected by edges. */
export type Cells = readonly number[];

/** Of every cell of the grid, the cells that share an edge with it. */
type Beside = readonly Int32Array[];

/** Relative frequencies of cage sizes: one cell, two, and so on. A lone cell shows its number. */
const WEIGHTS = [1, 9, 10, 7, 4, 2];

/** Divides the grid into cages of at most `largest` cells. */
export function divide(size: number, largest: number, rng: Rng): Cells[] {
  const owners = new Int16Array(size * size).fill(-1);
  const cages: number[][] = [];
  const beside = sideNeighbours({ rows: size, columns: size });
  for (const cell of rng.shuffle([...owners.keys()])) {
    if (owners[cell] !== -1) continue;
    const cage = [cell];
    owners[cell] = cages.length;
    for (const wanted = drawSize(largest, rng); cage.length < wanted; ) {
      const free = cage.flatMap((one) => [...beside[one]!]).filter((next) => owners[next] === -1);
      if (free.length === 0) break;
      const next = rng.pick(free);
      owners[next] = cages.length;
      cage.push(next);
    }
    cages.push(cage);
  }
  return joinLoneCells(cages, owners, beside, largest, rng);
}

/**
 * All ways to split a cage into two connected parts, except that a lone cell is split off only where nothing
 * else will do.
 */
export function splits(cage: Cells, size: number): readonly (readonly [Cells, Cells])[] {
  const found: (readonly [Cells, Cells])[] = [];
  const beside = sideNeighbours({ rows: size, columns: size });
  // The first cell is always in the first part, so that no split is found twice.
  for (let chosen = 1; chosen < (1 << cage.length) - 1; chosen += 2) {
    const first = cage.filter((_, index) => ((chosen >> index) & 1) === 1);
    const second = cage.filter((_, index) => ((chosen >> index) & 1) === 0);
    if (isConnected(first, beside) && isConnected(second, beside)) found.push([first, second]);
  }
  const balanced = found.filter((parts) => parts.every(({ length }) => length > 1));
  return balanced.length > 0 ? balanced : found;
}

/**
 * Cells that are left alone join a neighbouring cage that has room, so that few numbers are given outright.
 */
function joinLoneCells(
  cages: number[][],
  owners: Int16Array,
  beside: Beside,
  largest: number,
  rng: Rng,
): Cells[] {
  for (const [index, cage] of cages.entries()) {
    if (cage.length !== 1 || rng.integer(WEIGHTS.length) === 0) continue;
    const hosts = Array.from(beside[cage[0]!]!)
      .map((next) => owners[next]!)
      .filter((host) => host !== index && cages[host]!.length < largest);
    if (hosts.length === 0) continue;
    const host = rng.pick(hosts);
    owners[cage[0]!] = host;
    cages[host]!.push(cage.pop()!);
  }
  return cages.filter(({ length }) => length > 0).map((cage) => cage.sort((one, other) => one - other));
}

function drawSize(largest: number, rng: Rng): number {
  const weights = WEIGHTS.slice(0, largest);
  let drawn = rng.integer(weights.reduce((total, weight) => total + weight, 0));
  let size = 0;
  while (drawn >= weights[size]!) drawn -= weights[size++]!;
  return size + 1;
}

/** True if cells are connected by edges. */
export function isConnected(cells: Cells, beside: Beside): boolean {
  const own = (cell: number): Int32Array => beside[cell]!.filter((next) => cells.includes(next));
  return reachableFrom(cells.slice(0, 1), own).size === cells.length;
}
