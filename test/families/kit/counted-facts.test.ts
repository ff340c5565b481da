import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CountedFacts, type CountedGroup } from '../../../src/families/kit/confirm/groups.js';

/** The values that each fact has in some way to fulfil a group. */
function possible({ facts, least, most, not = [] }: CountedGroup, known: ReadonlyMap<number, boolean>) {
  const values = facts.map(() => new Set<boolean>());
  for (let bits = 0; bits < 2 ** facts.length; bits++) {
    const way = facts.map((_, index) => ((bits >> index) & 1) === 1);
    const count = way.filter((value) => value).length;
    if (count < least || count > most || not.includes(count)) continue;
    if (facts.some((fact, index) => known.has(fact) && known.get(fact) !== way[index])) continue;
    way.forEach((value, index) => {
      values[index]!.add(value);
    });
  }
  return values;
}

it('a group follows what all ways to fulfil it have in common, also without some numbers', () => {
  const group = fc.record({
    least: fc.nat({ max: 4 }),
    most: fc.nat({ max: 4 }),
    not: fc.subarray([0, 1, 2, 3, 4]),
  });
  const known = fc.array(fc.constantFrom(true, false, undefined), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(group, known, (bounds, values) => {
      const own = { facts: [0, 1, 2, 3], ...bounds };
      const facts = new CountedFacts(4, [own]);
      const given = new Map(values.flatMap((value, fact) => (value === undefined ? [] : [[fact, value]])));
      for (const [fact, value] of given) facts.know(fact as number, value as boolean);
      const ways = possible(own, given as Map<number, boolean>);
      expect(facts.follow()).toBe(ways[0]!.size > 0);
      if (ways[0]!.size === 0) return;
      const common = (value: boolean) => ways.map((found) => found.size === 1 && found.has(value));
      expect(own.facts.map((fact) => facts.isTrue(fact))).toEqual(common(true));
      expect(own.facts.map((fact) => facts.isFalse(fact))).toEqual(common(false));
    }),
    { numRuns: 500 },
  );
});
