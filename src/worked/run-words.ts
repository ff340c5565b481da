/** A run of simple steps in words, round by round; what only crosses out candidates beside entries is said together. */
import { strongest, withoutImplied } from '../explain/entries.js';
import type { Step } from '../explain/step.js';
import { joinedAmountSteps } from '../explain/words/amount-words.js';
import { joinedSteps } from '../explain/words/exclusion-words.js';
import { saysAll } from '../explain/words/known-words.js';
import { saysStep } from '../explain/words/says.js';
import type { Known, Mark } from '../families/explaining.js';
import { type RunGroup, runGroups } from './run-groups.js';

/** The most excluded candidates that are named. */
const MOST_NAMED = 12;

/** Steps of a run with the same name. */
export interface RunPart {
  /** `Hidden single`; absent where players have none. */
  readonly name?: string;
  /** A sentence for each step, or for candidates that are excluded together. */
  readonly sentences: readonly string[];
}

/** The steps of a run, in an order in which each follows from what stands before it. */
export function saysRun(marks: readonly Mark[], steps: readonly Step[]): readonly RunPart[] {
  return runGroups(marks, steps).flatMap((group) => partsOf(marks, group));
}

function partsOf(marks: readonly Mark[], { name, steps, filled }: RunGroup): readonly RunPart[] {
  if (name === undefined) return candidates(marks, steps, filled);
  const sentences = joinedAmountSteps(joinedSteps(steps)).map((step) => saysStep(marks, step));
  return [name === '' ? { sentences } : { name, sentences }];
}

/**
 * What entries exclude beside them.
 * @param filled places with an entry, of which nothing more needs to be said
 */
function candidates(
  marks: readonly Mark[],
  steps: readonly Step[],
  filled: ReadonlySet<string>,
): readonly RunPart[] {
  const excluded: readonly Known[] = steps.flatMap((step) => withoutImplied(marks, step));
  const notes = strongest(marks, excluded).filter(({ mark }) => !filled.has(marks[mark]!.place));
  if (notes.length === 0) return [];
  const words =
    notes.length > MOST_NAMED
      ? `Entries exclude ${notes.length} candidates.`
      : `Entries exclude candidates: ${saysAll(marks, notes)}.`;
  return [{ sentences: [words] }];
}
