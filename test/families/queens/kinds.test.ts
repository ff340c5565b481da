/** Laws of the rule kind that counts parts with queens. */
import fc from 'fast-check';
import { describe } from 'vitest';
import { type PartsRule, partsWithQueens } from '../../../src/families/queens/parts-with-queens.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/index.js';
import { kindLaws, type RuleOnBoard } from '../kit/rules/kind-laws.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

describe('parts with queens', () => {
  const random = fc
    .record({
      sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
      queens: fc.nat(3),
      axis: fc.constantFrom('row' as const, 'column' as const),
    })
    .map(({ sizes, queens, axis }): RuleOnBoard => {
      const places = [...Array(sizes.reduce((all, size) => all + size, 0)).keys()];
      const parts = sizes.map((size, index) => {
        const from = sizes.slice(0, index).reduce((all, other) => all + other, 0);
        return places.slice(from, from + size);
      });
      const rule: PartsRule = {
        kind: 'parts-with-queens',
        id: 'rule-1',
        role: 'rule',
        places,
        axes: [{ axis, parts }],
        queens: Math.min(queens, parts.length),
      };
      return { rule, domains: places.map(() => 0b11) };
    });
  const keeps = ({ axes, queens }: PartsRule, values: readonly number[]): boolean => {
    const numbers = axes[0]!.parts.map((part) => part.reduce((all, place) => all + values[place]!, 0));
    return Math.max(...numbers) <= 1 && numbers.reduce((all, number) => all + number, 0) === queens;
  };
  kindLaws(partsWithQueens, random, keeps, ENGINES);
});
