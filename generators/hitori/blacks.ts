/** Random black cells of which no two share a side and which leave all others connected. */
import { orbitsOf, type Rng, type Size, type SymmetryName, sideNeighbours } from '../../src/core/index.js';

/** The black cells that are asked for. */
export interface BlackOptions {
  readonly size: Size;
  readonly symmetry: SymmetryName;
}

/** Orbits and neighbours of cells, for the latest options. */
let latest:
  | {
      readonly options: BlackOptions;
      readonly orbits: readonly (readonly number[])[];
      readonly sides: readonly Int32Array[];
    }
  | undefined;

/** By cell: 1 for black ones, of which no more can be added. Orbit after orbit becomes black where it may. */
export function randomBlacks(options: BlackOptions, rng: Rng): Uint8Array {
  if (latest?.options !== options) {
    const { size, symmetry } = options;
    latest = { options, orbits: orbitsOf(size, symmetry), sides: sideNeighbours(size) };
  }
  const { orbits, sides } = latest;
  const blacks = new Uint8Array(sides.length);
  for (const orbit of rng.shuffle([...orbits])) {
    for (const cell of orbit) blacks[cell] = 1;
    const mayBe =
      orbit.every((cell) => sides[cell]!.every((other) => blacks[other] === 0)) &&
      areConnected(blacks, sides);
    if (!mayBe) for (const cell of orbit) blacks[cell] = 0;
  }
  return blacks;
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
