/** Plans of the Futoshiki generator. */
import { failure, type Result, success } from '../../src/core/index.js';
import { type ReadSettings, refusal } from '../../src/settings/index.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import type { Steering } from '../shared/generator.js';
import type { FUTOSHIKI_SETTINGS } from './settings.js';

/** Everything that an attempt needs. */
export interface FutoshikiPlan {
  readonly size: number;
  readonly isAdjacent: boolean;
  /** The kinds of clues that may be given. */
  readonly kinds: readonly string[];
  readonly aim: ClueAim;
}

/** Checks the settings against each other. */
export function planFutoshiki(
  { size, signs, givens, fewest }: ReadSettings<typeof FUTOSHIKI_SETTINGS>,
  goal: Steering,
): Result<FutoshikiPlan> {
  const isAdjacent = signs === 'adjacent';
  if (isAdjacent && givens === 'none') {
    const flaw = 'Numbers counted down from the largest keep all bars, so that one number at least is given.';
    return failure(refusal('givens', flaw));
  }
  const kinds = givens === 'none' ? ['sign'] : ['given', 'sign'];
  return success({ size, isAdjacent, kinds, aim: clueAim(goal, fewest) });
}
