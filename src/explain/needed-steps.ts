/** Which of some steps lead to a conclusion. */
import type { Step } from './step.js';

/** The steps that conclude some marks, and those that conclude what these need, in order; the others are left out. */
export function neededSteps(steps: readonly Step[], marks: Iterable<number>): readonly Step[] {
  const needed = new Set(marks);
  const kept: Step[] = [];
  for (const step of steps.toReversed()) {
    if (!step.conclusions.some(({ mark }) => needed.has(mark))) continue;
    kept.push(step);
    for (const { mark } of step.facts) needed.add(mark);
  }
  return kept.reverse();
}
