/**
 * A run of simple steps in words, round by round; what only crosses out candidates beside entries is said
 * together.
 */

import type { Known, Mark, StepLanguage } from '../../families/contract/index.js';
import { countedSteps, entryTest, type Step, withoutImplied } from '../model/index.js';
import { saysAll } from '../words/index.js';
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
  /** The sentences are those of moves without a name, which say all: they need no heading. */
  readonly isOfMoves?: true;
  /** A sentence for each step, or for candidates that are excluded together. */
  readonly sentences: readonly RunSentence[];
}

/**
 * The steps of a run, in an order in which each follows from what stands before it.
 * @param says the sentence of a step
 * @param isEachAlone each step has a sentence of its own, also where one would say them together
 */
export function saysRun(
  marks: readonly Mark[],
  steps: readonly Step[],
  says: (step: Step) => string,
  language: StepLanguage = 'en',
  isEachAlone = false,
): readonly RunPart[] {
  const groups = runGroups(marks, steps, language);
  const counted = countedSteps(marks, steps);
  const crossing = groups.filter(({ name }) => name === undefined);
  const reminder = crossing.find((group) => isOpenBeside(marks, group));
  return groups.flatMap((group): RunPart | readonly RunPart[] => {
    const { name } = group;
    if (name === undefined) {
      if (group !== reminder) return [];
      return { sentences: [{ words: remindersOf(group, language), places: [] }] };
    }
    const alone = group.steps.map((step) => ({ words: says(step), of: [step] }));
    const said = (isEachAlone ? undefined : togetherIn(marks, group, language)) ?? alone;
    const sentences = said.map(({ words, of }) => ({ words, places: placesOf(counted, of) }));
    if (name !== '') return { name, sentences };
    return { sentences, ...(group.steps.every(({ move }) => move !== undefined) && { isOfMoves: true }) };
  });
}

/** The reminders of plain moves, each said once: `The cells beside black ones are white.` */
function remindersOf({ steps }: RunGroup, language: StepLanguage): string {
  const { crossOut } = PAGE_PHRASES[language];
  return [...new Set(steps.map(({ move }) => move?.reminder?.[language] ?? crossOut))].join(' ');
}

/** The sentence of all steps of a group, where they are of one move that has such a sentence. */
function togetherIn(
  marks: readonly Mark[],
  { steps }: RunGroup,
  language: StepLanguage,
): readonly { readonly words: string; readonly of: readonly Step[] }[] | undefined {
  const [first] = steps;
  const sentence = first?.move?.together?.[language];
  const areAlike = steps.length > 1 && steps.every(({ move }) => move?.id === first?.move?.id);
  if (sentence === undefined || !areAlike) return undefined;
  const concluded = steps.flatMap(({ conclusions }) => conclusions);
  return [{ words: sentence.replace('{}', saysAll(marks, concluded, language)), of: steps }];
}

/**
 * The entries of a run of singles, in order, with the names of the techniques: `Hidden single: r1c3 is 5,
 * r2c4 and r2c6 are 7.`
 */
export function saysSingles(
  marks: readonly Mark[],
  steps: readonly Step[],
  language: StepLanguage = 'en',
): string {
  const isEntry = entryTest(marks);
  const parts: { readonly name: string; readonly entries: Known[] }[] = [];
  for (const { name, steps: alike } of runGroups(marks, steps, language)) {
    if (name === undefined) continue;
    const entries = alike.flatMap(({ conclusions }) => conclusions).filter(isEntry);
    const before = parts.at(-1);
    if (before?.name === name) before.entries.push(...entries);
    else parts.push({ name, entries });
  }
  return parts
    .map(({ name, entries }) => `${name}: ${alikeTogether(marks, entries, language).join(', ')}.`)
    .join(' ');
}

/** Entries in words, in order; those of which the same is said and that follow each other are joined. */
function alikeTogether(
  marks: readonly Mark[],
  entries: readonly Known[],
  language: StepLanguage,
): readonly string[] {
  const wordsOf = ({ mark, value }: Known): string => marks[mark]![value ? 'yes' : 'no'].one;
  const groups: Known[][] = [];
  for (const entry of entries) {
    const before = groups.at(-1);
    if (before !== undefined && wordsOf(before[0]!) === wordsOf(entry)) before.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => saysAll(marks, group, language));
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
