/**
 * Confirmations by rows, against all fillings of small boards: one after the other, so that each goes on with
 * the rows that it shares with the one before.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Confirmation, type Ruled } from '../../../../src/families/kit/rules/index.js';
import { fillingsOf, KINDS, type SmallBoard, smallBoards } from './small-boards.js';

const RULED: Ruled<SmallBoard, readonly number[]> = {
  family: 'small boards',
  kinds: KINDS,
  board: ({ board }) => board,
  rules: ({ rules }) => rules,
};

/** Boards of which each has some first rules of the one before, and some of its values given. */
const sequences: fc.Arbitrary<readonly SmallBoard[]> = fc
  .array(
    fc.record({
      small: smallBoards,
      shared: fc.nat(5),
      given: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      chosen: fc.nat(),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .map((parts) => {
    const sequence: SmallBoard[] = [];
    for (const { small, shared, given, chosen } of parts) {
      const rules = [...(sequence.at(-1)?.rules.slice(0, shared) ?? []), ...small.rules];
      const numbered = rules.map((rule, index) => (index < shared ? rule : { ...rule, id: `rule-${index}` }));
      const all = fillingsOf({ ...small, rules: numbered });
      const solution = all[chosen % Math.max(1, all.length)];
      const values = given.map((isGiven, place) => (isGiven && solution ? solution[place]! : -1));
      sequence.push({ board: { ...small.board, given: values }, rules: numbered });
    }
    return sequence;
  });

it('only solutions that are the only ones are confirmed, and most of these, whatever was confirmed before', () => {
  const confirmation = new Confirmation(RULED);
  const found = { only: 0, confirmed: 0 };
  fc.assert(
    fc.property(sequences, (sequence) => {
      for (const small of sequence) {
        const { given } = small.board;
        const all = fillingsOf(small).filter((filling) =>
          filling.every((value, place) => given[place]! < 0 || value === given[place]),
        );
        for (const filling of all) {
          const isConfirmed = confirmation.confirmsOnly(small, filling);
          expect(isConfirmed).toBe(new Confirmation(RULED).confirmsOnly(small, filling));
          if (isConfirmed) expect(all).toHaveLength(1);
          if (all.length === 1) found.only++;
          if (isConfirmed) found.confirmed++;
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(found.only).toBeGreaterThan(100);
  expect(found.confirmed).toBeGreaterThan(0.95 * found.only);
});
