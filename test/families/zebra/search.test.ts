import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { numberZebra } from '../../../src/families/zebra/numbering.js';
import { verifyZebra } from '../../../src/families/zebra/rules.js';
import { ORDERINGS, orderGoals } from '../../../src/families/zebra/search/orderings.js';
import { searchZebra } from '../../../src/families/zebra/search/search.js';
import { allStreets, smallZebra } from './streets.js';

const { puzzle: classic, solution } = zebraExamples[0]!;

describe.each(ORDERINGS)('the search %s', (ordering) => {
  it('solves the 1962 puzzle', () => {
    expect(searchZebra(classic, ordering)).toMatchObject({ kind: 'solved', solution });
  });

  it('finds a solution where brute force does, and none elsewhere', () => {
    fc.assert(
      fc.property(smallZebra, (puzzle) => {
        const outcome = searchZebra(puzzle, ordering);
        const right = [...allStreets(puzzle)].some((street) => verifyZebra(puzzle, street).length === 0);
        expect(outcome.kind).toBe(right ? 'solved' : 'none');
        if (outcome.kind === 'solved') expect(verifyZebra(puzzle, outcome.solution)).toEqual([]);
      }),
    );
  });

  it('stops at a limit of nodes, and when it is told to', () => {
    const stopped = searchZebra(classic, ordering, { nodes: 10 });
    expect(stopped).toMatchObject({ kind: 'limit', limit: 'nodes' });
    const outcome = searchZebra(classic, 'as-given', { abort: () => true });
    expect(outcome).toMatchObject({ kind: 'limit', limit: 'abort' });
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
