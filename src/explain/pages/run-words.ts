/**
 * A run of simple steps in words, round by round; what only crosses out candidates beside entries is said
 * together.
 */

import type { Mark, StepLanguage } from '../../families/contract/index.js';
import { countedSteps, entryTest, type Step, withoutImplied } from '../model/index.js';
import { saysKnown } from '../words/index.js';
import { PAGE_PHRASES } from './phrases.js';
import { type RunGroup, runGroups } from './run-groups.js';

/** A sentence of a run. */
interface RunSentence {
  readonly words: string;
  /** The steps that it states, by their places among those of the run that count, in order. */
  readonly places: readonly number[];
}

/** Steps of a run with the same name. */
export interface RunPart {
  /** `Hidden single`; absent where players have none. */
  readonly name?: string;
  /** A sentence for each step, or for candidates that are excluded together. */
  readonly sentences: readonly RunSentence[];
}

/**
 * The steps of a run, in an order in which each follows from what stands before it.
 * @param says the sentence of a step
 */
export function saysRun(
  marks: readonly Mark[],
  steps: readonly Step[],
  says: (step: Step) => string,
  language: StepLanguage = 'en',
): readonly RunPart[] {
  const groups = runGroups(marks, steps, language);
  const counted = countedSteps(marks, steps);
  const crossing = groups.filter(({ name }) => name === undefined);
  const reminder = crossing.find((group) => isOpenBeside(marks, group));
  return groups.flatMap((group): RunPart | readonly RunPart[] => {
    const { name } = group;
    if (name === undefined) {
      if (group !== reminder) return [];
      return { sentences: [{ words: PAGE_PHRASES[language].crossOut, places: [] }] };
    }
    const sentences = group.steps.map((step) => ({ words: says(step), places: placesOf(counted, [step]) }));
    return name === '' ? { sentences } : { name, sentences };
  });
}

/**
 * The entries of a run of singles, in order, with the names of the techniques: `Hidden single: r1c3 is 5,
 * r2c4 is 7.`
 */
export function saysSingles(
  marks: readonly Mark[],
  steps: readonly Step[],
  language: StepLanguage = 'en',
): string {
  const isEntry = entryTest(marks);
  const parts: { readonly name: string; readonly entries: string[] }[] = [];
  for (const { name, steps: alike } of runGroups(marks, steps, language)) {
    if (name === undefined) continue;
    const made = alike.flatMap(({ conclusions }) => conclusions).filter(isEntry);
    const entries = made.filter(({ value }) => value).map((known) => saysKnown(marks, known, language));
    const before = parts.at(-1);
    if (before?.name === name) before.entries.push(...entries);
    else parts.push({ name, entries });
  }
  return parts.map(({ name, entries }) => `${name}: ${entries.join(', ')}.`).join(' ');
}

function placesOf(steps: readonly Step[], some: readonly Step[]): readonly number[] {
  const chosen = new Set(some);
  return steps.flatMap((step, place) => (chosen.has(step) ? [place] : []));
}

/** True if entries exclude anything of places that are still open. */
function isOpenBeside(marks: readonly Mark[], { steps, filled }: RunGroup): boolean {
  return steps.some((step) =>
    withoutImplied(marks, step).some(({ mark }) => !filled.has(marks[mark]!.place)),
  );
}
