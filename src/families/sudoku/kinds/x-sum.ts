/**
 * X-sums: the values of the places are all different, and the first N of them, where N is the first value,
 * have a given sum.
 *
 * - Rows: a place is counted if the first value is at least its number, and auxiliary variables say that a
 *   value is used in a place that is counted. The used values are one of the sets with that total that have
 *   their own number of values; where there are very many sets, they add up to the total.
 * - Plainly: every first value leaves values by the sets that fill the places counted with it.
 */
import { bitCount } from '../../../core/index.js';
import {
  allDifferent,
  couldFill,
  type Narrowing,
  type Rule,
  type RuleKind,
  type RuleRows,
  setsOf,
  stateOneSet,
  valuesIn,
} from '../../kit/rules/index.js';
import { setsWithTotal, stateUsedInside } from './inside.js';
import { cellsOfRule } from './words.js';

/** The sum of as many first places as the first value says. */
export interface XSumRule extends Rule {
  readonly kind: 'x-sum';
  readonly total: number;
}

/** Most sets of values that are listed. */
const MOST_SETS = 40;

export const xSumKind: RuleKind<XSumRule> = {
  id: 'x-sum',
  issue: 'wrong-x-sum',
  fault({ places, total }, values) {
    const found = places.map((place) => values[place]!);
    const twice = found.find((value, index) => found.indexOf(value) < index);
    if (twice !== undefined) return `${twice} stands there twice.`;
    const count = found[0]!;
    if (count < 1 || count > found.length) return `There are no ${count} places to add up.`;
    const sum = found.slice(0, count).reduce((added, value) => added + value, 0);
    return sum === total ? undefined : `The sum of the first ${count} is ${sum}; ${total} is expected.`;
  },
  state(rule, rows) {
    const { total } = rule;
    const says = () => {
      const { en, de } = cellsOfRule(rule, rows.board);
      return {
        en: { says: `Of ${en}, the first ones, as many as the first number says, add up to ${total}` },
        de: { says: `Von ${de} ergeben die ersten, so viele wie die erste Zahl sagt, zusammen ${total}` },
      };
    };
    rows.because(rule, { says }, () => stateXSum(rule, rows));
  },
  narrow(rule, left) {
    allDifferent.narrow({ ...rule, kind: 'all-different' }, left);
    const { places, total } = rule;
    const kept = new Int32Array(places.length);
    for (const count of valuesIn(left.mask(places[0]!))) addCount(places, count, total, left, kept);
    places.forEach((place, at) => {
      if (kept[at] === 0) left.fail();
      else left.keep(place, kept[at]!);
    });
  },
};

function stateXSum({ id, places, total }: XSumRule, rows: RuleRows): void {
  const first = places[0]!;
  const counts = rows.valuesOf(first);
  for (const count of counts) {
    if (count < 1 || count > places.length) rows.clause(`${id}_not_${count}`, [~rows.literal(first, count)!]);
  }
  const inside = places.map((_, at) =>
    at === 0 ? true : rows.either(`${id}_counted_${at}`, rows.literalsIn(first, -2 << at)),
  );
  const uses = stateUsedInside(id, places, inside, -1, rows);
  const sets = setsWithTotal(uses.values, total).filter(
    (set) => ((set >> bitCount(set)) & 1) === 1 && counts.includes(bitCount(set)),
  );
  if (sets.length > MOST_SETS) {
    rows.sum(`${id}_total`, uses.used, { least: total, most: total }, uses.values);
    return;
  }
  stateOneSet(id, sets, uses, rows).forEach((chosen, index) => {
    rows.clause(`${id}_count_${index}`, [~chosen, rows.literal(first, bitCount(sets[index]!))!]);
  });
}

/** Adds to `kept` the values with which the first one is `count`. */
function addCount(
  places: readonly number[],
  count: number,
  total: number,
  left: Narrowing,
  kept: Int32Array,
): void {
  if (count < 1 || count > places.length || total < count) return;
  const own = 1 << count;
  const counted = places.slice(1, count);
  const others = new Int32Array(counted.length);
  let isPossible = false;
  for (const set of setsOf(counted.length, total - count, 30)) {
    if ((set & own) === 0 && (set === 0 || couldFill(counted, set, left, others))) isPossible = true;
  }
  const rest = places.slice(count);
  if (!isPossible || rest.some((place) => (left.mask(place) & ~own) === 0)) return;
  kept[0]! |= own;
  counted.forEach((_, index) => {
    kept[index + 1]! |= others[index]!;
  });
  rest.forEach((place, index) => {
    kept[count + index]! |= left.mask(place) & ~own;
  });
}
