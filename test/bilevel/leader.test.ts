import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { costOf, obeys } from '../../src/solve/hitting-sets/cut.js';
import { openLeader } from '../../src/solve/hitting-sets/leader.js';
import { cheapestByBruteForce, covers } from './covers.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadHighsEngine();
});

describe('leader', () => {
  it('finds the cheapest choice, or that there is none, with cuts of both signs', () => {
    fc.assert(
      fc.property(covers(true), ({ weights, cuts }) => {
        const leader = openLeader({ weights, engine });
        leader.addCuts(cuts);
        const answer = leader.solve();
        leader.dispose();
        const expected = cheapestByBruteForce({ weights, cuts });
        if (expected === undefined) {
          expect(answer.status).toBe('infeasible');
          return;
        }
        if (answer.status !== 'optimal') throw new Error(answer.status);
        expect(answer.lower).toBe(expected);
        expect(costOf(answer.choice, weights)).toBe(expected);
        expect(cuts.every((cut) => obeys(answer.choice, cut))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its cuts from solve to solve and the bound rises', () => {
    const leader = openLeader({ weights: [1, 1, 1], engine });
    leader.addCuts([[0, 1]]);
    expect(leader.solve()).toMatchObject({ status: 'optimal', lower: 1 });
    leader.addCuts([[2], [~0], [~1, 0]]);
    expect(leader.solve({ start: Uint8Array.of(1, 0, 0) })).toMatchObject({ status: 'infeasible' });
    leader.dispose();
  });

  it('chooses no more items than allowed', () => {
    const leader = openLeader({ weights: [5, 1, 1], engine, most: 1 });
    leader.addCuts([
      [0, 1],
      [0, 2],
    ]);
    expect(leader.solve()).toMatchObject({ status: 'optimal', lower: 5, choice: Uint8Array.of(1, 0, 0) });
    leader.dispose();
  });
});
