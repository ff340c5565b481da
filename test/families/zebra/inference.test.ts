import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Candidates } from '../../../src/families/zebra/candidates.js';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { numberZebra } from '../../../src/families/zebra/numbering.js';
import { PAIR_RELATIONS, type ZebraPuzzle } from '../../../src/families/zebra/puzzle.js';
import { rateZebra } from '../../../src/families/zebra/rating.js';
import { converse, housePairs, reach } from '../../../src/families/zebra/relations.js';
import { verifyZebra } from '../../../src/families/zebra/rules.js';
import { allStreets, smallZebra } from './streets.js';

function solutionsOf(puzzle: ZebraPuzzle) {
  return [...allStreets(puzzle)].filter((street) => verifyZebra(puzzle, street).length === 0);
}

describe.each(PAIR_RELATIONS)('the relation %s', (type) => {
  const houses = 5;
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const puzzle: ZebraPuzzle = {
    family: 'zebra',
    houses,
    attributes: { x: letters, y: letters },
    clues: [{ type, a: ['x', 'a'], b: ['y', 'a'] }],
  };

  it('allows the pairs of houses that the rules accept', () => {
    const pairs = housePairs(type, houses).map(String);
    for (let a = 0; a < houses; a++) {
      for (let b = 0; b < houses; b++) {
        const street = (place: number) => ['b', 'c', 'd', 'e'].toSpliced(place, 0, 'a');
        const holds = verifyZebra(puzzle, { x: street(a), y: street(b) }).length === 0;
        expect(pairs.includes(String([a, b]))).toBe(holds);
      }
    }
  });

  it('reaches from several houses what it reaches from each of them', () => {
    const all = (1 << houses) - 1;
    for (let mask = 0; mask <= all; mask++) {
      let union = 0;
      for (let house = 0; house < houses; house++) {
        if ((mask & (1 << house)) !== 0) union |= reach(type, 1 << house, all);
      }
      expect(reach(type, mask, all)).toBe(union);
    }
  });

  it('has a converse', () => {
    const mirrored = housePairs(converse(type), houses).map(([a, b]) => String([b, a]));
    expect(mirrored.sort()).toEqual(housePairs(type, houses).map(String).sort());
  });
});

describe('inference', () => {
  it('never drops a house that a solution uses, and finds contradictions only where there is no solution', () => {
    fc.assert(
      fc.property(smallZebra, fc.boolean(), (puzzle, probing) => {
        const candidates = new Candidates(puzzle);
        const progress = probing ? candidates.probe().progress : candidates.propagate();
        const solutions = solutionsOf(puzzle);
        const { attributes, values } = numberZebra(puzzle);
        for (const solution of solutions) {
          for (const [item, value] of values.entries()) {
            const name = attributes[Math.floor(item / puzzle.houses)]!;
            expect(candidates.mask(item) & (1 << solution[name]!.indexOf(value))).not.toBe(0);
          }
        }
        if (progress === 'contradiction') expect(solutions).toEqual([]);
        if (progress === 'solved') expect(solutions).toHaveLength(1);
      }),
    );
  });

  it('rates by the weakest reasoning that finishes', () => {
    const ratings = zebraExamples()
      .slice(0, 3)
      .map(({ puzzle }) => rateZebra(puzzle));
    expect(ratings.map(({ logic }) => logic)).toEqual(['look-ahead', 'plain', 'look-ahead']);
    expect(ratings[0]!.measures).toMatchObject({ clues: 14, openAfterProbing: 0 });
    expect(rateZebra(zebraExamples()[3]!.puzzle)).toMatchObject({ logic: 'beyond' });
  });
});

describe('the rules', () => {
  const { puzzle, solution } = zebraExamples()[0]!;

  it('name the clue that is broken and what was found', () => {
    const swapped = { ...solution!, pet: ['zebra', 'horse', 'snails', 'dog', 'fox'] };
    expect(verifyZebra(puzzle, swapped)).toEqual([
      {
        code: 'clue-broken',
        message:
          'The clue asks for adjacent, but smoke Chesterfields is in house 2 and pet fox is in house 5.',
        place: { part: 'clue 10' },
      },
    ]);
  });

  it('name missing values and attributes of the wrong length', () => {
    expect(
      verifyZebra(puzzle, { ...solution!, pet: ['dog', 'dog', 'fox', 'horse', 'snails'] }),
    ).toMatchObject([{ code: 'value-missing', place: { part: 'attribute pet' } }]);
    expect(verifyZebra(puzzle, { ...solution!, pet: [] })).toMatchObject([{ code: 'solution-size' }]);
  });
});
