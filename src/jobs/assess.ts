/** Puzzles that somebody else made: each is proved to have one solution and rated, or its verdict keeps it out. */
import type { Engine } from '../engine/engine.js';
import type { AnyFamily, Puzzle, Rating } from '../families/family.js';
import { certify } from '../proving/certify.js';

/** A proof with its solution and rating, or the verdict of a puzzle that is not proved to have one solution. */
export type Assessment =
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
 * @param checkProof an independent checker follows the proof
 */
export function assess(family: AnyFamily, puzzle: Puzzle, engine: Engine, checkProof: boolean): Assessment {
  const answer = certify(family, puzzle, { engine, budget: { conflicts: PROOF_CONFLICTS }, checkProof });
  if (answer.verdict !== 'unique') return { verdict: answer.verdict };
  const { difficulty, guessing } = family.rate(puzzle);
  const { solution, certified } = answer;
  return { verdict: 'unique', solution, rating: { difficulty, guessing }, engine: engine.id, certified };
}
