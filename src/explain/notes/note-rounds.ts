/** The steps of the notes that other steps rest on, before these, by round. */

import type { Step } from '../model/index.js';
import type { JointInsight } from '../search/index.js';
import { marksUsed } from '../statement/index.js';
import type { Dated } from './notebook.js';

/** The notes that were concluded. */
interface ConcludedNotes {
  /** By note: what concluded it, until a step states it. */
  readonly unstated: Map<number, Dated>;
  /** The notes that steps stated. */
  readonly stated: Set<number>;
  readonly stepOf: (dated: Dated) => Step;
}

/**
 * Some steps, and before them those of the notes that they rest on and that no step stated, numbered by
 * round.
 */
export function inRounds(last: readonly Step[], notes: ConcludedNotes, first: number): readonly Step[] {
  const { unstated, stated, stepOf } = notes;
  const rounds: (readonly Step[])[] = [];
  const needed = new Set<number>();
  let steps = last;
  while (steps.length > 0) {
    rounds.unshift(steps);
    for (const mark of steps.flatMap(marksUsed)) {
      if (unstated.has(mark) && !stated.has(mark)) needed.add(mark);
    }
    for (const mark of needed) stated.add(mark);
    steps = takeLatest(unstated, needed).map(stepOf);
  }
  return rounds.flatMap((round, index) => round.map((step) => ({ ...step, round: first + index })));
}

/** Takes those of some notes that were concluded last out of them: what concluded them. */
function takeLatest(unstated: Map<number, Dated>, needed: Set<number>): readonly Dated[] {
  const time = Math.max(...[...needed].map((mark) => unstated.get(mark)!.time));
  const marksOf = new Map<JointInsight, number[]>();
  for (const mark of [...needed].sort((one, other) => one - other)) {
    const dated = unstated.get(mark)!;
    if (dated.time < time) continue;
    marksOf.set(dated.insight, [...(marksOf.get(dated.insight) ?? []), mark]);
    needed.delete(mark);
    unstated.delete(mark);
  }
  return [...marksOf].map(([insight, marks]) => ({ insight: { ...insight, marks }, time }));
}
