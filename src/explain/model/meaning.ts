/** Notes that count other marks: their definitions, as rows that belong to no reason, and their values. */
import type { Mark } from '../../families/contract/index.js';
import type { Row, Values, VariableIndex } from '../../solve/index.js';

/** A note with the marks that it counts. */
export interface CountingNote {
  readonly variable: VariableIndex;
  readonly counts: readonly VariableIndex[];
  readonly least: number;
}

/** The note that a mark is; undefined when it does not count others. */
export function countingNote({ variable, counts, atLeast = 1 }: Mark): CountingNote | undefined {
  return counts === undefined ? undefined : { variable, counts, least: atLeast };
}

/**
 * The rows that set the variable of a note to 1 exactly if at least `least` of its counted variables are 1.
 */
export function meaningRows({ variable, counts, least }: CountingNote): readonly Row[] {
  const variables = [...counts, variable];
  const ones = counts.map(() => 1);
  return [
    { name: 'note', variables, coefficients: [...ones, -least], lower: 0, upper: Infinity },
    {
      name: 'no_note',
      variables,
      coefficients: [...ones, least - 1 - counts.length],
      lower: -Infinity,
      upper: least - 1,
    },
  ];
}

/** An assignment with the values that the notes have in it. */
export function withNotes(notes: readonly CountingNote[], values: Values): Values {
  const length = Math.max(values.length, ...notes.map(({ variable }) => variable + 1));
  const all = new Float64Array(length);
  all.set(values);
  for (const { variable, counts, least } of notes) {
    const count = counts.reduce((sum, one) => sum + all[one]!, 0);
    all[variable] = count >= least ? 1 : 0;
  }
  return all;
}
