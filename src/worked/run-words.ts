/** A run of simple steps in words, round by round; what only crosses out candidates beside entries is said together. */
import { crossedOut, entryTest, strongest, withoutImplied } from '../explain/entries.js';
import type { Step } from '../explain/step.js';
import { joinedAmountSteps } from '../explain/words/amount-words.js';
import { joinedSteps } from '../explain/words/exclusion-words.js';
import { saysAll } from '../explain/words/known-words.js';
import { capitalised } from '../explain/words/lists.js';
import { saysStep } from '../explain/words/says.js';
import type { Known, Mark } from '../families/explaining.js';

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
  const isEntry = entryTest(marks);
  const entered = new Set<string>();
  const parts: RunPart[] = [];
  let plain: readonly Step[] = [];
  // Rounds that only cross out candidates are said together.
  const sayPlain = (): void => {
    parts.push(...candidates(marks, plain, entered));
    plain = [];
  };
  for (const round of roundsOf(steps)) {
    const others = round.filter((step) => !isCrossedOut(marks, step));
    if (others.length > 0) sayPlain();
    for (const known of others.flatMap(({ conclusions }) => conclusions)) {
      if (known.value && isEntry(known)) entered.add(marks[known.mark]!.place);
    }
    parts.push(...partsOf(marks, others));
    plain = [...plain, ...round.filter((step) => !others.includes(step))];
  }
  sayPlain();
  return parts;
}

/** The steps of each round, which were all open at the same time. */
export function roundsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const rounds = new Map<number, Step[]>();
  for (const step of steps) rounds.set(step.round, [...(rounds.get(step.round) ?? []), step]);
  return [...rounds.values()];
}

/** Whether a step only crosses out candidates beside entries. */
export function isCrossedOut(marks: readonly Mark[], step: Step): boolean {
  return crossedOut(marks, step).length === step.conclusions.length;
}

/** The steps by name, those of each where the first of them stands; of steps without a name it is empty. */
export function stepsByName(steps: readonly Step[]): ReadonlyMap<string, readonly Step[]> {
  const named = new Map<string, Step[]>();
  for (const step of steps) {
    const name = step.name === undefined ? '' : capitalised(step.name.name);
    named.set(name, [...(named.get(name) ?? []), step]);
  }
  return named;
}

function partsOf(marks: readonly Mark[], steps: readonly Step[]): readonly RunPart[] {
  return [...stepsByName(steps)].map(([name, own]): RunPart => {
    const sentences = joinedAmountSteps(joinedSteps(own)).map((step) => saysStep(marks, step));
    return name === '' ? { sentences } : { name, sentences };
  });
}

/**
 * What entries exclude beside them.
 * @param entered places with an entry, of which nothing more needs to be said
 */
function candidates(
  marks: readonly Mark[],
  steps: readonly Step[],
  entered: ReadonlySet<string>,
): readonly RunPart[] {
  const excluded: readonly Known[] = steps.flatMap((step) => withoutImplied(marks, step));
  const notes = strongest(marks, excluded).filter(({ mark }) => !entered.has(marks[mark]!.place));
  if (notes.length === 0) return [];
  const words =
    notes.length > MOST_NAMED
      ? `Entries exclude ${notes.length} candidates.`
      : `Entries exclude candidates: ${saysAll(marks, notes)}.`;
  return [{ sentences: [words] }];
}
