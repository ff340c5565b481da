/** Random black cells of which no two share a side and which leave all others connected. */
import { orbitsOf, type Rng, type Size, type SymmetryName, sideNeighbours } from '../../src/core/index.js';

/** The black cells that are asked for. */
export interface BlackOptions {
  readonly size: Size;
  readonly symmetry: SymmetryName;
}

/** Patterns that are tried. */
const PATTERNS = 200;

/** Orbits and neighbours of cells, for the latest options. */
let latest:
  | {
      readonly options: BlackOptions;
      readonly orbits: readonly (readonly number[])[];
      readonly sides: readonly Int32Array[];
    }
  | undefined;

/**
 * By cell: 1 for black ones, of which no single one can be added, for then there would be a second solution
 * whatever the numbers are; undefined: no such pattern was found. Orbit after orbit becomes black where it
 * may; orbits beside a cell that could still be black come first in the next pattern.
 */
export function randomBlacks(options: BlackOptions, rng: Rng): Uint8Array | undefined {
  if (latest?.options !== options) {
    const { size, symmetry } = options;
    latest = { options, orbits: orbitsOf(size, symmetry), sides: sideNeighbours(size) };
  }
  const { orbits, sides } = latest;
  let order = rng.shuffle([...orbits]);
  for (let pattern = 0; pattern < PATTERNS; pattern++) {
    const blacks = new Uint8Array(sides.length);
    for (const orbit of order) add(orbit, blacks, sides);
    const free = orbits.flat().filter((cell) => blacks[cell] === 0 && add([cell], blacks.slice(), sides));
    if (free.length === 0) return blacks;
    const beside = new Set(sides[rng.pick(free)]);
    const isFirst = (orbit: readonly number[]): boolean => orbit.some((cell) => beside.has(cell));
    order = rng.shuffle(order);
    order = [...order.filter(isFirst), ...order.filter((orbit) => !isFirst(orbit))];
  }
  return undefined;
}

/** Makes some cells black if they may be; false: they may not. */
function add(cells: readonly number[], blacks: Uint8Array, sides: readonly Int32Array[]): boolean {
  for (const cell of cells) blacks[cell] = 1;
  const mayBe =
    cells.every((cell) => sides[cell]!.every((other) => blacks[other] === 0)) && areConnected(blacks, sides);
  if (!mayBe) for (const cell of cells) blacks[cell] = 0;
  return mayBe;
}

/** True if the cells that are not black are connected. */
function areConnected(blacks: Uint8Array, sides: readonly Int32Array[]): boolean {
  const isSeen = blacks.slice();
  const first = isSeen.indexOf(0);
  const found = [first];
  isSeen[first] = 1;
  for (const cell of found) {
    for (const other of sides[cell]!) {
      if (isSeen[other] === 1) continue;
      isSeen[other] = 1;
      found.push(other);
    }
  }
  return !isSeen.includes(0);
}
