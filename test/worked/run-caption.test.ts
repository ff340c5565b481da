/** The caption below the picture of a run of simple steps. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/explain/model/step.js';
import { runCaption } from '../../src/explain/pages/run-caption.js';
import type { Mark } from '../../src/families/contract/explaining.js';
import { moveOf } from '../explain/sample-steps.js';

/** A grid of three rows and two columns with the numbers 1 and 2. */
const MARKS: readonly Mark[] = [0, 1, 2, 3, 4, 5].flatMap((cell) =>
  [1, 2].map(
    (value): Mark => ({
      variable: 2 * cell + value - 1,
      cells: [[cell >> 1, cell & 1]],
      place: `r${(cell >> 1) + 1}c${(cell & 1) + 1}`,
      yes: { one: `is ${value}`, many: `are ${value}` },
      no: { one: `is not ${value}`, many: `are not ${value}` },
    }),
  ),
);
const ROW_1 = {
  id: 'row-1',
  cells: [
    [0, 0],
    [0, 1],
  ],
};
const CAGE = {
  id: 'cage-r1c1',
  cells: [
    [0, 0],
    [1, 0],
  ],
};

function stepOf(
  round: number,
  name: string | undefined,
  reason: { readonly id: string; readonly cells: readonly (readonly number[])[]; readonly exclusive?: true },
  conclusions: Step['conclusions'],
): Step {
  const named = name === undefined ? {} : { move: moveOf(name, 'It follows.') };
  const reasons = [{ reason: { ...reason, kind: 'row', says: '' }, marks: [] }];
  return { round, ...named, reasons, conclusions, facts: [], known: [], size: 1 } as unknown as Step;
}

const is = (mark: number) => ({ mark, value: true });
const isNot = (mark: number) => ({ mark, value: false });

describe('the caption of a run', () => {
  it('names techniques in the order of the rounds, with where they are applied', () => {
    expect(
      runCaption(MARKS, [
        stepOf(0, 'cage combinations', CAGE, [isNot(0), isNot(4)]),
        stepOf(0, 'hidden single', ROW_1, [is(2)]),
        stepOf(1, 'hidden single', ROW_1, [is(1)]),
        stepOf(2, undefined, CAGE, [is(4)]),
        stepOf(2, 'last cells', ROW_1, [is(0), is(3)]),
      ]),
    ).toEqual([
      'Cage combinations: r1c1.',
      'Hidden single: r1c2 (row 1); r1c1 (row 1).',
      'By one rule: r2c1.',
      'Last cells: row 1.',
    ]);
  });

  it('leaves out what an entry excludes beside it, and counts what would be a long list', () => {
    const plain = stepOf(0, undefined, { id: 'cell-r1c1', cells: [[0, 0]], exclusive: true }, [isNot(1)]);
    const beside = { ...plain, facts: [is(0)] };
    const many = Array.from({ length: 13 }, () => stepOf(1, 'hidden single', ROW_1, [is(2)]));
    const [only, ...more] = runCaption(MARKS, [beside, ...many]);
    expect(more).toEqual([]);
    expect(only!.split('; ')).toHaveLength(11);
    expect(only).toMatch(/; and 3 others\.$/);
  });
});
