/** A run of simple steps in words: what follows from the same entries by the same kind of rule is said once. */
import { crossedOut, strongest, withoutImplied } from '../explain/entries.js';
import type { Step } from '../explain/step.js';
import { saysAll } from '../explain/words/known-words.js';
import { capitalised } from '../explain/words/lists.js';
import { saysStep } from '../explain/words/says.js';
import type { Known, Mark } from '../families/explaining.js';

/** Places that are named of each group of excluded candidates before the others are only counted. */
const MOST_PLACES = 4;
/** The most excluded candidates that are named. */
const MOST_NAMED = 12;

/** Steps of a run with the same name. */
export interface RunPart {
  /** `Hidden single`; absent where players have none. */
  readonly name?: string;
  /** A sentence for each step, or for some that are said together. */
  readonly sentences: readonly string[];
}

/** The steps of a run, in an order in which each follows from what stands before it. */
export function saysRun(marks: readonly Mark[], steps: readonly Step[]): readonly RunPart[] {
  return roundsOf(steps).flatMap((round) => {
    const plain = round.filter((step) => isCrossedOut(marks, step));
    const others = round.filter((step) => !plain.includes(step));
    return [...partsOf(marks, others), ...candidates(marks, plain)];
  });
}

/** The steps of each round, which were all open at the same time. */
function roundsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const rounds = new Map<number, Step[]>();
  for (const step of steps) rounds.set(step.round, [...(rounds.get(step.round) ?? []), step]);
  return [...rounds.values()];
}

/** Whether a step only crosses out candidates beside entries. */
function isCrossedOut(marks: readonly Mark[], step: Step): boolean {
  return crossedOut(marks, step).length === step.conclusions.length;
}

/** The steps by name, those of each where the first of them stands. */
function partsOf(marks: readonly Mark[], steps: readonly Step[]): readonly RunPart[] {
  const named = new Map<string, Step[]>();
  for (const step of steps) {
    const name = step.name?.name ?? '';
    named.set(name, [...(named.get(name) ?? []), step]);
  }
  return [...named].map(([name, own]): RunPart => {
    const sentences = groupsOf(own).map((group) => groupSentence(marks, group));
    return name === '' ? { sentences } : { name: capitalised(name), sentences };
  });
}

/** Steps from the same known entries by the same kind of rule, where the first of them stands. */
function groupsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups = new Map<string, Step[]>();
  steps.forEach((step, index) => {
    const facts = step.facts.map(({ mark, value }) => `${mark}${value}`).join();
    // A rule that needs nothing says of which cells it speaks: each such step stands alone.
    const key = facts === '' ? `alone ${index}` : `${step.reasons[0]!.reason.kind} ${facts}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  });
  return [...groups.values()];
}

function groupSentence(marks: readonly Mark[], group: readonly Step[]): string {
  const conclusions = group.flatMap((step) => step.conclusions);
  const sentence = saysStep(marks, { ...group[0]!, conclusions });
  return sentence.replace(/\.$/, `${moreRules(group.length - 1)}.`);
}

function moreRules(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' (and one more rule of this kind)' : ` (and ${count} more rules of this kind)`;
}

/** What entries exclude beside them. */
function candidates(marks: readonly Mark[], steps: readonly Step[]): readonly RunPart[] {
  if (steps.length === 0) return [];
  const excluded: readonly Known[] = steps.flatMap((step) => withoutImplied(marks, step));
  const notes = strongest(marks, excluded);
  if (notes.length === 0) return [];
  const words =
    notes.length > MOST_NAMED
      ? `Entries exclude ${notes.length} candidates.`
      : `Entries exclude candidates: ${saysAll(marks, notes, MOST_PLACES)}.`;
  return [{ sentences: [words] }];
}
