/** Searches over quick logic, against all fillings of small boards. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '../../../../src/core/random.js';
import { findOtherFilling, RuleCandidates, randomFilling } from '../../../../src/families/kit/rules/index.js';
import { fillingsOf, KINDS, type SmallBoard, smallBoards } from './small-boards.js';

/** More than any of these searches takes. */
const STEPS = 10_000;

const logicOf = ({ board, rules }: SmallBoard): RuleCandidates => new RuleCandidates(board, rules, KINDS);

it('another filling is found just where there is one', () => {
  const found = { found: 0, none: 0, unknown: 0 };
  fc.assert(
    fc.property(smallBoards, fc.nat(), fc.integer({ min: 1, max: 6 }), (small, chosen, few) => {
      const all = fillingsOf(small);
      if (all.length === 0) return;
      const known = all[chosen % all.length]!;
      const right = all.length > 1 ? 'found' : 'none';
      expect(findOtherFilling(logicOf(small), known, STEPS)).toBe(right);
      const bounded = findOtherFilling(logicOf(small), known, few);
      expect([right, 'unknown']).toContain(bounded);
      found[bounded]++;
    }),
    { numRuns: 400 },
  );
  expect(Math.min(found.found, found.none, found.unknown)).toBeGreaterThan(5);
});

it('a random filling keeps the rules, is there where any is, and comes again with its seed', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(smallBoards, (small) => {
      const all = fillingsOf(small).map(String);
      for (const seed of ['one', 'two', 'three']) {
        const filling = randomFilling(logicOf(small), createRng(seed), STEPS);
        expect(filling !== undefined).toBe(all.length > 0);
        if (filling === undefined) continue;
        expect(all).toContain(String(filling));
        expect(randomFilling(logicOf(small), createRng(seed), STEPS)).toEqual(filling);
        seen.add(String(filling));
      }
    }),
    { numRuns: 200 },
  );
  expect(seen.size).toBeGreaterThan(60);
});

it('a random filling is one of any, in any order of places', () => {
  const board = { domains: [0b1110, 0b1110, 0b1110], given: [-1, -1, -1] };
  const found = new Set<string>();
  for (let seed = 0; seed < 400; seed++)
    found.add(String(randomFilling(new RuleCandidates(board, [], KINDS), createRng(`${seed}`), STEPS)));
  expect(found.size).toBe(27);
});
