import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestShades } from '../../../src/picture/cells/regions/elimination.js';
import { earned, type ShadeProblem } from '../../../src/picture/cells/regions/shades.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { evaluateObjective, findBrokenRow } from '../../../src/solve/model/evaluate.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { shadeProgram } from './shade-program.js';

const highs = await loadHighsEngine();

/** Any problem with up to `most` regions, planar or not. */
function anyProblem(most: number): fc.Arbitrary<ShadeProblem> {
  return fc.integer({ min: 1, max: most }).chain((count) => {
    const pairs = Array.from({ length: count }, (_, one) =>
      Array.from({ length: count - one - 1 }, (_, step) => [one, one + 1 + step] as const),
    ).flat();
    const gains = fc.array(fc.integer({ min: 1, max: 9000 }), {
      minLength: pairs.length,
      maxLength: pairs.length,
    });
    return fc.record({
      black: fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: count, maxLength: count }),
      borders: fc
        .tuple(fc.subarray(pairs), gains)
        .map(([chosen, gain]) => chosen.map(([one, other], index) => ({ one, other, gain: gain[index]! }))),
    });
  });
}

function mostByTryingAll(problem: ShadeProblem): number {
  const count = problem.black.length;
  let most = -Infinity;
  for (let choice = 0; choice < 2 ** count; choice++) {
    const shades = Array.from({ length: count }, (_, region) => (choice >> region) & 1);
    most = Math.max(most, earned(problem, shades));
  }
  return most;
}

/** Regions in a square, each beside its neighbours, as the regions of a photograph are. */
function lattice(side: number): ShadeProblem {
  const gain = (first: number, second: number): number => 1 + ((first * 7919 + second * 104_729) % 9000);
  const borders = Array.from({ length: side * side }, (_, region) => [
    ...(region % side < side - 1 ? [region + 1] : []),
    ...(region + side < side * side ? [region + side] : []),
  ]).flatMap((others, one) => others.map((other) => ({ one, other, gain: gain(one, other) })));
  return {
    black: Array.from({ length: side * side }, (_, region) => gain(region, 3) - 4500),
    borders,
  };
}

describe('the best shades', () => {
  it('earn as much as the best of all choices', () => {
    fc.assert(
      fc.property(anyProblem(9), (problem) => {
        expect(earned(problem, bestShades(problem))).toBe(mostByTryingAll(problem));
      }),
    );
  });

  it('are those of the program, by both engines', () => {
    fc.assert(
      fc.property(anyProblem(7), (problem) => {
        const model = shadeProgram(problem);
        const most = earned(problem, bestShades(problem));
        for (const engine of [highs, satEngine]) {
          const session = engine.open(model);
          const outcome = session.solve();
          session.dispose();
          if (outcome.status !== 'optimal') throw new Error(`${engine.id}: ${outcome.status}`);
          expect(Math.round(outcome.objective)).toBe(most);
          expect(findBrokenRow(model.rows, outcome.values)).toBeUndefined();
          expect(earned(problem, outcome.values)).toBe(most);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('of 64 regions are confirmed by HiGHS', () => {
    const problem = lattice(8);
    const model = shadeProgram(problem);
    const session = highs.open(model);
    const outcome = session.solve();
    session.dispose();
    if (outcome.status !== 'optimal') throw new Error(outcome.status);
    expect(Math.round(outcome.objective)).toBe(earned(problem, bestShades(problem)));
  });

  it('are white where black earns nothing', () => {
    expect([...bestShades({ black: [0, -1, 1], borders: [] })]).toEqual([0, 0, 1]);
  });

  it('split two regions that share a boundary, the darker one black', () => {
    const problem = { black: [5, 20], borders: [{ one: 0, other: 1, gain: 50 }] };
    expect([...bestShades(problem)]).toEqual([0, 1]);
  });
});

describe('the program', () => {
  it('has the objective of every choice, when boundaries are seen wherever they can be', () => {
    fc.assert(
      fc.property(anyProblem(6), fc.integer({ min: 0, max: 63 }), (problem, choice) => {
        const shades = problem.black.map((_, region) => (choice >> region) & 1);
        const seen = problem.borders.map(({ one, other }) => (shades[one] === shades[other] ? 0 : 1));
        const model = shadeProgram(problem);
        const values = Float64Array.from([...shades, ...seen]);
        expect(findBrokenRow(model.rows, values)).toBeUndefined();
        expect(evaluateObjective(model.objective, values)).toBeCloseTo(earned(problem, shades), 9);
        const overstated = Float64Array.from([...shades, ...seen.map(() => 1)]);
        if (seen.includes(0)) expect(findBrokenRow(model.rows, overstated)).toBeDefined();
      }),
    );
  });
});
