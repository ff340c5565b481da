/** What a note means by itself: where a part holds no star its cells are empty, which is no rule. */
import type { Mark } from '../../families/explaining.js';
import type { Inference } from './inference.js';

/** Whether a single note, that a part holds nothing, gives all conclusions, as all of them are about what it counts. */
export function meantByNote(marks: readonly Mark[], { facts, conclusions }: Inference): boolean {
  const [note, ...more] = facts;
  if (note === undefined || more.length > 0 || conclusions.length === 0) return false;
  const { counts, atLeast } = marks[note.mark]!;
  if (counts === undefined || note.value || atLeast !== 1) return false;
  return conclusions.every(({ mark, value }) => !value && counts.includes(marks[mark]!.variable));
}
