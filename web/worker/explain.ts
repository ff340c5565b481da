/** The steps of a solution in words. */
import { type ExplainProgress, explain, type Puzzle, type StepRecord } from '../../src/browser.js';
import { familyOf } from './family-of.js';

/** The steps of a puzzle, or the verdict that keeps it from being explained. */
export interface Steps {
  readonly verdict: 'solved' | 'limit' | 'multiple' | 'none' | 'undecided';
  readonly steps: readonly StepRecord[];
}

/** All steps of the solution, in order. */
export async function explainSteps(
  { puzzle }: { readonly puzzle: Puzzle },
  onProgress?: (progress: ExplainProgress) => void,
): Promise<Steps> {
  const answer = await explain(
    familyOf(puzzle.family),
    puzzle,
    onProgress === undefined ? {} : { onProgress },
  );
  const { verdict } = answer;
  return { verdict, steps: 'steps' in answer ? answer.steps : [] };
}
