/**
 * Relations of two places: less, equal, unequal, a difference, no such difference, a sum, a ratio.
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
  | { readonly is: 'less' | 'at-most' | 'equal' | 'unequal'; readonly by?: undefined }
  | { readonly is: 'difference' | 'no-difference' | 'sum' | 'ratio'; readonly by: number };

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
    case 'at-most':
      return one <= other;
    case 'equal':
      return one === other;
    case 'unequal':
      return one !== other;
    case 'difference':
      return Math.abs(one - other) === test.by;
    case 'no-difference':
      return Math.abs(one - other) !== test.by;
    case 'sum':
      return one + other === test.by;
    case 'ratio':
      return one === test.by * other || other === test.by * one;
  }
}

/** The values that go with a value of the first place, or of the second. */
function partnersOf(test: Test, value: number, isFirst: boolean): number {
  switch (test.is) {
    case 'less':
      return isFirst ? ALL & ~valuesFrom(0, value) : valuesFrom(0, value) & ~(1 << value);
    case 'at-most':
      return isFirst ? ALL & ~valuesFrom(0, value - 1) : valuesFrom(0, value);
    case 'equal':
      return 1 << value;
    case 'unequal':
      return ALL & ~(1 << value);
    case 'difference':
      return bit(value + test.by) | bit(value - test.by);
    case 'no-difference':
      return ALL & ~(bit(value + test.by) | bit(value - test.by));
    case 'sum':
      return bit(test.by - value);
    case 'ratio':
      return bit(value * test.by) | (value % test.by === 0 ? bit(value / test.by) : 0);
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
  const [en, de] = sentence(`${one} and ${other}`, `${one} und ${other}`, test);
  if (test.is === 'at-most') {
    return {
      en: { says: `${one} is at most ${other}` },
      de: { says: `${one} ist höchstens ${other}` },
    };
  }
  if (test.is !== 'less') return { en: { says: en }, de: { says: de } };
  return {
    en: { says: `${one} is less than ${other}` },
    de: { says: `${one} ist kleiner als ${other}` },
  };
}

function sentence(en: string, de: string, test: Test): readonly [en: string, de: string] {
  switch (test.is) {
    case 'less':
    case 'at-most':
      return [en, de];
    case 'equal':
      return [`${en} are equal`, `${de} sind gleich`];
    case 'unequal':
      return [`${en} are not equal`, `${de} sind nicht gleich`];
    case 'difference':
      return [`${en} differ by ${test.by}`, `${de} unterscheiden sich um ${test.by}`];
    case 'no-difference':
      return [`${en} do not differ by ${test.by}`, `${de} unterscheiden sich nicht um ${test.by}`];
    case 'sum':
      return [`${en} add up to ${test.by}`, `${de} ergeben zusammen ${test.by}`];
    case 'ratio':
      return [
        `of ${en} one is ${test.by} times the other`,
        `von ${de} ist eins das ${test.by}-fache des anderen`,
      ];
  }
}
