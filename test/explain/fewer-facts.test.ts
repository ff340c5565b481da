/** The end of a proof keeps only those of its facts that it needs. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withFewerFacts } from '../../src/explain/proof/fewer-facts.js';

it('only needed facts and those that stay are left, be the facts that are found the same objects or others', () => {
  const fact = fc.record({ isNeeded: fc.boolean(), isKept: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 8 }), fc.boolean(), (all, areFresh) => {
      const facts = all.map((_, mark) => ({ mark, value: mark % 2 === 0 }));
      const needed = facts.filter(({ mark }) => all[mark]!.isNeeded);
      const end = withFewerFacts(
        { facts },
        ({ mark }) => all[mark]!.isKept,
        (some) => {
          const hasAll = needed.every(({ mark }) => some.some((one) => one.mark === mark));
          return hasAll ? { facts: areFresh ? some.map((one) => ({ ...one })) : some } : undefined;
        },
      );
      expect(end.facts).toEqual(facts.filter(({ mark }) => all[mark]!.isNeeded || all[mark]!.isKept));
    }),
  );
});
