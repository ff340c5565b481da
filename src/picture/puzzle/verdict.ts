/**
 * The verdict on a finished picture: by the engine that proves, with nothing taken over from the steps
 * before.
 */
import type { Budget } from '../../core/index.js';
import { type NonogramPuzzle, type NonogramSolution, nonogram } from '../../families/nonogram/index.js';
import { certify } from '../../proving/index.js';
import type { Engine } from '../../solve/index.js';

/** True if the nonogram has one solution. */
export type PictureVerdict = 'unique' | 'multiple' | 'undecided';

/**
 * Conflicts that the last proof may take although the time is over, for a puzzle that is expected to be
 * unique.
 */
const LAST_PROOF_CONFLICTS = 5000;

interface Proving {
  /** Proves uniqueness. */
  readonly prover: Engine;
  readonly budget?: Budget;
  /** Have the proof checked; default true. */
  readonly certify?: boolean;
}

interface Judged {
  readonly verdict: PictureVerdict;
  /**
   * True if nothing in the verdict rests on an engine's word: its proof was checked, or two solutions are
   * known.
   */
  readonly certified: boolean;
  /** A solution that is not the picture; present when the verdict is `multiple`. */
  readonly other?: NonogramSolution;
}

/**
 * Decides whether a picture's puzzle is unique.
 * @param picture the solution that the puzzle was made of
 * @param expected the puzzle was found unique before: a timeout then still leaves room for a short proof, so
 *   that a finished puzzle is not called undecided
 */
export function verdictOn(
  puzzle: NonogramPuzzle,
  picture: NonogramSolution,
  { prover: engine, budget = {}, certify: checkProof = true }: Proving,
  expected: boolean,
): Judged {
  // Stating the model of a large picture takes long by itself.
  if (!expected && budget.abort?.() === true) return { verdict: 'undecided', certified: false };
  const certifyWithin = (limits: Budget) =>
    certify(nonogram, puzzle, { engine, budget: limits, checkProof, expected: picture });
  const inTime = certifyWithin(budget);
  const isLate = inTime.verdict === 'undecided' && inTime.limit === 'abort';
  const answer = isLate && expected ? certifyWithin({ conflicts: LAST_PROOF_CONFLICTS }) : inTime;
  const { verdict, certified } = answer;
  if (verdict === 'none') throw new Error('a picture is no solution of its own clues');
  if (answer.verdict !== 'multiple') return { verdict, certified };
  const found = [answer.solution, answer.second] as NonogramSolution[];
  return { verdict, certified, other: found.find((one) => nonogram.differences(one, picture).length > 0)! };
}
