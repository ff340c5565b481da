/** The refutations that are said in the same way. */
import { expect, it } from 'vitest';
import { Board } from '../../src/explain/model/board.js';
import type { Step } from '../../src/explain/model/step.js';
import { rulesOf } from '../../src/explain/words/proof-rules.js';
import { type QueensPuzzle, queens } from '../../src/families/queens/index.js';

const PUZZLE: QueensPuzzle = { family: 'queens', board: ['.#..', '....', '....', '..#.'], queens: 4 };
const { model, explained } = queens.formulations
  .find(({ id }) => id === 'partitions')!
  .formulate(PUZZLE, { presolve: false, reasons: true });
const { marks, reasons } = new Board(model, explained!);
const rows = reasons.find(({ reason }) => reason.id === 'queens-by-rows')!;
const step = { reasons: [{ reason: rows.reason, marks: rows.scope }] } as unknown as Step;

it('refutations are alike where one has more cases of the same kind', () => {
  const known = (place: string, value: boolean) => ({
    mark: marks.findIndex((mark) => mark.place === place),
    value,
  });
  const line = { reason: 0, facts: [], conclusions: [] };
  const caseOf = (place: string) => ({ supposed: known(place, true), lines: [line] });
  const keyOf = (...places: readonly string[]): string =>
    rulesOf(marks, step, { supposed: known('r2c1', true), lines: [...places.map(caseOf), line] });
  expect(keyOf('r3c3', 'r4c1')).toBe(keyOf('r3c1'));
  expect(keyOf()).not.toBe(keyOf('r3c1'));
});

it('lines for which the family has different arguments are not alike, whatever places and numbers they name', () => {
  const keyOf = (because: string): string => {
    const line = { reason: 0, facts: [], conclusions: [], because };
    return rulesOf(marks, step, { supposed: { mark: 0, value: true }, lines: [line] });
  };
  const pair = keyOf('r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1');
  expect(
    keyOf(
      'row 1 has 2 already, and r1c3 to r1c5 can only be 1, 3 or 4, which uses these three numbers up in row 1',
    ),
  ).toBe(pair);
  const hidden = keyOf('in row 1, only r1c1 and r1c2 can be 5 or 6');
  expect(hidden).not.toBe(pair);
  expect(keyOf('in column 3, only r4c3 can be 2')).toBe(hidden);
  expect(keyOf('r1c3 is 2 (only 2 is left there)')).not.toBe(hidden);
});
