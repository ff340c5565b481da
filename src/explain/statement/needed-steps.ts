/** The steps out of a list that lead to a conclusion. */
import type { Step } from '../model/index.js';

/** The steps that conclude some marks, and the steps that these need, in order. */
export function neededSteps(steps: readonly Step[], marks: Iterable<number>): readonly Step[] {
  const needed = new Set(marks);
  const kept: Step[] = [];
  for (const step of steps.toReversed()) {
    if (!step.conclusions.some(({ mark }) => needed.has(mark))) continue;
    kept.push(step);
    for (const mark of marksUsed(step)) needed.add(mark);
  }
  return kept.reverse();
}

/** Marks that a step rests on: those of its facts, and the known ones that the lines of its proof cite. */
export function marksUsed({ facts, argument }: Step): readonly number[] {
  const cited = argument.kind === 'contradiction' ? argument.facts : [];
  return [...facts, ...cited].map(({ mark }) => mark);
}
