/**
 * Relations of two places: less, equal, unequal, a difference, a sum or a ratio, none of these, or a
 * difference of at least a number.
 *
 * - Rows: if one place has a value, the other has one that goes with it; both ways round.
 * - Plainly: a value that goes with no value left for the other place is excluded.
 */
import type { InLanguages } from '../../../contract/language.js';
import { codesOf, valuesFrom, valuesIn } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';

/** The first place is less than the second; the others treat both alike, and most have a number. */
type Test =
  | { readonly is: 'less' | 'equal' | 'unequal'; readonly by?: undefined }
  | {
      readonly is: 'difference' | 'no-difference' | 'apart' | 'sum' | 'no-sum' | 'ratio' | 'no-ratio';
      readonly by: number;
    };

/** Two places whose values are in a relation. */
export interface RelationRule extends Rule {
  readonly kind: 'relation';
  readonly places: readonly [number, number];
  readonly test: Test;
}

const ALL = valuesFrom(0, 30);

export const relation: RuleKind<RelationRule> = {
  id: 'relation',
  issue: 'relation-broken',
  fault({ places, test }, values) {
    const [one, other] = [values[places[0]]!, values[places[1]]!];
    return holds(test, one, other) ? undefined : `${one} and ${other} stand there.`;
  },
  state(rule, rows) {
    const { id, places, test } = rule;
    const says = () => relationWords(codesOf(rows.board, places), test);
    rows.because(rule, { says }, () => {
      for (const [from, to] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const domain = rows.board.domains[places[to]]!;
        for (const value of valuesIn(rows.board.domains[places[from]]!)) {
          const partners = partnersOf(test, value, from === 0) & domain;
          if (partners === domain) continue;
          const literals = [~rows.literal(places[from], value)!, ...rows.literalsIn(places[to], partners)];
          rows.clause(`${id}_${from + 1}_is_${value}`, literals);
        }
      }
    });
  },
  narrow({ places: [one, other], test }, left) {
    left.keep(other, reach(test, left.mask(one), true));
    left.keep(one, reach(test, left.mask(other), false));
  },
};

/** The direct check. */
function holds(test: Test, one: number, other: number): boolean {
  switch (test.is) {
    case 'less':
      return one < other;
    case 'equal':
      return one === other;
    case 'unequal':
      return one !== other;
    case 'difference':
      return Math.abs(one - other) === test.by;
    case 'no-difference':
      return Math.abs(one - other) !== test.by;
    case 'apart':
      return Math.abs(one - other) >= test.by;
    case 'sum':
      return one + other === test.by;
    case 'no-sum':
      return one + other !== test.by;
    case 'ratio':
      return one === test.by * other || other === test.by * one;
    case 'no-ratio':
      return one !== test.by * other && other !== test.by * one;
  }
}

/** The values that go with a value of the first place, or of the second. */
function partnersOf(test: Test, value: number, isFirst: boolean): number {
  switch (test.is) {
    case 'less':
      return isFirst ? ALL & ~valuesFrom(0, value) : valuesFrom(0, value) & ~(1 << value);
    case 'equal':
      return 1 << value;
    case 'unequal':
      return ALL & ~(1 << value);
    case 'difference':
      return bit(value + test.by) | bit(value - test.by);
    case 'no-difference':
      return ALL & ~(bit(value + test.by) | bit(value - test.by));
    case 'apart':
      return ALL & ~valuesFrom(Math.max(0, value - test.by + 1), Math.min(30, value + test.by - 1));
    case 'sum':
      return bit(test.by - value);
    case 'no-sum':
      return ALL & ~bit(test.by - value);
    case 'ratio':
      return bit(value * test.by) | (value % test.by === 0 ? bit(value / test.by) : 0);
    case 'no-ratio':
      return ALL & ~partnersOf({ is: 'ratio', by: test.by }, value, isFirst);
  }
}

function bit(value: number): number {
  return value >= 0 && value <= 30 ? 1 << value : 0;
}

/** The values that go with one of some values, of which there is one at least. */
function reach(test: Test, mask: number, isFirst: boolean): number {
  switch (test.is) {
    case 'less':
      return isFirst ? -((mask & -mask) << 1) : (1 << (31 - Math.clz32(mask))) - 1;
    case 'equal':
      return mask;
    case 'difference':
      return (mask << test.by) | (mask >>> test.by);
  }
  let reached = 0;
  for (let rest = mask; rest !== 0 && reached !== ALL; rest &= rest - 1) {
    reached |= partnersOf(test, 31 - Math.clz32(rest & -rest), isFirst);
  }
  return reached;
}

function relationWords([one, other]: readonly string[], test: Test): InLanguages<RuleWords> {
  const { en, de } = WORDS[test.is];
  const say = (words: string): RuleWords => ({
    says: words
      .replace('A', one!)
      .replace('B', other!)
      .replace('N', `${test.by}`)
      .replace('is 2 times', 'is twice')
      .replace('2-fache', 'Doppelte'),
  });
  return { en: say(en), de: say(de) };
}

const WORDS: Readonly<Record<Test['is'], InLanguages<string>>> = {
  less: { en: 'A is less than B', de: 'A ist kleiner als B' },
  equal: { en: 'A and B are equal', de: 'A und B sind gleich' },
  unequal: { en: 'A and B are not equal', de: 'A und B sind nicht gleich' },
  difference: { en: 'A and B differ by N', de: 'A und B unterscheiden sich um N' },
  'no-difference': { en: 'A and B do not differ by N', de: 'A und B unterscheiden sich nicht um N' },
  apart: { en: 'A and B differ by at least N', de: 'A und B unterscheiden sich um mindestens N' },
  sum: { en: 'A and B add up to N', de: 'A und B ergeben zusammen N' },
  'no-sum': { en: 'A and B do not add up to N', de: 'A und B ergeben zusammen nicht N' },
  ratio: {
    en: 'one of A and B is N times the other',
    de: 'eins von A und B ist das N-fache des anderen',
  },
  'no-ratio': {
    en: 'neither of A and B is N times the other',
    de: 'keins von A und B ist das N-fache des anderen',
  },
};
