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

/**
 * The steps of findings, in order, without conclusions that nothing needs: neither a wanted mark, nor a mark
 * that a later step rests on. They are stated from the last to the first, so that none is stated in vain.
 * @param state makes the step of a finding that concludes only some of its marks
 */
export function stateNeeded<Found extends { readonly marks: readonly number[] }>(
  findings: readonly Found[],
  isWanted: (mark: number) => boolean,
  state: (finding: Found, marks: readonly number[]) => Step,
): readonly Step[] {
  const used = new Set<number>();
  const steps: Step[] = [];
  for (const finding of findings.toReversed()) {
    const marks = finding.marks.filter((mark) => used.has(mark) || isWanted(mark));
    if (marks.length === 0) continue;
    const step = state(finding, marks);
    for (const mark of marksUsed(step)) used.add(mark);
    steps.push(step);
  }
  return steps.reverse();
}

/** Marks that a step rests on: those of its facts, and the known ones that the sentence of its move cites. */
export function marksUsed({ facts, move }: Step): readonly number[] {
  return [...facts.map(({ mark }) => mark), ...(move?.cited ?? [])];
}
