/** The claim of presolve about the ships, and its confirmation by the rules. */
import type { Formulated } from '../../contract/family.js';
import { type BattleshipClaim, confirmBattleship } from '../confirm.js';
import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  type Placement,
  placementsOf,
  sizeOf,
} from '../puzzle.js';

/** Makes the claim of presolve about the solutions of a puzzle. */
export type DeduceShips = (puzzle: BattleshipPuzzle) => BattleshipClaim;

/** Ships that can still lie, and the known cells. */
export interface DeducedShips {
  readonly contradicts: boolean;
  /** In a contradiction all ships. */
  readonly ships: readonly Placement[];
  /** The states of the cells, row-major, each one of `CELL`: `empty` is water; in a contradiction nothing. */
  readonly cells: Readonly<Uint8Array>;
  readonly confirmation: Pick<Formulated<BattleshipSolution>, 'confirmPresolve'>;
}

/** The claim as models start from it. */
export function deducedShips(puzzle: BattleshipPuzzle, deduce: DeduceShips): DeducedShips {
  const claim = deduce(puzzle);
  const contradicts = claim === 'contradiction';
  const places = placementsOf(sizeOf(puzzle), puzzle.fleet);
  const canLie = places.map((_, place) => contradicts || claim.canLie(place));
  const cells = contradicts
    ? new Uint8Array(puzzle.rows.length * puzzle.columns.length)
    : claim.cells.slice();
  // What the model takes for granted is confirmed, whatever the deduction would say of it now.
  const taken: BattleshipClaim = contradicts ? 'contradiction' : { canLie: (place) => canLie[place]!, cells };
  return {
    contradicts,
    ships: places.filter((_, place) => canLie[place]),
    cells,
    confirmation: { confirmPresolve: () => confirmBattleship(puzzle, taken) },
  };
}
