/**
 * Sums: the values of the places add up to a total; `distinct`: and are all different.
 *
 * - Rows: the values times their variables add up to the total. Where they are distinct: every value stands
 *   in at most one place, and the values that stand somewhere (an auxiliary variable each) are one of the
 *   sets with that total (an auxiliary variable each). Where there are very many sets, the values add up to
 *   the total and are as many as the places.
 * - Plainly, where they are distinct: a value stays in a place if some set of as many values with that total
 *   has it, and of the rest of the set every other place can have some value, and every value some place. A
 *   value that all such sets have and that has one place left goes there. Otherwise: the bounds of the
 *   others.
 */
import type { InLanguages } from '../../../contract/language.js';
import { cells } from '../../words/series.js';
import { codesOf, valuesIn } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { Narrowing, RuleKind } from '../rule-kind.js';
import type { RuleRows } from '../rule-rows.js';

/** The values of the places add up to a total. */
export interface SumRule extends Rule {
  readonly kind: 'sum';
  readonly total: number;
  readonly distinct: boolean;
}

export const sum: RuleKind<SumRule> = {
  id: 'sum',
  issue: 'wrong-sum',
  fault({ places, total, distinct }, values) {
    const found = places.map((place) => values[place]!);
    const added = found.reduce((sum, value) => sum + value, 0);
    if (added !== total) return `The sum is ${added}; ${total} is expected.`;
    const twice = found.find((value, index) => found.indexOf(value) < index);
    return distinct && twice !== undefined ? `${twice} stands there twice.` : undefined;
  },
  state(rule, rows) {
    const says = () => sumWords(rule, codesOf(rows.board, rule.places));
    rows.because(rule, { says }, () => (rule.distinct ? stateDistinct(rule, rows) : statePlain(rule, rows)));
  },
  narrow(rule, left) {
    if (rule.distinct) narrowDistinct(rule, left);
    else narrowByBounds(rule, left);
  },
};

function statePlain({ id, places, total }: SumRule, rows: RuleRows): void {
  const valued = places.flatMap((place) =>
    valuesIn(rows.board.domains[place]!).map((value) => ({ value, literal: rows.literal(place, value)! })),
  );
  const literals = valued.map(({ literal }) => literal);
  const weights = valued.map(({ value }) => value);
  rows.sum(id, literals, { least: total, most: total }, weights);
}

/** Most sets of values that are listed: as many as four numbers from 1 to 9 with the sum 20 can be. */
const MOST_SETS = 12;

function stateDistinct({ id, places, total }: SumRule, rows: RuleRows): void {
  const union = places.reduce((mask, place) => mask | rows.board.domains[place]!, 0);
  const values = valuesIn(union);
  const used = values.map((value) => {
    const literals = rows.literalsOf(places, value);
    rows.sum(`${id}_once_${value}`, literals, { most: 1 });
    return rows.either(`${id}_has_${value}`, literals);
  });
  const sets = setsOf(places.length, total, values.at(-1)!).filter((set) => (set & ~union) === 0);
  if (sets.length > MOST_SETS) {
    rows.sum(`${id}_total`, used, { least: total, most: total }, values);
    rows.sum(`${id}_count`, used, { least: places.length, most: places.length });
    return;
  }
  const chosen = [...sets].map((set, index) => {
    const own = used.filter((_, at) => ((set >> values[at]!) & 1) === 1);
    return rows.both(`${id}_set_${index}`, own);
  });
  rows.sum(`${id}_one_set`, chosen, { least: 1, most: 1 });
  used.forEach((isUsed, at) => {
    const own = chosen.filter((_, index) => ((sets[index]! >> values[at]!) & 1) === 1);
    rows.clause(`${id}_needs_${values[at]}`, [~isUsed, ...own]);
  });
}

/** By number of values, total and largest value: the sets of values with that total. */
const SETS = new Map<number, Readonly<Int32Array>>();

