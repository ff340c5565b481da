import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { type Choice, obeys } from '../../src/solve/hitting-sets/cut.js';
import { chooseFewest } from '../../src/solve/hitting-sets/fewest.js';
import type { LoopEvent } from '../../src/solve/hitting-sets/rounds.js';
import { type Cover, cheapestByBruteForce, covers } from './covers.js';

const engine = await loadHighsEngine();

/** Runs the loop on cuts that its follower finds one by one, and keeps what is reported. */
function run({ weights, cuts }: Cover, plain: boolean, incumbent?: Choice) {
  const events: LoopEvent[] = [];
  const answer = chooseFewest({
    count: weights.length,
    weights,
    engine,
    plain,
    ...(incumbent === undefined ? {} : { incumbent }),
    challenge: (choice: Choice) => {
      const items = cuts.find((cut) => !obeys(choice, cut));
      return items === undefined ? { status: 'feasible' } : { status: 'broken', items };
    },
    onEvent: (event) => events.push(event),
  });
  return { answer, events };
}

describe.each([
  ['leader and follower alone', true],
  ['with a greedy start and branching', false],
])('the rounds, %s', (_, plain) => {
  it('show choices that disobey their cuts, and bounds that close in on the optimum', () => {
    fc.assert(
      fc.property(covers(false), (cover) => {
        const optimum = cheapestByBruteForce(cover)!;
        const { answer, events } = run(cover, plain);
        expect(answer).toMatchObject({ proved: true, cost: optimum });
        const rounds = events.filter((event) => event.kind === 'round');
        expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
        let [lower, upper] = [0, Infinity];
        for (const round of rounds) {
          expect(round.lower).toBeGreaterThanOrEqual(lower);
          expect(round.upper ?? Infinity).toBeLessThanOrEqual(upper);
          ({ lower, upper = Infinity } = round);
          expect(lower).toBeLessThanOrEqual(optimum);
          expect(upper).toBeGreaterThanOrEqual(optimum);
          const { choice, answer } = round;
          if (answer.status === 'feasible') expect(cover.cuts.every((cut) => obeys(choice, cut))).toBe(true);
          else expect('cuts' in answer && answer.cuts.length > 0).toBe(true);
          if ('cuts' in answer) for (const cut of answer.cuts) expect(obeys(choice, cut)).toBe(false);
        }
        // What is shown proves the optimum: a choice that stands, and the highest bound.
        expect(upper).toBe(optimum);
        const bounds = events.map((event) => event.lower);
        expect(Math.max(...bounds)).toBe(optimum);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the loop alone', () => {
  it('has one cut a round, and nobody but the leader chooses', () => {
    const cuts = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    const { events } = run({ weights: [1, 1, 1, 1, 1, 1], cuts }, true);
    const shown = events.map(
      (event) => event.kind === 'round' && [event.by, event.answer.status, event.lower],
    );
    expect(shown).toEqual([
      ['leader', 'broken', 0],
      ['leader', 'broken', 1],
      ['leader', 'broken', 2],
      ['leader', 'feasible', 3],
    ]);
    for (const event of events) {
      if (event.kind === 'round' && event.answer.status === 'broken')
        expect(event.answer.cuts).toHaveLength(1);
    }
  });

  it('begins with the upper bound of a choice that is known to stand', () => {
    const { events } = run({ weights: [1, 1, 1], cuts: [[0], [1]] }, true, Uint8Array.of(1, 1, 1));
    expect(events[0]).toMatchObject({ kind: 'round', lower: 0, upper: 3 });
  });
});
