/** Puzzles that somebody else made: only those that are proved to have one solution come into a book. */
import type { Engine } from '../engine/engine.js';
import type { AnyFamily, Puzzle, Rating } from '../families/family.js';
import { checkPuzzle } from '../proving/check.js';
import { chooseFormulation } from '../proving/formulation.js';

/** A proof with its solution and rating, or the verdict that keeps a puzzle out. */
export type Certificate =
  | {
      readonly verdict: 'unique';
      readonly solution: unknown;
      readonly rating: Pick<Rating, 'difficulty' | 'guessing'>;
      readonly engine: string;
      /** Whether an independent checker has followed the proof. */
      readonly certified: boolean;
    }
  | { readonly verdict: 'multiple' | 'none' | 'undecided' };

/** Conflicts that a proof may take: what a puzzle for people never needs. */
const PROOF_CONFLICTS = 2_000_000;

/**
 * Proves and rates a puzzle.
 * @param isChecked an independent checker follows the proof
 */
export function certify(family: AnyFamily, puzzle: Puzzle, engine: Engine, isChecked: boolean): Certificate {
  const formulation = chooseFormulation(family, engine.id);
  const budget = { conflicts: PROOF_CONFLICTS };
  const answer = checkPuzzle({ family, puzzle, formulation, engine, budget, certify: isChecked });
  if (answer.verdict !== 'unique') return { verdict: answer.verdict };
  const { difficulty, guessing } = family.rate(puzzle);
  return {
    verdict: 'unique',
    solution: answer.solution,
    rating: { difficulty, guessing },
    engine: engine.id,
    certified: answer.certified,
  };
}
