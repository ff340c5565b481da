/** A small circuit as a board, with names for its rules and places. */
import { Board } from '../../src/explain/model/board.js';
import type { Part } from '../../src/explain/model/part.js';
import { type CircuitPuzzle, circuit } from '../../src/families/circuit/index.js';
import type { Known } from '../../src/families/contract/explaining.js';

const PUZZLE: CircuitPuzzle = { family: 'circuit', grid: ['ooo', 'ooo', 'ooo'], edges: [] };
const { model, explained } = circuit.formulations
  .find(({ id }) => id === 'tree')!
  .formulate(PUZZLE, { presolve: false, reasons: true });

/** Nine points. */
export const board: Board = new Board(model, explained!);

/** A known track, or its known absence. */
export const known = (place: string, value: boolean): Known => ({
  mark: board.marks.findIndex((mark) => mark.place === place),
  value,
});

/** The part of a reason by its name. */
export const partOf = (id: string): Part => ({
  reason: board.reasons.findIndex(({ reason }) => reason.id === id),
});
