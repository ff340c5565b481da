/** The dedicated search for solutions against brute force. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHashi } from '../../../generators/hashi/search.js';
import { hashi } from '../../../src/families/hashi/index.js';
import { layoutOf, solutionOf } from '../../../src/families/hashi/layout.js';
import { bridgeLimit } from '../../../src/families/hashi/puzzle.js';
import { verifyHashi } from '../../../src/families/hashi/rules.js';
import { smallHashis } from '../../conformance/candidates/hashi.js';

const EVERYTHING = { limit: 1000, nodes: 10_000 };

describe('the search for solutions', () => {
  it('finds all that brute force finds', () => {
    fc.assert(
      fc.property(smallHashis.puzzle, (puzzle) => {
        const layout = layoutOf(puzzle);
        const { status, solutions } = searchHashi(layout, bridgeLimit(puzzle), EVERYTHING);
        const found = solutions.map((counts) =>
          JSON.stringify(solutionOf(layout, (place) => counts[place]!)),
        );
        const right = [...smallHashis.candidates(puzzle)].filter(
          (solution) => verifyHashi(puzzle, solution).length === 0,
        );
        expect(status).toBe('complete');
        expect(found.sort()).toEqual(right.map((solution) => JSON.stringify(solution)).sort());
      }),
      { numRuns: 300 },
    );
  });

  it.each(hashi.examples)('solves $name', ({ puzzle, verdict, solution }) => {
    const layout = layoutOf(puzzle);
    const { status, solutions } = searchHashi(layout, bridgeLimit(puzzle), EVERYTHING);
    expect(status).toBe('complete');
    expect(solutions.length === 0 ? 'none' : solutions.length === 1 ? 'unique' : 'multiple').toBe(verdict);
    if (solution !== undefined) {
      expect(solutionOf(layout, (place) => solutions[0]![place]!)).toEqual(solution);
    }
  });

  it('says when it stopped early', () => {
    const { puzzle } = hashi.examples.find(({ verdict }) => verdict === 'multiple')!;
    const layout = layoutOf(puzzle);
    expect(searchHashi(layout, 2, { limit: 1, nodes: 100 })).toMatchObject({ status: 'enough' });
    expect(searchHashi(layout, 2, { limit: 100, nodes: 0 })).toEqual({ status: 'limit', solutions: [] });
  });
});
