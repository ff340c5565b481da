import { describe, expect, it } from 'vitest';
import type { AnyFamily } from '../../../src/families/contract/family.js';
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import { assignment, supports } from '../../../src/families/zebra/formulations.js';
import { zebra } from '../../../src/families/zebra/index.js';
import {
  PAIR_RELATIONS,
  PLACE_RELATIONS,
  type ZebraClue,
  type ZebraPuzzle,
} from '../../../src/families/zebra/puzzle.js';
import { verifyZebra } from '../../../src/families/zebra/rules.js';
import { countPuzzle } from '../../../src/proving/count.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/engines.js';
import { allStreets } from './streets.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));
const FAMILY = zebra as unknown as AnyFamily;
const { formulations: FORMULATIONS } = FAMILY;
const AS_PUBLISHED = { presolve: false };

const CLUES: readonly ZebraClue[] = [
  ...PAIR_RELATIONS.map((type): ZebraClue => ({ type, a: ['x', 'b'], b: ['y', 'c'] })),
  ...PAIR_RELATIONS.map((type): ZebraClue => ({ type, a: ['x', 'b'], b: ['x', 'c'] })),
  ...PLACE_RELATIONS.map((type): ZebraClue => ({ type, a: ['y', 'b'], house: 2 })),
];

/** A street on which the clue alone can be counted: four houses for one attribute, three for two. */
function puzzleOf(clue: ZebraClue): ZebraPuzzle {
  const names = [...new Set('house' in clue ? [clue.a[0]] : [clue.a[0], clue.b[0]])];
  const values = names.length === 1 ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c'];
  const attributes = Object.fromEntries(names.map((name) => [name, values]));
  return { family: 'zebra', houses: values.length, attributes, clues: [clue] };
}

describe('one clue alone leaves as many solutions as the rules accept', () => {
  const cases = CLUES.map((clue) => ({ words: JSON.stringify(clue), puzzle: puzzleOf(clue) }));

  it.each(cases)('$words', ({ puzzle }) => {
    const right = [...allStreets(puzzle)].filter((street) => verifyZebra(puzzle, street).length === 0).length;
    for (const engine of ENGINES) {
      // Counting by HiGHS costs a search a solution; here it is asked for none, one or more.
      const limit = engine.id === 'highs' ? 2 : 100;
      for (const formulation of FORMULATIONS) {
        const request = { family: FAMILY, puzzle, formulation, engine, presolve: false };
        expect(countPuzzle(request, { limit }).count).toBe(Math.min(limit, right));
      }
    }
  });
});

describe('the model of the 1962 puzzle', () => {
  const { puzzle } = zebraExamples()[0]!;

  it('has a variable for every house and value, and one for every product', () => {
    const { model, projection } = assignment.formulate(puzzle, AS_PUBLISHED);
    // 5 x 25 placements; three clues say "next to" (8 pairs each), one "immediately right of" (4 pairs).
    expect(projection).toHaveLength(125);
    expect(model.variables).toHaveLength(125 + 3 * 8 + 4);
    // 50 partitions, 5 rows for each of 8 equalities, 2 places, and per product two rows, per sum one.
    expect(model.rows).toHaveLength(50 + 8 * 5 + 2 + 2 * (3 * 8 + 4) + 4);
  });

  it('has no product where partners support each other', () => {
    const { model } = supports.formulate(puzzle, AS_PUBLISHED);
    expect(model.variables).toHaveLength(125);
    expect(model.rows).toHaveLength(50 + 8 * 5 + 2 + 4 * 10);
  });

  it('names its variables after houses and values', () => {
    const { model } = assignment.formulate(puzzle, AS_PUBLISHED);
    expect(model.variables.map(({ name }) => name)).toContain('x_1_nation_Norwegian');
    expect(model.variables.map(({ name }) => name)).toContain('x_4_drink_orangejuice');
    expect(new Set(model.variables.map(({ name }) => name)).size).toBe(model.variables.length);
  });

  it('loses the variables that direct inference rules out', () => {
    const { projection } = assignment.formulate(puzzle, { presolve: true });
    expect(projection.length).toBeLessThan(80);
  });
});
