/** Random Hashis with a given number of islands: grown bridge by bridge, so that there is a solution. */
import type { Cell } from '../../../../src/core/grid/cell.js';
import type { Rng } from '../../../../src/core/random.js';
import { layoutOf } from '../../../../src/families/hashi/layout.js';
import type { HashiPuzzle } from '../../../../src/families/hashi/puzzle.js';
import { verdictOf } from './by-sat.js';

/** Layouts that are grown; among them unique puzzles go first, then those with the right number of places. */
const LAYOUTS = 40;
/** Steps without a new island after which a layout is given up. */
const PATIENCE = 2000;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DOUBLE = 0.4;

/** A solvable puzzle with so many islands; unique and with so many places for bridges where some layout is. */
export function grownHashi(side: number, islands: number, places: number, rng: Rng): HashiPuzzle {
  const layouts = (apart: boolean) =>
    Array.from({ length: LAYOUTS }, () => grow(side, islands, apart, rng) ?? []).flat();
  const apart = layouts(true);
  // A crowded board has no room for islands that are all apart.
  const found = (apart.length > 0 ? apart : layouts(false)).map((puzzle) => {
    const distance = Math.abs(layoutOf(puzzle).places.length - places);
    return { puzzle, cost: distance + (verdictOf(puzzle).verdict === 'unique' ? 0 : places) };
  });
  const [best] = found.sort((one, other) => one.cost - other.cost);
  if (best === undefined) throw new Error(`no layout of ${islands} islands on ${side}x${side}`);
  return best.puzzle;
}

/** Undefined when the islands found no room; `apart`: none has a neighbour. */
function grow(side: number, islands: number, apart: boolean, rng: Rng): HashiPuzzle | undefined {
  /** By cell: bridges that end there, -1 where some pass. */
  const ends = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  const built: Cell[] = [[rng.integer(side), rng.integer(side)]];
  for (let step = 0; built.length < islands; step++) {
    if (step > PATIENCE) return undefined;
    const [row, column] = rng.pick(built);
    const [down, right] = rng.pick(DIRECTIONS);
    const length = (apart ? 2 : 1) + rng.integer(Math.max(2, side >> 2));
    const end: Cell = [row + length * down, column + length * right];
    if (!hasRoom(ends, [row, column], [down, right], length)) continue;
    if (apart && !isAlone(ends, end)) continue;
    const count = rng.next() < DOUBLE ? 2 : 1;
    for (let pass = 1; pass < length; pass++) ends[row + pass * down]![column + pass * right] = -1;
    ends[row]![column]! += count;
    ends[end[0]]![end[1]] = count;
    built.push(end);
    step = 0;
  }
  return { family: 'hashi', islands: ends.map((cells) => cells.map((count) => Math.max(0, count))) };
}

/** All cells on the way to the new island, and its own, are free. */
function hasRoom(
  ends: readonly (readonly number[])[],
  [row, column]: Cell,
  [down, right]: readonly [number, number],
  length: number,
): boolean {
  for (let pass = 1; pass <= length; pass++) {
    if (ends[row + pass * down]?.[column + pass * right] !== 0) return false;
  }
  return true;
}

function isAlone(ends: readonly (readonly number[])[], [row, column]: Cell): boolean {
  return DIRECTIONS.every(([down, right]) => (ends[row + down]?.[column + right] ?? 0) <= 0);
}
