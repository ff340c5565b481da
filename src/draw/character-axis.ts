/** One direction of a character lattice: where its cells begin and end in millimetres. */
import type { Lattice, Scene } from './scene.js';

/**
 * Ends of the cells, one more than there are cells; the first `outer` cells lie before the lattice's origin.
 */
export interface Axis {
  readonly ends: readonly number[];
  readonly outer: number;
}

/** The most distance, in cells, of a line from the boundary or the middle that it is meant to be on. */
const TOLERANCE = 0.2;
/** Lengths below this, in millimetres, come from rounding. */
const ROUNDING = 1e-6;

/** The columns of a scene, strips left of the origin first. */
export function columnsOf(scene: Scene, lattice: Lattice): Axis {
  return axis(
    lattice.x,
    lattice.pitch,
    lattice.size?.columns ?? room(scene.width - lattice.x, lattice),
    lattice.left,
  );
}

/** The rows of a scene, strips above the origin first. */
export function rowsOf(scene: Scene, lattice: Lattice): Axis {
  return axis(
    lattice.y,
    lattice.pitch,
    lattice.size?.rows ?? room(scene.height - lattice.y, lattice),
    lattice.above,
  );
}

/** The cell in which a position lies, or nothing outside of all cells. */
export function cellAt({ ends }: Axis, position: number): number | undefined {
  const next = ends.findIndex((end) => position < end);
  return next > 0 ? next - 1 : undefined;
}

/** The boundary that a position is on, or nothing. */
export function boundaryAt({ ends }: Axis, position: number, pitch: number): number | undefined {
  const found = ends.findIndex((end) => Math.abs(end - position) <= TOLERANCE * pitch);
  return found < 0 ? undefined : found;
}

/** The cells whose middle lies between two positions. */
export function cellsBetween({ ends }: Axis, from: number, to: number): readonly number[] {
  const low = Math.min(from, to) - ROUNDING;
  const high = Math.max(from, to) + ROUNDING;
  const cells: number[] = [];
  for (let cell = 0; cell + 1 < ends.length; cell++) {
    const middle = (ends[cell]! + ends[cell + 1]!) / 2;
    if (low <= middle && middle <= high) cells.push(cell);
  }
  return cells;
}

/** The number of cells fit into a length. */
function room(length: number, { pitch }: Lattice): number {
  return Math.floor((length + ROUNDING) / pitch);
}

function axis(origin: number, pitch: number, count: number, strips: readonly number[] | undefined): Axis {
  const uniform = Array.from({ length: Math.floor((origin + ROUNDING) / pitch) }, () => pitch);
  const outer = strips ?? uniform;
  const ends = [origin];
  for (const width of outer) ends.unshift(ends[0]! - width);
  for (let cell = 1; cell <= count; cell++) ends.push(origin + cell * pitch);
  return { ends, outer: outer.length };
}
