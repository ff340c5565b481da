import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineMarginals } from '../../../src/families/nonogram/beliefs/line-marginals.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';
import { placements } from './placements.js';

/** The product of the odds of the filled cells; known cells allow one state only. */
function weightOf(placement: readonly number[], odds: readonly number[]): number {
  return placement.reduce((weight, filled, cell) => {
    const own = odds[cell]!;
    if (own === Infinity) return filled === 1 ? weight : 0;
    return filled === 1 ? weight * own : weight;
  }, 1);
}

/** The starts of the blocks of a placement. */
function startsOf(placement: readonly number[]): number[] {
  return placement.flatMap((filled, cell) => (filled === 1 && placement[cell - 1] !== 1 ? [cell] : []));
}

function expectExact(marginals: LineMarginals, odds: readonly number[], clues: readonly number[]): void {
  const { length } = odds;
  const weighed = placements(clues, length).map((placement) => ({
    placement,
    starts: startsOf(placement),
    weight: weightOf(placement, odds),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  expect(marginals.weigh(Float64Array.from(odds), clues, length)).toBe(total > 0);
  if (total === 0) return;
  const share = (holds: (one: (typeof weighed)[number]) => boolean) =>
    weighed.filter(holds).reduce((sum, { weight }) => sum + weight, 0) / total;
  for (let cell = 0; cell < length; cell++) {
    expect(marginals.filled[cell]).toBeCloseTo(
      share(({ placement }) => placement[cell] === 1),
      9,
    );
    clues.forEach((_, block) => {
      expect(marginals.startProbability(block, cell)).toBeCloseTo(
        share(({ starts }) => starts[block] === cell),
        9,
      );
    });
  }
}

describe('the marginals of a line', () => {
  it('are those of all placements counted alike, for every line of up to 4 cells and all known cells', () => {
    const marginals = new LineMarginals(4);
    for (let length = 1; length <= 4; length++) {
      for (let picture = 0; picture < 2 ** length; picture++) {
        const cells = Array.from({ length }, (_, bit) => (picture >> bit) & 1);
        const clues = cluesOf(cells, 1, length).rows[0]!;
        for (let code = 0; code < 3 ** length; code++) {
          const odds = cells.map((_, cell) => [1, Infinity, 0][Math.floor(code / 3 ** cell) % 3]!);
          expectExact(marginals, odds, clues);
        }
      }
    }
  });

  it('are those of all placements weighed by any odds, for random lines of up to 16 cells', () => {
    const marginals = new LineMarginals(16);
    const odd = fc.oneof(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.constantFrom(0, 1, Infinity));
    const line = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), odd), { minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(line, (cells) => {
        const clues = cluesOf(
          cells.map(([filled]) => filled),
          1,
          cells.length,
        ).rows[0]!;
        const odds = cells.map(([, odds]) => odds);
        expectExact(marginals, odds, clues);
      }),
      { numRuns: 300 },
    );
  });
});
