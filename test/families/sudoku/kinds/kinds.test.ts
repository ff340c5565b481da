/** Laws of the rule kinds that only Sudokus have. */
import fc from 'fast-check';
import { describe } from 'vitest';
import {
  type BetweenRule,
  type ClassesRule,
  type ConsecutiveRule,
  type NumberedRoomRule,
  type SandwichRule,
  SUDOKU_KINDS,
  type XSumRule,
} from '../../../../src/families/sudoku/kinds/index.js';
import { ENGINE_IDS, openEngine } from '../../../../src/solve/index.js';
import { kindLaws, type RuleOnBoard } from '../../kit/rules/kind-laws.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

const kindOf = (id: string) => SUDOKU_KINDS.find((kind) => kind.id === id)!;

/** Some values from 1 to 5 for each of some places, and the places in random order. */
const places = (least: number, most: number, fewest = 2) =>
  fc
    .array(
      fc
        .subarray([1, 2, 3, 4, 5], { minLength: fewest, maxLength: 4 })
        .map((values) => values.reduce((mask, value) => mask | (1 << value), 0)),
      { minLength: least, maxLength: most },
    )
    .chain((domains) =>
      fc
        .shuffledSubarray([...domains.keys()], { minLength: domains.length })
        .map((order) => ({ domains, own: { id: 'rule-1', role: 'rule', places: order } })),
    );

/** The values in the order of the rule's places. */
const found = ({ places: own }: { readonly places: readonly number[] }, values: readonly number[]) =>
  own.map((place) => values[place]!);

/** Three places of 13 values, whose sets are too many to be listed. */
const WIDE = {
  domains: [0, 1, 2].map(() => 2 ** 14 - 2),
  own: { id: 'rule-1', role: 'rule', places: [0, 1, 2] },
};

const added = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const isDifferent = (values: readonly number[]): boolean => new Set(values).size === values.length;

describe('consecutive', () => {
  const random = places(1, 4).map(({ domains, own }): RuleOnBoard => {
    const rule: ConsecutiveRule = { ...own, kind: 'consecutive' };
    return { rule, domains };
  });
  const keeps = (rule: ConsecutiveRule, values: readonly number[]): boolean => {
    const own = found(rule, values);
    return isDifferent(own) && Math.max(...own) - Math.min(...own) === own.length - 1;
  };
  kindLaws(kindOf('consecutive'), random, keeps, ENGINES);
});

describe('between', () => {
  const random = places(3, 4, 3).map(({ domains, own }): RuleOnBoard => {
    const rule: BetweenRule = { ...own, kind: 'between' };
    return { rule, domains };
  });
  const keeps = (rule: BetweenRule, values: readonly number[]): boolean => {
    const [one, other, ...inner] = found(rule, values);
    return inner.every((value) => (value - one!) * (value - other!) < 0);
  };
  kindLaws(kindOf('between'), random, keeps, ENGINES);
});

describe('classes', () => {
  const sets = [
    [0b010010, 0b100100, 0b001000],
    [0b000110, 0b011000, 0b100000],
  ];
  const random = fc
    .record({ board: places(2, 3), classes: fc.constantFrom(...sets) })
    .map(({ board: { domains, own }, classes }): RuleOnBoard => {
      const rule: ClassesRule = { ...own, kind: 'classes', classes };
      return { rule, domains };
    });
  const keeps = (rule: ClassesRule, values: readonly number[]): boolean =>
    isDifferent(
      found(rule, values).map((value) => rule.classes.findIndex((set) => (set >> value) % 2 === 1)),
    );
  kindLaws(kindOf('classes'), random, keeps, ENGINES);
});

describe('sandwich', () => {
  const random = fc
    .record({ board: places(2, 5, 3), total: fc.integer({ min: 0, max: 9 }) })
    .map(({ board: { domains, own }, total }): RuleOnBoard => {
      const rule: SandwichRule = { ...own, kind: 'sandwich', ends: [1, 4], total };
      return { rule, domains };
    });
  const keeps = (rule: SandwichRule, values: readonly number[]): boolean => {
    const own = found(rule, values);
    const [from, to] = [own.indexOf(1), own.indexOf(4)];
    if (from < 0 || to < 0 || !isDifferent(own)) return false;
    return added(own.filter((_, at) => (at - from) * (at - to) < 0)) === rule.total;
  };
  kindLaws(kindOf('sandwich'), random, keeps, ENGINES);

  const ofMany = fc.integer({ min: 2, max: 13 }).map((total): RuleOnBoard => {
    const rule: SandwichRule = { ...WIDE.own, kind: 'sandwich', ends: [1, 4], total };
    return { rule, domains: WIDE.domains };
  });
  describe('with very many sets of values', () =>
    kindLaws(kindOf('sandwich'), ofMany, keeps, ENGINES.slice(0, 1)));
});

describe('X-sum', () => {
  const random = fc
    .record({ board: places(2, 5, 3), total: fc.integer({ min: 1, max: 15 }) })
    .map(({ board: { domains, own }, total }): RuleOnBoard => {
      const rule: XSumRule = { ...own, kind: 'x-sum', total };
      return { rule, domains };
    });
  const keeps = (rule: XSumRule, values: readonly number[]): boolean => {
    const own = found(rule, values);
    return (
      isDifferent(own) && own[0]! <= own.length && added(own.filter((_, at) => at < own[0]!)) === rule.total
    );
  };
  kindLaws(kindOf('x-sum'), random, keeps, ENGINES);

  const ofMany = fc.integer({ min: 18, max: 27 }).map((total): RuleOnBoard => {
    const rule: XSumRule = { ...WIDE.own, kind: 'x-sum', total };
    return { rule, domains: WIDE.domains };
  });
  describe('with very many sets of values', () =>
    kindLaws(kindOf('x-sum'), ofMany, keeps, ENGINES.slice(0, 1)));
});

describe('numbered room', () => {
  const random = fc
    .record({ board: places(2, 5), number: fc.integer({ min: 1, max: 5 }) })
    .map(({ board: { domains, own }, number }): RuleOnBoard => {
      const rule: NumberedRoomRule = { ...own, kind: 'numbered-room', number };
      return { rule, domains };
    });
  const keeps = (rule: NumberedRoomRule, values: readonly number[]): boolean => {
    const own = found(rule, values);
    return own[own[0]! - 1] === rule.number;
  };
  kindLaws(kindOf('numbered-room'), random, keeps, ENGINES);
});
