/** Trees with tents of their own: the laws of rule kinds, against all ways of sharing the tents out. */
import fc from 'fast-check';
import { describe } from 'vitest';
import type { Cell } from '../../../src/core/index.js';
import { FLAG } from '../../../src/families/kit/rules/index.js';
import { type MatchingRule, matching } from '../../../src/families/tents/matching.js';
import { openEngine } from '../../../src/solve/engines.js';
import { kindLaws } from '../kit/rules/kind-laws.js';

/** Some trees, each beside one to four of a few places. */
const SHARED = fc
  .integer({ min: 1, max: 6 })
  .chain((places) =>
    fc.array(fc.subarray([...Array(places).keys()], { minLength: 1, maxLength: Math.min(4, places) }), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map((sides) => {
    const used = [...new Set(sides.flat())].sort((one, other) => one - other);
    const rule: MatchingRule = {
      kind: 'matching',
      id: 'trees-r2c1',
      role: 'trees',
      places: used.map((_, at) => at),
      trees: sides.map((_, tree): Cell => [1, tree]),
      sides: sides.map((own) => own.map((place) => used.indexOf(place))),
      owners: used.map((place) => sides.flatMap((own, tree) => (own.includes(place) ? [tree] : []))),
    };
    return { rule, domains: used.map(() => FLAG) };
  });

/** True if the tents can be given to the trees, each to one beside it. */
function canBeGiven(sides: MatchingRule['sides'], tents: readonly number[]): boolean {
  const [own, ...others] = sides;
  if (own === undefined) return tents.length === 0;
  return own.some(
    (at) =>
      tents.includes(at) &&
      canBeGiven(
        others,
        tents.filter((tent) => tent !== at),
      ),
  );
}

const ENGINES = [await openEngine('sat'), await openEngine('highs')];

describe('trees and their tents', () => {
  kindLaws(
    matching,
    SHARED,
    ({ sides }: MatchingRule, values) =>
      canBeGiven(
        sides,
        values.flatMap((value, at) => (value === 1 ? [at] : [])),
      ),
    ENGINES,
  );
});
