/**
 * Puzzles that somebody else made: each is proved to have one solution and rated, or its verdict keeps it
 * out.
 */

import { type ShownRating, type StepDetail, shownByLogic, shownBySteps } from '../../explain/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import { certify } from '../../proving/index.js';
import type { Engine } from '../../solve/index.js';

/**
 * A proof with its solution and rating, or the verdict of a puzzle that is not proved to have one solution.
 */
export type Assessment =
  | {
      readonly verdict: 'unique';
      readonly solution: unknown;
      readonly shown: ShownRating;
      readonly engine: string;
      /** True if an independent checker has followed the proof. */
      readonly certified: boolean;
    }
  | { readonly verdict: 'multiple' | 'none' | 'undecided' };

/** Conflicts that a proof may take: what a puzzle for people never needs. */
const PROOF_CONFLICTS = 2_000_000;

/** Options of an assessment. */
interface AssessOptions {
  /** An independent checker follows the proof. */
  readonly certify: boolean;
  /** Rate it by its steps, as the command `rate` does; absent: by logic, which is quick. */
  readonly bySteps?: StepDetail;
}

/** Proves and rates a puzzle. */
export function assess(
  family: AnyFamily,
  puzzle: Puzzle,
  engine: Engine,
  { certify: checkProof, bySteps }: AssessOptions,
): Assessment {
  const answer = certify(family, puzzle, { engine, budget: { conflicts: PROOF_CONFLICTS }, checkProof });
  if (answer.verdict !== 'unique') return { verdict: answer.verdict };
  const { solution, certified } = answer;
  const stepped =
    bySteps === undefined ? undefined : shownBySteps(family, puzzle, { detail: bySteps, solution });
  const shown = stepped ?? shownByLogic(family, puzzle);
  return { verdict: 'unique', solution, shown, engine: engine.id, certified };
}
