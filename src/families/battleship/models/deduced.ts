/** What plain logic finds before a model is built, and its confirmation by the rules. */
import type { Formulated } from '../../family.js';
import { type BattleshipClaim, confirmBattleship } from '../confirm.js';
import { Deduction } from '../deduction.js';
import type { BattleshipPuzzle, BattleshipSolution, Placement } from '../puzzle.js';

/** Ships that can still lie, and what is known of cells. */
export interface DeducedShips {
  readonly contradicts: boolean;
  readonly ships: readonly Placement[];
  /** What is known of cells, row-major: `SEA`, `SHIP` or open. */
  readonly cells: Readonly<Uint8Array>;
  readonly confirmation: Pick<Formulated<BattleshipSolution>, 'confirmPresolve'>;
}

/** Applies plain logic to a puzzle. */
export function deduceShips(puzzle: BattleshipPuzzle): DeducedShips {
  const deduction = new Deduction(puzzle);
  const contradicts = deduction.propagate() === 'contradiction';
  const { states: cells, placements } = deduction;
  const canLie = (place: number): boolean => deduction.isPossible(place);
  const claim: BattleshipClaim = contradicts ? 'contradiction' : { canLie, cells };
  return {
    contradicts,
    ships: placements.filter((_, place) => canLie(place)),
    cells,
    confirmation: { confirmPresolve: () => confirmBattleship(puzzle, claim) },
  };
}
