import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { branchForCheapest } from '../../src/solve/hitting-sets/branching.js';
import { chooseCheapest } from '../../src/solve/hitting-sets/cheapest.js';
import { type Cut, costOf, obeys } from '../../src/solve/hitting-sets/cut.js';
import { everyCheapest } from '../../src/solve/hitting-sets/every-cheapest.js';
import { chooseFewest } from '../../src/solve/hitting-sets/fewest.js';
import type { Follower } from '../../src/solve/hitting-sets/follower.js';
import { cheapestByBruteForce, covers } from './covers.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadHighsEngine();
});

/** Knows all cuts and returns one violated cut at a time. */
function followerOf(cuts: readonly Cut[]): Follower {
  return (choice) => {
    const violated = cuts.find((cut) => !obeys(choice, cut));
    return violated === undefined ? { status: 'feasible' } : { status: 'broken', cuts: [violated] };
  };
}

describe('the loop of leader and follower', () => {
  it('proves the cheapest choice, or that there is none', () => {
    fc.assert(
      fc.property(covers(true), ({ weights, cuts }) => {
        const answer = chooseCheapest({ weights, engine, follower: followerOf(cuts) });
        const expected = cheapestByBruteForce({ weights, cuts });
        expect(answer.proved).toBe(true);
        expect(answer.cost).toBe(expected);
        if (expected !== undefined) expect(answer.lower).toBe(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('stops at its limit with bounds that hold', () => {
    const cuts: Cut[] = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 2],
    ];
    const reported: { lower: number; upper?: number }[] = [];
    const answer = chooseCheapest({
      weights: [1, 1, 1, 1],
      engine,
      follower: followerOf(cuts),
      incumbent: Uint8Array.of(1, 1, 1, 1),
      budget: { rounds: 2 },
      onProgress: (bounds) => reported.push(bounds),
    });
    expect(answer).toMatchObject({ proved: false, limit: 'rounds', rounds: 2, cost: 4 });
    expect(answer.lower).toBeLessThanOrEqual(3);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.every(({ lower, upper }) => lower <= 3 && upper === 4)).toBe(true);
  });

  it('believes no bound that one run of the leader claims and nothing confirms', () => {
    const leader: Engine = {
      id: 'highs',
      open: (model) => ({
        model,
        solve: () => ({ status: 'limit', limit: 'nodes', bound: 2.5, unconfirmed: true, work: { nodes: 1 } }),
        addRows: () => undefined,
        dispose: () => undefined,
      }),
    };
    const cuts = [
      [0, 1],
      [1, 2],
    ];
    const request = { weights: [1, 1, 1, 1], engine: leader, follower: followerOf(cuts) };
    const answer = chooseCheapest({ ...request, cuts, incumbent: Uint8Array.of(1, 1, 1, 1) });
    expect(answer).toMatchObject({ proved: false, limit: 'nodes', lower: 0, claimed: 3, cost: 4 });
  });

  it('ends at once when aborted', () => {
    const answer = chooseCheapest({
      weights: [1],
      engine,
      follower: followerOf([[0]]),
      budget: { abort: () => true },
    });
    expect(answer).toMatchObject({ proved: false, limit: 'abort', rounds: 0, lower: 0 });
    expect(answer.choice).toBeUndefined();
  });
});

describe('branching', () => {
  it('finds the cheapest choice from any incumbent', () => {
    fc.assert(
      fc.property(covers(false), fc.integer({ min: 0, max: 12 }), ({ weights, cuts }, known) => {
        const answer = branchForCheapest({
          weights,
          cuts: cuts.slice(0, known),
          follower: followerOf(cuts),
          incumbent: new Uint8Array(weights.length).fill(1),
          nodes: 1e6,
        });
        expect(answer.proved).toBe(true);
        expect(answer.cost).toBe(cheapestByBruteForce({ weights, cuts }));
        expect(costOf(answer.choice, weights)).toBe(answer.cost);
        expect(cuts.every((cut) => obeys(answer.choice, cut))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('takes cuts of both signs', () => {
    fc.assert(
      fc.property(covers(true), ({ weights, cuts }) => {
        const expected = cheapestByBruteForce({ weights, cuts });
        fc.pre(expected !== undefined);
        const heavy = [...weights, 100];
        const answer = branchForCheapest({
          weights: heavy,
          cuts: [],
          follower: (choice) =>
            choice[weights.length] === 1 ? { status: 'feasible' } : followerOf(cuts)(choice),
          incumbent: Uint8Array.from(heavy, (_, item) => (item === weights.length ? 1 : 0)),
          nodes: 1e6,
        });
        expect(answer).toMatchObject({ proved: true, cost: expected });
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the items that are not free as they are', () => {
    const answer = branchForCheapest({
      weights: [1, 5, 5],
      cuts: [[0, 1]],
      follower: followerOf([[0, 1], [2]]),
      incumbent: Uint8Array.of(0, 1, 1),
      free: [1, 2],
      nodes: 100,
    });
    expect(answer).toMatchObject({ proved: true, cost: 10, choice: Uint8Array.of(0, 1, 1) });
  });

  it('says so when its limit is hit', () => {
    const answer = branchForCheapest({
      weights: [1, 1],
      cuts: [[0, 1]],
      follower: followerOf([[0, 1]]),
      incumbent: Uint8Array.of(1, 1),
      nodes: 1,
    });
    expect(answer).toMatchObject({ proved: false, limit: 'nodes', cost: 2 });
  });
});

describe('the fewest clues', () => {
  it('is a minimum hitting set of all sets the challenger knows', () => {
    fc.assert(
      fc.property(covers(false), ({ weights, cuts }) => {
        const answer = chooseFewest({
          count: weights.length,
          weights,
          engine,
          challenge: (choice) => {
            const set = cuts.find((cut) => !obeys(choice, cut));
            return set === undefined ? { status: 'feasible' } : { status: 'broken', items: set };
          },
        });
        expect(answer.proved).toBe(true);
        expect(answer.cost).toBe(cheapestByBruteForce({ weights, cuts }));
      }),
      { numRuns: 100 },
    );
  });

  it('shrinks the sets that it gets', () => {
    const shrunk: (readonly number[])[] = [];
    const answer = chooseFewest({
      count: 4,
      engine,
      challenge: ([, , third]) =>
        third === 1
          ? { status: 'feasible' }
          : { status: 'broken', items: [1, 2, 3].filter((i) => i !== third) },
      shrink: (items) => {
        shrunk.push(items);
        return [2];
      },
    });
    expect(answer).toMatchObject({ proved: true, cost: 1, choice: Uint8Array.of(0, 0, 1, 0) });
    expect(shrunk.length).toBeGreaterThan(0);
    expect(answer.cuts).toContainEqual([2]);
  });

  it('claims nothing when the challenger cannot decide', () => {
    const answer = chooseFewest({
      count: 2,
      engine,
      challenge: () => ({ status: 'undecided', limit: 'conflicts' }),
    });
    expect(answer).toMatchObject({ proved: false, limit: 'conflicts', lower: 0 });
    expect(answer.choice).toBeUndefined();
  });
});

describe('every cheapest choice', () => {
  it('is listed once, whatever cuts are known from the start', () => {
    fc.assert(
      fc.property(covers(false), fc.integer({ min: 0, max: 12 }), (cover, known) => {
        const weights = cover.weights.map((weight) => weight + 1);
        const { cuts } = cover;
        const optimum = cheapestByBruteForce({ weights, cuts })!;
        const request = { weights, optimum, cuts: cuts.slice(0, known), follower: followerOf(cuts) };
        const { choices, limit } = everyCheapest(request);
        const expected = subsets(weights.length).filter(
          (choice) => costOf(choice, weights) === optimum && cuts.every((cut) => obeys(choice, cut)),
        );
        expect(limit).toBeUndefined();
        expect(choices.map(String).sort()).toEqual(expected.map(String).sort());
      }),
      { numRuns: 200 },
    );
  });

  it('is not claimed to be listed when a limit is hit', () => {
    const cuts: Cut[] = [[0, 1]];
    const request = { weights: [1, 1], optimum: 1, cuts, follower: followerOf(cuts) };
    expect(everyCheapest({ ...request, budget: { nodes: 31 } })).toMatchObject({ limit: 'nodes' });
    expect(everyCheapest({ ...request, budget: { abort: () => true } })).toEqual({
      choices: [],
      limit: 'abort',
    });
  });
});

function subsets(count: number): readonly Uint8Array[] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Uint8Array.from({ length: count }, (_, item) => (bits >> item) & 1),
  );
}
