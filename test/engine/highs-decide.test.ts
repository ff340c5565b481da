/** Decisions from claims of runs, which are made up here: any, also such as contradict each other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, HighsClaim } from '../../src/solve/highs/claim.js';
import { decide, slackOf } from '../../src/solve/highs/confirm.js';

type Sense = 'minimise' | 'maximise';

const number = fc.integer({ min: -1, max: 1 });
const checked = number.map((objective) => ({ values: Float64Array.of(objective), objective }));
const claim: fc.Arbitrary<HighsClaim> = fc.oneof(
  fc.constant<HighsClaim>({ says: 'infeasible' }),
  fc.constant<HighsClaim>({ says: 'nothing' }),
  fc.constant<HighsClaim>({ says: 'unbounded' }),
  fc.record({ says: fc.constant('solution' as const), checked, bound: number }),
  fc.record({ says: fc.constant('limit' as const), limit: fc.constant('nodes' as const), bound: number }),
  fc.record({
    says: fc.constant('limit' as const),
    limit: fc.constant('nodes' as const),
    checked,
    bound: number,
  }),
);
const claims = fc.tuple(claim, claim, claim);

/** The decision, and the claims it was made from: those of runs that failed are none. */
function decisionOf(all: readonly HighsClaim[], sense: Sense | undefined, confirmed = true) {
  const used: HighsClaim[] = [];
  const run = (attempt: number): HighsClaim => {
    if (all[attempt]!.says !== 'nothing') used.push(all[attempt]!);
    return all[attempt]!;
  };
  return { decision: decide(run, { ...(sense && { sense }), confirmed }), used };
}

const boundsOf = (used: readonly HighsClaim[]): readonly number[] =>
  used.flatMap((one) => (one.says === 'solution' || one.says === 'limit' ? [one.bound] : []));

describe('a decision', () => {
  it('that nothing is feasible needs two runs that say so', () => {
    fc.assert(
      fc.property(claims, fc.constantFrom('minimise', 'maximise', undefined), (all, sense) => {
        const { decision, used } = decisionOf(all, sense);
        const refuted = used.filter(({ says }) => says === 'infeasible').length;
        if (decision.status === 'infeasible') expect(refuted).toBe(2);
        if (all.filter(({ says }) => says === 'infeasible').length === 3)
          expect(decision.status).toBe('infeasible');
      }),
      { numRuns: 2000 },
    );
  });

  it('that a solution is optimal needs two bounds that it reaches, and none that it exceeds', () => {
    let optimal = 0;
    fc.assert(
      fc.property(claims, fc.constantFrom<Sense>('minimise', 'maximise'), (all, sense) => {
        const { decision, used } = decisionOf(all, sense);
        if (decision.status !== 'optimal') return;
        optimal++;
        const bounds = boundsOf(used);
        expect(bounds).toHaveLength(2);
        const better = sense === 'minimise' ? Math.min(...bounds) : Math.max(...bounds);
        expect(Math.abs(decision.objective - better)).toBeLessThanOrEqual(slackOf(decision));
        expect(Math.max(...bounds) - Math.min(...bounds)).toBeLessThanOrEqual(slackOf(decision));
      }),
      { numRuns: 4000 },
    );
    expect(optimal).toBeGreaterThan(50);
  });

  it('gives no bound that one of two runs did not prove, and says where there was one run', () => {
    fc.assert(
      fc.property(
        claims,
        fc.constantFrom<Sense>('minimise', 'maximise'),
        fc.boolean(),
        (all, sense, sure) => {
          const { decision, used } = decisionOf(all, sense, sure);
          if (decision.status !== 'feasible' && decision.status !== 'limit') return;
          const isWeak = (than: number): boolean =>
            sense === 'minimise' ? decision.bound <= than : decision.bound >= than;
          for (const bound of boundsOf(used)) expect(isWeak(bound)).toBe(true);
          if (decision.unconfirmed) expect(used).toHaveLength(1);
          else if (Number.isFinite(decision.bound)) expect(boundsOf(used)).toHaveLength(2);
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('is the same for the greatest as for the least of the opposite', () => {
    fc.assert(
      fc.property(claims, fc.boolean(), (all, confirmed) => {
        const least = decisionOf(all, 'minimise', confirmed).decision;
        const greatest = decisionOf(all.map(opposite), 'maximise', confirmed).decision;
        expect(opposite(greatest)).toEqual(least);
      }),
      { numRuns: 4000 },
    );
  });

  it('without an objective is the first solution', () => {
    fc.assert(
      fc.property(claims, (all) => {
        const { decision, used } = decisionOf(all, undefined);
        if (used[0]?.says === 'solution') expect(decision).toEqual({ status: 'optimal', ...used[0].checked });
      }),
    );
  });
});

/** The same with objectives and bounds of the opposite sign. */
function opposite<T extends HighsClaim | Decision>(one: T): T {
  const turned = (value: number): number => 0 - value;
  const inside = 'checked' in one && one.checked !== undefined ? { checked: opposed(one.checked) } : {};
  const found = 'objective' in one ? opposed(one) : {};
  const bound = 'bound' in one ? { bound: turned(one.bound) } : {};
  return { ...one, ...found, ...inside, ...bound };
}

function opposed({ objective }: { readonly objective: number }) {
  return { objective: 0 - objective, values: Float64Array.of(0 - objective) };
}
