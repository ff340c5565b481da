/** The door of constraints: their types, by which puzzles are read, solved and drawn. */
import { antiKnight } from './anti-knight.js';
import type { Constraint, ConstraintType } from './contract.js';
import { diagonals } from './diagonals.js';
import { killerCage } from './killer-cage.js';
import { thermometer } from './thermometer.js';

/** All types in the order in which lists show them. */
export const CONSTRAINT_TYPES: readonly ConstraintType[] = [killerCage, thermometer, diagonals, antiKnight];

const BY_NAME = new Map(CONSTRAINT_TYPES.map((type) => [type.type, type]));

/** The type of a name; undefined: there is none. */
export function constraintTypeOf({ type }: Constraint): ConstraintType | undefined {
  return BY_NAME.get(type);
}

export { cellLists, moveConstraint } from './cells.js';
export type { Constraint, ConstraintType, Drawn, SudokuCells } from './contract.js';
export type { KillerCage } from './killer-cage.js';
export type { Thermometer } from './thermometer.js';
