/** Cages as sets of cells: a random division of the grid, and the ways to split one cage in two. */
import type { Rng } from '../../src/core/random.js';

/** Cells, row-major and in rising order, connected by edges. */
export type Cells = readonly number[];

/** How often cages of each size are aimed at: of one cell, two, and so on. A lone cell tells its number. */
const WEIGHTS = [1, 9, 10, 7, 4, 2];

/** Divides the grid into cages of at most `largest` cells. */
export function divide(size: number, largest: number, rng: Rng): Cells[] {
  const owners = new Int16Array(size * size).fill(-1);
  const cages: number[][] = [];
  for (const cell of rng.shuffle([...owners.keys()])) {
    if (owners[cell] !== -1) continue;
    const cage = [cell];
    owners[cell] = cages.length;
    for (const wanted = drawSize(largest, rng); cage.length < wanted; ) {
      const free = cage.flatMap((one) => neighbours(one, size)).filter((next) => owners[next] === -1);
      if (free.length === 0) break;
      const next = rng.pick(free);
      owners[next] = cages.length;
      cage.push(next);
    }
    cages.push(cage);
  }
  return joinLoneCells(cages, owners, size, largest, rng);
}

/** All ways to split a cage into two connected parts, except that a lone cell is split off only where nothing else will do. */
export function splits(cage: Cells, size: number): readonly (readonly [Cells, Cells])[] {
  const found: (readonly [Cells, Cells])[] = [];
  // The first cell is always in the first part, so that no split is found twice.
  for (let chosen = 1; chosen < (1 << cage.length) - 1; chosen += 2) {
    const first = cage.filter((_, index) => ((chosen >> index) & 1) === 1);
    const second = cage.filter((_, index) => ((chosen >> index) & 1) === 0);
    if (isConnected(first, size) && isConnected(second, size)) found.push([first, second]);
  }
  const balanced = found.filter((parts) => parts.every(({ length }) => length > 1));
  return balanced.length > 0 ? balanced : found;
}

/** Cells that are left alone join a neighbouring cage that has room, so that few numbers are given outright. */
function joinLoneCells(
  cages: number[][],
  owners: Int16Array,
  size: number,
  largest: number,
  rng: Rng,
): Cells[] {
  for (const [index, cage] of cages.entries()) {
    if (cage.length !== 1 || rng.integer(WEIGHTS.length) === 0) continue;
    const hosts = neighbours(cage[0]!, size)
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

/** Whether cells hang together by edges. */
export function isConnected(cells: Cells, size: number): boolean {
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached)
    for (const next of neighbours(cell, size)) if (cells.includes(next)) reached.add(next);
  return reached.size === cells.length;
}

function neighbours(cell: number, size: number): number[] {
  const column = cell % size;
  return [
    ...(cell >= size ? [cell - size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
    ...(cell < size * (size - 1) ? [cell + size] : []),
  ];
}
