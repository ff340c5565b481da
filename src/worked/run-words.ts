/** A run of simple steps in words: what follows from the same entries by the same kind of rule is said once. */
import { entryTest, strongest, withoutImplied } from '../explain/entries.js';
import type { Step } from '../explain/step.js';
import { saysAll } from '../explain/words/known-words.js';
import { nameBefore, saysStep } from '../explain/words/says.js';
import type { Known, Mark } from '../families/explaining.js';

/** Places that are named of each group of notes before the others are only counted. */
const MOST_PLACES = 4;
/** The most groups of notes that are named. */
const MOST_NOTES = 12;

/** The steps of a run in sentences, in an order in which each follows from what stands before it. */
export function saysRun(marks: readonly Mark[], steps: readonly Step[]): readonly string[] {
  const isEntry = entryTest(marks);
  const sentences: string[] = [];
  let notes: Known[] = [];
  const endNotes = (): void => {
    if (notes.length > 0) sentences.push(saysNotes(marks, notes));
    notes = [];
  };
  for (const group of groupsOf(steps)) {
    const conclusions = group
      .flatMap((step) => step.conclusions)
      .toSorted((one, other) => one.mark - other.mark);
    const together = { ...group[0]!, conclusions };
    if (conclusions.some(isEntry)) {
      endNotes();
      const sentence = `${nameBefore(together)}${saysStep(marks, together)}`;
      sentences.push(sentence.replace(/\.$/, `${moreRules(group.length - 1)}.`));
    } else notes.push(...withoutImplied(marks, together));
  }
  endNotes();
  return sentences.length > 0 ? sentences : [`${notesOf(steps).length} notes, one rule each.`];
}

function notesOf(steps: readonly Step[]): readonly Known[] {
  return steps.flatMap(({ conclusions }) => conclusions);
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

function saysNotes(marks: readonly Mark[], notes: readonly Known[]): string {
  if (notes.length > MOST_NOTES) return `${notes.length} notes, one rule each.`;
  return `Notes, one rule each: ${saysAll(marks, strongest(marks, notes), MOST_PLACES)}.`;
}

function moreRules(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' (and one more rule of this kind)' : ` (and ${count} more rules of this kind)`;
}
