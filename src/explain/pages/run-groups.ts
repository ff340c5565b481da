/**
 * The steps of a run in groups of which the same is said, in an order in which each step follows from what
 * stands before it.
 */

import type { Mark, StepLanguage } from '../../families/contract/index.js';
import { entryTest, isPlain, type Step } from '../model/index.js';
import { nameOf, sentenceStart } from '../words/index.js';

/** Steps of one name, or those that only cross out what goes without saying. */
export interface RunGroup {
  /** `Hidden single`; empty for steps without a name, absent for those that only cross out. */
  readonly name?: string;
  readonly steps: readonly Step[];
  /** Places with an entry after the round, of which nothing more needs to be said. */
  readonly filled: ReadonlySet<string>;
}

/** The groups of all rounds; those that only cross out are one where nothing stands between them. */
export function runGroups(
  marks: readonly Mark[],
  steps: readonly Step[],
  language: StepLanguage = 'en',
): readonly RunGroup[] {
  const isEntry = entryTest(marks);
  const entered = new Set<string>();
  const joined: RunGroup[] = [];
  for (const round of roundsOf(steps)) {
    for (const known of round.flatMap(({ conclusions }) => conclusions)) {
      if (known.value && isEntry(known)) entered.add(marks[known.mark]!.place);
    }
    for (const group of groupsOf(marks, round, new Set(entered), language)) {
      const before = joined.at(-1);
      if (before !== undefined && before.name === undefined && group.name === undefined)
        joined[joined.length - 1] = { ...group, steps: [...before.steps, ...group.steps] };
      else joined.push(group);
    }
  }
  return joined;
}

/** The steps of a round, each in the first group of its kind that stands after all that is known by it. */
function groupsOf(
  marks: readonly Mark[],
  round: readonly Step[],
  filled: ReadonlySet<string>,
  language: StepLanguage,
): readonly RunGroup[] {
  const groups: RunGroup[] = [];
  for (const step of round) {
    const name = groupOf(marks, step, language);
    const known = new Set(step.known.map(({ mark }) => mark));
    const needed = groups.findLastIndex((group) =>
      group.steps.some(({ conclusions }) => conclusions.some(({ mark }) => known.has(mark))),
    );
    const place = groups.findIndex((group, index) => index >= needed && group.name === name);
    const own = groups[place];
    if (own !== undefined) groups[place] = { ...own, steps: [...own.steps, step] };
    else groups.push({ ...(name === undefined ? {} : { name }), steps: [step], filled });
  }
  return groups;
}

function groupOf(marks: readonly Mark[], step: Step, language: StepLanguage): string | undefined {
  if (isPlain(marks, step)) return undefined;
  return sentenceStart(nameOf(step, language) ?? '');
}

/** The steps of each round, which were all open at the same time. */
function roundsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const rounds = new Map<number, Step[]>();
  for (const step of steps) rounds.set(step.round, [...(rounds.get(step.round) ?? []), step]);
  return [...rounds.values()];
}
