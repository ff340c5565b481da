/** A step in plain sentences: the conclusion first, then because. */

import type { Known, Mark } from '../../families/contract/index.js';
import { besideEntries, type Step, worthSaying } from '../model/index.js';
import { withManyKnown } from './all-known.js';
import { saysBecause } from './because.js';
import { clauseWords } from './known-words.js';
import { listedClauses, sentenceStart } from './lists.js';

/**
 * The step in a sentence: that of its move, or `r1c3 is empty, because …`; how the latter may be seen is in
 * its proof.
 */
export function saysStep(marks: readonly Mark[], step: Step): string {
  if (step.move !== undefined) return step.move.move.says.en(step.move.data);
  return `${sentenceStart(saysConclusions(marks, step))}, because ${saysBecause(marks, step)}.`;
}

/** The name that players have for a step, as it stands before its sentence: `Naked pair: `. */
export function nameBefore({ name }: Pick<Step, 'name'>): string {
  return name === undefined ? '' : `${sentenceStart(name.name)}: `;
}

/**
 * The conclusions of a step, without the notes that go without saying, unless there is nothing else.
 * @param most places that are named of each group before the others are only counted
 */
export function saysConclusions(
  marks: readonly Mark[],
  step: Pick<Step, 'reasons' | 'conclusions' | 'facts' | 'known'>,
  most?: number,
): string {
  const said = worthSaying(marks, step);
  const all = said.length === 0 ? step.conclusions : withExact(marks, said, step.known);
  // A step that excludes all values of a place but one leaves its entry to another step.
  const places = new Set(marks.map(({ place }) => place));
  const unsaid = [...step.conclusions, ...besideEntries(marks, step)];
  const full = withManyKnown(marks, all, step.known, unsaid);
  return listedClauses(clauseWords(marks, full, most, { entered: places }));
}

/**
 * The conclusions, and the known facts that make an exact number of one of them: at least one, where at most
 * one is known.
 */
function withExact(
  marks: readonly Mark[],
  said: readonly Known[],
  known: readonly Known[],
): readonly Known[] {
  const isNext = (one: Known, other: Known): boolean => {
    const [lower, higher] = one.value ? [one, other] : [other, one];
    const [low, high] = [marks[lower.mark]!, marks[higher.mark]!];
    if (!lower.value || higher.value || low.place !== high.place) return false;
    return low.atLeast !== undefined && high.atLeast === low.atLeast + 1;
  };
  return [...said, ...known.filter((other) => said.some((one) => isNext(one, other)))];
}
