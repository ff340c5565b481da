/**
 * The arguments of Sudoku as players say them, in one sentence: by counting, by a pattern that has a name, or
 * by a chain.
 */
import type { StepShape } from '../../contract/explaining.js';
import { becauseOfChain } from './chain-words.js';
import { becauseOfCounts } from './counted-words.js';
import { becauseOfCover } from './cover-words.js';
import { becauseOfLinks } from './link-words.js';
import { becauseOfPattern } from './named-patterns.js';

/** The argument of a step, as it follows `because`; undefined for one of another kind. */
export function becauseOfRules(step: StepShape): string | undefined {
  const counted = becauseOfCounts(step);
  if (counted !== undefined || step.reasons.length === 1) return counted;
  return becauseOfPattern(step) ?? becauseOfChains(step, 1) ?? becauseOfCover(step) ?? becauseOfChains(step);
}

function becauseOfChains(step: StepShape, most?: number): string | undefined {
  return becauseOfChain(step, most) ?? becauseOfLinks(step, most);
}
