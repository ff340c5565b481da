import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReasonedBuilder } from '../../../../src/families/kit/models/reasoned-builder.js';
import {
  type AllDifferentRule,
  allDifferent,
  type CountRule,
  count,
  FLAG,
  type OneOfRule,
  type OrderRule,
  oneOf,
  order,
  type RelationRule,
  type RunsRule,
  relation,
  runs,
  type SeenRule,
  type SumRule,
  seen,
  sum,
  type TableRule,
  table,
} from '../../../../src/families/kit/rules/index.js';
import { RuleRows } from '../../../../src/families/kit/rules/rule-rows.js';
import { ENGINE_IDS, openEngine } from '../../../../src/solve/index.js';
import { boardOf, kindLaws } from './kind-laws.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

/** Some values from 1 to 5 for each of some places. */
const numbers = (least: number, most: number): fc.Arbitrary<number[]> =>
  fc.array(
    fc
      .subarray([1, 2, 3, 4, 5], { minLength: 2, maxLength: 4 })
      .map((values) => values.reduce((mask, value) => mask | (1 << value), 0)),
    { minLength: least, maxLength: most },
  );

/** Places from the first to the last in random order, and the fields that all rules have. */
const base = (domains: readonly number[]) =>
  fc.shuffledSubarray([...domains.keys()], { minLength: domains.length }).map((places) => ({
    id: 'rule-1',
    role: 'rule',
    places,
  }));

const added = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('count', () => {
  const flags = fc.integer({ min: 1, max: 5 }).map((length) => new Array<number>(length).fill(FLAG));
  const random = fc.oneof(flags, numbers(2, 4)).chain((domains) =>
    fc
      .record({
        own: base(domains),
        value: fc.constantFrom(...(domains[0] === FLAG ? [0, 1] : [1, 2, 3])),
        bounds: fc.tuple(fc.nat(domains.length), fc.nat(domains.length)),
        not: fc.subarray([1, 2, 3], { maxLength: 2 }),
      })
      .filter(({ bounds: [one, other], not }) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        return not.every((number) => least < number && number < most);
      })
      .map(({ own, value, bounds: [one, other], not }) => {
        const rule: CountRule = {
          ...own,
          kind: 'count',
          value,
          least: Math.min(one, other),
          most: Math.max(one, other),
          ...(not.length > 0 && { not }),
        };
        return { rule, domains };
      }),
  );
  const keeps = ({ places, value, least, most, not = [] }: CountRule, values: readonly number[]): boolean => {
    const found = added(places.map((place) => (values[place] === value ? 1 : 0)));
    return least <= found && found <= most && !not.includes(found);
  };
  kindLaws(count, random, keeps, ENGINES);
});

describe('all different', () => {
  const random = numbers(2, 4).chain((domains) =>
    base(domains).map((own): { rule: AllDifferentRule; domains: number[] } => ({
      rule: { ...own, kind: 'all-different' },
      domains,
    })),
  );
  const keeps = ({ places }: AllDifferentRule, values: readonly number[]): boolean =>
    new Set(places.map((place) => values[place])).size === places.length;
  kindLaws(allDifferent, random, keeps, ENGINES);
});

