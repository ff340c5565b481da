/**
 * A run of simple steps in words, round by round; what only crosses out candidates beside entries is said
 * together.
 */

import type { Mark } from '../../families/contract/index.js';
import { withoutImplied } from '../model/entries.js';
import type { Step } from '../model/step.js';
import { joinedAmountSteps } from '../words/amount-words.js';
import { joinedSteps } from '../words/exclusion-words.js';
import { saysStep } from '../words/says.js';
import { type RunGroup, runGroups } from './run-groups.js';

/** Steps of a run with the same name. */
export interface RunPart {
  /** `Hidden single`; absent where players have none. */
  readonly name?: string;
  /** A sentence for each step, or for candidates that are excluded together. */
  readonly sentences: readonly string[];
}

/** Players do this without a word: it is said once in a run, as a reminder. */
const CROSSED_OUT: RunPart = { sentences: ['What entries exclude beside them is crossed out.'] };

/** The steps of a run, in an order in which each follows from what stands before it. */
export function saysRun(marks: readonly Mark[], steps: readonly Step[]): readonly RunPart[] {
  const parts = runGroups(marks, steps).flatMap((group) => partsOf(marks, group));
  return parts.filter((part, place) => part !== CROSSED_OUT || parts.indexOf(part) === place);
}

function partsOf(marks: readonly Mark[], { name, steps, filled }: RunGroup): readonly RunPart[] {
  if (name === undefined) return isOpenBeside(marks, steps, filled) ? [CROSSED_OUT] : [];
  const sentences = joinedAmountSteps(joinedSteps(steps)).map((step) => saysStep(marks, step));
  return [name === '' ? { sentences } : { name, sentences }];
}

/**
 * True if entries exclude anything of places that are still open.
 * @param filled places with an entry, of which nothing more needs to be said
 */
function isOpenBeside(marks: readonly Mark[], steps: readonly Step[], filled: ReadonlySet<string>): boolean {
  return steps.some((step) =>
    withoutImplied(marks, step).some(({ mark }) => !filled.has(marks[mark]!.place)),
  );
}
