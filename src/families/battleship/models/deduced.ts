/** What plain logic finds before a model is built, and its confirmation by the rules. */
import type { Formulated } from '../../family.js';
import { type BattleshipClaim, confirmBattleship } from '../confirm.js';
import { Deduction, SEA, SHIP } from '../deduction.js';
import type { BattleshipPuzzle, BattleshipSolution, Placement } from '../puzzle.js';

/** Ships that can still lie, and what is known of cells. */
export interface DeducedShips {
  readonly contradicts: boolean;
  readonly ships: readonly Placement[];
  /** What a cell (row-major) is known to be. */
  cell(cell: number): 'water' | 'ship' | 'open';
  readonly confirmation: Pick<Formulated<BattleshipSolution>, 'confirmPresolve'>;
}

/** Applies plain logic to a puzzle. */
export function deduceShips(puzzle: BattleshipPuzzle): DeducedShips {
  const deduction = new Deduction(puzzle);
  const contradicts = deduction.propagate() === 'contradiction';
  const cell = (index: number): 'water' | 'ship' | 'open' => {
    const state = deduction.cell(index);
    return state === SEA ? 'water' : state === SHIP ? 'ship' : 'open';
  };
  const claim: BattleshipClaim = contradicts
    ? 'contradiction'
    : { canLie: (place) => deduction.isPossible(place), cell };
  return {
    contradicts,
    ships: deduction.placements.filter((_, index) => deduction.isPossible(index)),
    cell,
    confirmation: { confirmPresolve: () => confirmBattleship(puzzle, claim) },
  };
}