describe('relation', () => {
  const test: fc.Arbitrary<RelationRule['test']> = fc.oneof(
    fc.record({
      is: fc.constantFrom('less' as const, 'equal' as const, 'unequal' as const),
    }),
    fc.record({
      is: fc.constantFrom(
        'difference' as const,
        'no-difference' as const,
        'apart' as const,
        'sum' as const,
        'no-sum' as const,
        'ratio' as const,
        'no-ratio' as const,
      ),
      by: fc.integer({ min: 1, max: 6 }),
    }),
  );
  const pairs = fc.oneof(numbers(2, 2), fc.constant([FLAG, FLAG]));
  const random = fc
    .record({ domains: pairs, test, isTurned: fc.boolean() })
    .map(({ domains, test, isTurned }) => {
      const rule: RelationRule = {
        id: 'rule-1',
        role: 'rule',
        kind: 'relation',
        places: isTurned ? [1, 0] : [0, 1],
        test,
      };
      return { rule, domains };
    });
  const keeps = ({ places, test }: RelationRule, values: readonly number[]): boolean => {
    const [one, other] = [values[places[0]]!, values[places[1]]!];
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    if (test.is === 'less') return other - one > 0;
    if (test.is === 'equal') return low === high;
    if (test.is === 'unequal') return low < high;
    if (test.is === 'difference') return high - low === test.by;
    if (test.is === 'no-difference') return high - low !== test.by;
    if (test.is === 'apart') return high > low + test.by - 1;
    if (test.is === 'sum') return low + high === test.by;
    if (test.is === 'no-sum') return low + high - test.by !== 0;
    return (high === low * test.by!) === (test.is === 'ratio');
  };
  kindLaws(relation, random, keeps, ENGINES);
});

describe('one of', () => {
  const flags = fc.integer({ min: 1, max: 4 }).map((length) => new Array<number>(length).fill(FLAG));
  const random = fc.oneof(flags, numbers(1, 4)).chain((domains) =>
    fc
      .record({ own: base(domains), values: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }) })
      .map(({ own, values }) => {
        const rule: OneOfRule = { ...own, kind: 'one-of', values };
        return { rule, domains };
      }),
  );
  const keeps = ({ places, values: allowed }: OneOfRule, values: readonly number[]): boolean =>
    places.every((place) => allowed.some((value) => value === values[place]));
  kindLaws(oneOf, random, keeps, ENGINES);
});

describe('order', () => {
  const flags = fc.integer({ min: 1, max: 5 }).map((length) => new Array<number>(length).fill(FLAG));
  const random = fc.oneof(flags, numbers(1, 4)).chain((domains) =>
    fc.record({ own: base(domains), isStrict: fc.boolean() }).map(({ own, isStrict }) => {
      const rule: OrderRule = { ...own, kind: 'order', isStrict };
      return { rule, domains };
    }),
  );
  const keeps = ({ places, isStrict }: OrderRule, values: readonly number[]): boolean => {
    const found = places.map((place) => values[place]!);
    const sorted = [...found].sort((one, other) => one - other);
    return sorted.join() === found.join() && (!isStrict || new Set(found).size === found.length);
  };
  kindLaws(order, random, keeps, ENGINES);
});

describe('table', () => {
  const random = fc.integer({ min: 1, max: 5 }).chain((length) =>
    fc
      .record({
        own: base(new Array<number>(length).fill(FLAG)),
        allowed: fc.uniqueArray(fc.nat(2 ** length - 1), { minLength: 1, maxLength: 6 }),
      })
      .map(({ own, allowed }) => {
        const rule: TableRule = { ...own, kind: 'table', allowed };
        return { rule, domains: new Array<number>(length).fill(FLAG) };
      }),
  );
  const keeps = ({ places, allowed }: TableRule, values: readonly number[]): boolean =>
    allowed.some((filling) =>
      places.every((place, at) => values[place] === Math.floor(filling / 2 ** at) % 2),
    );
  kindLaws(table, random, keeps, ENGINES);
});

describe('runs', () => {
  const flags = fc.integer({ min: 1, max: 6 }).map((length) => new Array<number>(length).fill(FLAG));
  const colours = fc.array(fc.constantFrom(0b11, 0b101, 0b110, 0b111, 0b1011), {
    minLength: 1,
    maxLength: 4,
  });
  const run = fc.record({ length: fc.integer({ min: 1, max: 3 }), colour: fc.integer({ min: 1, max: 2 }) });
  const random = fc.oneof(flags, colours).chain((domains) =>
    fc.record({ own: base(domains), runs: fc.array(run, { maxLength: 3 }) }).map(({ own, runs: some }) => {
      const isPlain = domains.every((domain) => domain === FLAG);
      const rule: RunsRule = {
        ...own,
        kind: 'runs',
        runs: isPlain ? some.map(({ length }) => ({ length, colour: 1 })) : some,
        signs: ['', 'a', 'b'],
      };
      return { rule, domains };
    }),
  );
  const keeps = ({ places, runs: asked }: RunsRule, values: readonly number[]): boolean => {
    const text = places.map((place) => values[place]!).join('');
    const blocks = asked.map(({ length, colour }) => `${colour}`.repeat(length));
    const between = blocks.map((block, index) => {
      if (index === 0) return `0*${block}`;
      return `0${blocks[index - 1]!.startsWith(block[0]!) ? '+' : '*'}${block}`;
    });
    return new RegExp(`^${between.join('')}0*$`).test(text);
  };
  kindLaws(runs, random, keeps, ENGINES);
});

