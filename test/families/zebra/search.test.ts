import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { numberZebra } from '../../../src/families/zebra/numbering.js';
import { verifyZebra } from '../../../src/families/zebra/rules.js';
import { ORDERINGS, orderGoals } from '../../../src/families/zebra/search/orderings.js';
import { searchZebra } from '../../../src/families/zebra/search/search.js';
import { allStreets, smallZebra } from './streets.js';

const { puzzle: classic, solution } = zebraExamples()[0]!;

describe.each(ORDERINGS)('the search %s', (ordering) => {
  it('solves the 1962 puzzle', () => {
    expect(searchZebra(classic, ordering)).toMatchObject({
      solutions: [solution],
      complete: false,
      limit: 'solutions',
    });
  });

  it('finds the solutions that brute force finds, all or as many as are asked for', () => {
    const sorted = (solutions: readonly object[]) => solutions.map((one) => JSON.stringify(one)).sort();
    fc.assert(
      fc.property(smallZebra, fc.integer({ min: 1, max: 3 }), (puzzle, limit) => {
        const right = [...allStreets(puzzle)].filter((street) => verifyZebra(puzzle, street).length === 0);
        const all = searchZebra(puzzle, ordering, { limit: 0 });
        expect(all.complete).toBe(true);
        expect(sorted(all.solutions)).toEqual(sorted(right));
        const some = searchZebra(puzzle, ordering, { limit });
        expect(some.solutions).toEqual(all.solutions.slice(0, limit));
        expect(some.complete).toBe(right.length < limit);
      }),
    );
  });

  it('proves that the solution of the 1962 puzzle is the only one', () => {
    expect(searchZebra(classic, ordering, { limit: 2 })).toMatchObject({
      solutions: [solution],
      complete: true,
    });
  });

  it('stops at a limit of nodes, and when it is told to', () => {
    const stopped = searchZebra(classic, ordering, { budget: { nodes: 10 } });
    expect(stopped).toMatchObject({ solutions: [], complete: false, limit: 'nodes', goals: 10 });
    const outcome = searchZebra(classic, 'as-given', { budget: { abort: () => true } });
    expect(outcome).toMatchObject({ complete: false, limit: 'abort' });
  });
});

describe('the orderings', () => {
  it('save inferences one after the other, by other factors than the published ones', () => {
    const counts = ORDERINGS.map((ordering) => searchZebra(classic, ordering).inferences);
    expect(counts).toEqual([28_798, 14_044, 4_765]);
    const published = [21_612, 5_174, 663];
    expect(counts.map((count, index) => (count / published[index]!).toFixed(2))).toEqual([
      '1.33',
      '2.71',
      '7.19',
    ]);
  });

  it('put the unnamed water and zebra first, behind clues that name a house, and last', () => {
    const numbering = numberZebra(classic);
    const places = ORDERINGS.map((ordering) =>
      orderGoals(numbering, ordering).flatMap(({ a, b, choices }, index) =>
        b === undefined && choices.length === 5 ? [[index, numbering.values[a]]] : [],
      ),
    );
    expect(places).toEqual([
      [
        [0, 'water'],
        [1, 'zebra'],
      ],
      [
        [2, 'water'],
        [3, 'zebra'],
      ],
      [
        [14, 'water'],
        [15, 'zebra'],
      ],
    ]);
  });
});
