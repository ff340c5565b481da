/** A Circuit Board of three rows of three points without tracks, for tests of arguments. */
import type { Cell } from '../../../src/core/grid/cell.js';
import { type CircuitPuzzle, circuit } from '../../../src/families/circuit/index.js';
import type { Mark, MarkedValue } from '../../../src/families/contract/explaining.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const PUZZLE: CircuitPuzzle = { family: 'circuit', grid: ['ooo', 'ooo', 'ooo'], edges: [] };

/** Its places for tracks. */
export const MARKS: readonly Mark[] = explainedPuzzle(circuit, PUZZLE).marks;

/** The cell of a code: `r1c2`. */
export function cellOf(code: string): Cell {
  const [row, column] = [...code.matchAll(/\d+/g)].map(([digits]) => Number(digits) - 1);
  return [row!, column!];
}

/** The known values at the places with these names. */
export function known(value: boolean, places: readonly string[]): readonly MarkedValue[] {
  return places.map((place) => ({ mark: MARKS.find((mark) => mark.place === place)!, value }));
}