describe('sum', () => {
  const random = fc
    .record({ domains: numbers(2, 4), distinct: fc.boolean() })
    .chain(({ domains, distinct }) =>
      fc
        .record({ own: base(domains), total: fc.integer({ min: 2, max: 5 * domains.length }) })
        .map(({ own, total }) => {
          const rule: SumRule = { ...own, kind: 'sum', total, distinct };
          return { rule, domains };
        }),
    );
  const ofMany = fc.integer({ min: 18, max: 21 }).map((total) => {
    const rule: SumRule = {
      id: 'rule-1',
      role: 'rule',
      places: [0, 1, 2],
      kind: 'sum',
      total,
      distinct: true,
    };
    return { rule, domains: [0, 1, 2].map(() => 2 ** 13 - 2) };
  });
  const weighted = numbers(2, 4).chain((domains) =>
    fc
      .record({
        own: base(domains),
        total: fc.integer({ min: -3, max: 12 }),
        weights: fc.array(fc.constantFrom(-10, -1, 1, 2), {
          minLength: domains.length,
          maxLength: domains.length,
        }),
      })
      .map(({ own, total, weights }) => {
        const rule: SumRule = { ...own, kind: 'sum', total, distinct: false, weights };
        return { rule, domains };
      }),
  );
  const keeps = ({ places, total, distinct, weights }: SumRule, values: readonly number[]): boolean => {
    const found = places.map((place) => values[place]!);
    const weighed = found.map((value, at) => (weights === undefined ? value : weights[at]! * value));
    return added(weighed) === total && (!distinct || new Set(found).size === found.length);
  };
  kindLaws(sum, random, keeps, ENGINES);
  describe('with weights', () => kindLaws(sum, weighted, keeps, ENGINES));

  it('says an equation where there are weights', () => {
    const builder = new ReasonedBuilder('equation', true);
    const domains = [6, 6, 6];
    const rule: SumRule = {
      ...{ id: 'rule-1', role: 'rule', places: [0, 1, 2], kind: 'sum', total: 0, distinct: false },
      weights: [1, 2, -1],
    };
    sum.state(rule, new RuleRows(builder, boardOf(domains)));
    const said = builder.reasons.flatMap(({ kind, says }) => (kind === 'cell' ? [] : [says]));
    expect(said).toEqual(['r1c1 + 2 r1c2 = r1c3']);
  });

  describe('with very many sets of values', () => kindLaws(sum, ofMany, keeps, ENGINES.slice(0, 1)));
});

describe('seen', () => {
  const random = numbers(2, 4).chain((domains) =>
    fc
      .record({ own: base(domains), count: fc.integer({ min: 1, max: 4 }), distinct: fc.boolean() })
      .map(({ own, count, distinct }) => {
        const rule: SeenRule = { ...own, kind: 'seen', count, distinct };
        return { rule, domains };
      }),
  );
  const keeps = ({ places, count, distinct }: SeenRule, values: readonly number[]): boolean => {
    const found = places.map((place) => values[place]!);
    const tall = found.filter((value, index) => found.slice(0, index).every((other) => other < value));
    return tall.length === count && (!distinct || new Set(found).size === found.length);
  };
  kindLaws(seen, random, keeps, ENGINES);
});
