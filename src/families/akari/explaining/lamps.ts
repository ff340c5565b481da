/** An Akari as its moves see it: what is left of every rule, and the names of walls. */
import { cellCode } from '../../../core/index.js';
import { countedBoards } from '../../kit/moves/counted-board.js';
import type { CountRule } from '../../kit/rules/index.js';
import type { AkariPuzzle } from '../puzzle.js';
import { type AkariRole, akariRuled } from '../rules.js';

/** A rule of Akari. */
export type LampRule = CountRule & { readonly role: AkariRole };

/** The view of a board. */
export const lampsOf = countedBoards<AkariPuzzle, LampRule>(
  (puzzle) => akariRuled.rules(puzzle) as readonly LampRule[],
);

/** A number, with the cell of its wall: `the 3 of r2c4`. */
export interface WallName {
  readonly number: number;
  readonly wall: string;
}

/** The number of a rule. */
export function wallOf({ least, clue }: CountRule): WallName {
  return { number: least, wall: cellCode(clue!) };
}