/** The sets of `count` values from 0 to `largest` that add up to a total, as bits. */
export function setsOf(count: number, total: number, largest: number): Readonly<Int32Array> {
  const key = (total * 32 + count) * 32 + largest;
  const known = SETS.get(key);
  if (known !== undefined) return known;
  const found: number[] = [];
  const extend = (mask: number, left: number, rest: number, from: number): void => {
    if (left === 0) {
      if (rest === 0) found.push(mask);
      return;
    }
    for (let value = from; value <= largest && value * left + (left * (left - 1)) / 2 <= rest; value++) {
      extend(mask | (1 << value), left - 1, rest - value, value + 1);
    }
  };
  extend(0, count, total, 0);
  const sets = Int32Array.from(found);
  SETS.set(key, sets);
  return sets;
}

function narrowDistinct({ places, total }: SumRule, left: Narrowing): void {
  let union = 0;
  for (const place of places) union |= left.mask(place);
  const kept = new Int32Array(places.length);
  let everywhere = -1;
  for (const set of setsOf(places.length, total, 31 - Math.clz32(union))) {
    if ((set & ~union) !== 0 || !couldFill(places, set, left, kept)) continue;
    everywhere &= set;
  }
  if (everywhere === -1) {
    left.fail();
    return;
  }
  for (let index = 0; index < places.length; index++) left.keep(places[index]!, kept[index]!);
  let once = 0;
  let twice = 0;
  for (const place of places) {
    const mask = left.mask(place) & everywhere;
    twice |= once & mask;
    once |= mask;
  }
  for (const place of places) {
    const own = left.mask(place) & once & ~twice;
    if (own !== 0) left.keep(place, own);
  }
}

/** Adds to `kept` the values of a set that places can have while the others take the rest of it. */
function couldFill(places: readonly number[], set: number, left: Narrowing, kept: Int32Array): boolean {
  let isPossible = true;
  for (let index = 0; index < places.length && isPossible; index++) {
    isPossible = (left.mask(places[index]!) & set) !== 0;
  }
  if (!isPossible) return false;
  isPossible = false;
  for (let index = 0; index < places.length; index++) {
    for (let own = left.mask(places[index]!) & set; own !== 0; own &= own - 1) {
      const value = own & -own;
      if (!couldOthers(places, index, set & ~value, left)) continue;
      kept[index]! |= value;
      isPossible = true;
    }
  }
  return isPossible;
}

function couldOthers(places: readonly number[], except: number, rest: number, left: Narrowing): boolean {
  let union = 0;
  for (let index = 0; index < places.length; index++) {
    if (index === except) continue;
    const mask = left.mask(places[index]!) & rest;
    if (mask === 0) return false;
    union |= mask;
  }
  return union === rest;
}

function narrowByBounds({ places, total }: SumRule, left: Narrowing): void {
  let [least, most] = [0, 0];
  for (const place of places) {
    least += lowest(left.mask(place));
    most += highest(left.mask(place));
  }
  if (least > total || most < total) {
    left.fail();
    return;
  }
  for (const place of places) {
    const mask = left.mask(place);
    let keep = 0;
    for (const value of valuesIn(mask)) {
      if (least - lowest(mask) + value <= total && most - highest(mask) + value >= total) keep |= 1 << value;
    }
    left.keep(place, keep);
  }
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

function highest(mask: number): number {
  return 31 - Math.clz32(mask);
}

function sumWords({ total, distinct }: SumRule, codes: readonly string[]): InLanguages<RuleWords> {
  const [english, german] = [cells(codes, 'en'), cells(codes, 'de')];
  return distinct
    ? {
        en: { says: `${english} hold different numbers that add up to ${total}` },
        de: { says: `In ${german} stehen verschiedene Zahlen mit der Summe ${total}` },
      }
    : {
        en: { says: `${english} add up to ${total}` },
        de: { says: `${german} ergeben zusammen ${total}` },
      };
}
