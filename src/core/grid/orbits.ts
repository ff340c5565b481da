/**
 * Symmetric patterns: the symmetries that a pattern of cells may be asked to have, and the cells that each
 * keeps together.
 */
import type { Cell, Size } from './cell.js';
import { type Moves, symmetryOf } from './symmetries.js';

/** The symmetries by name, `none` first; `left-right`, `up-down` and `diagonal` are reflections. */
export const SYMMETRY_NAMES = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'up-down',
  'diagonal',
] as const;

export type SymmetryName = (typeof SYMMETRY_NAMES)[number];

const NO_MOVES: Moves = { flipsRows: false, flipsColumns: false, transposes: false };

/** The move that is repeated: cells that it takes to each other are all in the pattern or all outside it. */
const MOVES: Readonly<Record<SymmetryName, Moves>> = {
  none: NO_MOVES,
  'half-turn': { ...NO_MOVES, flipsRows: true, flipsColumns: true },
  'quarter-turn': { ...NO_MOVES, flipsRows: true, transposes: true },
  'left-right': { ...NO_MOVES, flipsColumns: true },
  'up-down': { ...NO_MOVES, flipsRows: true },
  diagonal: { ...NO_MOVES, transposes: true },
};

/** The moves that a symmetry repeats: the one that leaves every cell where it is, and those after it. */
export function movesOf(size: Size, name: SymmetryName): readonly ((cell: Cell) => Cell)[] {
  const symmetry = symmetryOf(size, MOVES[name]);
  const corner: Cell = [0, 1];
  const moves = [(cell: Cell): Cell => cell];
  for (let place = symmetry.to(corner); place.join() !== corner.join(); place = symmetry.to(place)) {
    const before = moves.at(-1)!;
    moves.push((cell) => symmetry.to(before(cell)));
  }
  return moves;
}

/**
 * The cells of a grid (row-major) in orbits: groups of cells that the symmetry takes to each other. Each
 * orbit is in rising order; orbits are in the order of their first cells.
 * @param size of a square, where the symmetry exchanges rows and columns (`quarter-turn`, `diagonal`)
 */
export function orbitsOf(size: Size, name: SymmetryName): readonly (readonly number[])[] {
  const symmetry = symmetryOf(size, MOVES[name]);
  const seen = new Set<number>();
  const orbits: number[][] = [];
  for (let first = 0; first < size.rows * size.columns; first++) {
    if (seen.has(first)) continue;
    const orbit: number[] = [];
    let place: Cell = [Math.floor(first / size.columns), first % size.columns];
    for (let cell = first; !seen.has(cell); cell = place[0] * size.columns + place[1]) {
      seen.add(cell);
      orbit.push(cell);
      place = symmetry.to(place);
    }
    orbits.push(orbit.sort((one, other) => one - other));
  }
  return orbits;
}
