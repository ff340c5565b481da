/**
 * Sandwiches: the values of the places are all different, and those between two ends, the places of two
 * certain values, add up to a total.
 *
 * - Rows: auxiliary variables say that a place lies between the ends, and that a value is used there. The
 *   used values are one of the sets with that total, by which the ends are so far apart; where there are
 *   very many sets, they add up to the total.
 * - Plainly: every pair of places for the ends leaves values by the sets that fill the places between them.
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
  unionOf,
} from '../../kit/rules/index.js';
import { setsWithTotal, stateUsedInside } from './inside.js';
import { cellsOfRule } from './words.js';

/** The sum between the places of two values. */
export interface SandwichRule extends Rule {
  readonly kind: 'sandwich';
  readonly ends: readonly [number, number];
  readonly total: number;
}

/** Most sets of values that are listed. */
const MOST_SETS = 40;

export const sandwichKind: RuleKind<SandwichRule> = {
  id: 'sandwich',
  issue: 'wrong-sandwich',
  fault({ places, ends, total }, values) {
    const found = places.map((place) => values[place]!);
    const twice = found.find((value, index) => found.indexOf(value) < index);
    if (twice !== undefined) return `${twice} stands there twice.`;
    const [from, to] = ends.map((end) => found.indexOf(end)).sort((one, other) => one - other);
    if (from! < 0) return `${ends[0]} or ${ends[1]} does not stand there.`;
    const sum = found.slice(from! + 1, to).reduce((added, value) => added + value, 0);
    return sum === total
      ? undefined
      : `The sum between ${ends[0]} and ${ends[1]} is ${sum}; ${total} is expected.`;
  },
  state(rule, rows) {
    const { ends, total } = rule;
    const says = () => {
      const { en, de } = cellsOfRule(rule, rows.board);
      const between = `${ends[0]} and ${ends[1]}`;
      return {
        en: { says: `In ${en}, the numbers between ${between} add up to ${total}` },
        de: {
          says: `In ${de} ergeben die Zahlen zwischen ${between.replace('and', 'und')} zusammen ${total}`,
        },
      };
    };
    rows.because(rule, { says }, () => stateSandwich(rule, rows));
  },
  narrow(rule, left) {
    const { places, ends, total } = rule;
    allDifferent.narrow({ ...rule, kind: 'all-different' }, left);
    const [one, other] = [1 << ends[0], 1 << ends[1]];
    const kept = new Int32Array(places.length);
    for (let from = 0; from < places.length; from++) {
      for (let to = from + 1; to < places.length; to++) {
        addEnds(places, [from, to], [one, other], total, left, kept);
        addEnds(places, [from, to], [other, one], total, left, kept);
      }
    }
    places.forEach((place, at) => {
      if (kept[at] === 0) left.fail();
      else left.keep(place, kept[at]!);
    });
  },
};

function stateSandwich({ id, places, ends, total }: SandwichRule, rows: RuleRows): void {
  const isEnd = (1 << ends[0]) | (1 << ends[1]);
  for (const end of ends) rows.sum(`${id}_end_${end}`, rows.literalsOf(places, end), { least: 1, most: 1 });
  const endAt = places.map((place, at) => rows.either(`${id}_end_at_${at}`, rows.literalsIn(place, isEnd)));
  const begun = running(endAt, (at, two) => rows.either(`${id}_begun_${at}`, two));
  const ending = running(endAt.toReversed(), (at, two) =>
    rows.either(`${id}_ending_${at}`, two),
  ).toReversed();
  const inside = places.map((_, at) =>
    at === 0 || at === places.length - 1
      ? false
      : rows.both(`${id}_inside_${at}`, [~endAt[at]!, begun[at - 1]!, ending[at + 1]!]),
  );
  const uses = stateUsedInside(id, places, inside, ~isEnd, rows);
  const sets = setsWithTotal(uses.values, total);
  if (sets.length > MOST_SETS) {
    rows.sum(`${id}_total`, uses.used, { least: total, most: total }, uses.values);
    return;
  }
  stateOneSet(id, sets, uses, rows).forEach((chosen, index) => {
    const apart = bitCount(sets[index]!) + 1;
    endAt.forEach((own, at) => {
      const others = [endAt[at - apart], endAt[at + apart]].filter((other) => other !== undefined);
      rows.clause(`${id}_apart_${index}_${at}`, [~chosen, ~own, ...others]);
    });
  });
}

/** By position: the literal that one of those up to there holds. */
function running(
  literals: readonly number[],
  define: (at: number, two: readonly [number, number]) => number,
): readonly number[] {
  const all: number[] = [];
  literals.forEach((own, at) => {
    all.push(at === 0 ? own : define(at, [own, all[at - 1]!]));
  });
  return all;
}

/** Adds to `kept` the values with which the two places are the ends, in this order. */
function addEnds(
  places: readonly number[],
  [from, to]: readonly [number, number],
  [first, second]: readonly [number, number],
  total: number,
  left: Narrowing,
  kept: Int32Array,
): void {
  if ((left.mask(places[from]!) & first) === 0 || (left.mask(places[to]!) & second) === 0) return;
  const ends = first | second;
  const isOpen = (at: number): boolean => at === from || at === to || (left.mask(places[at]!) & ~ends) !== 0;
  for (let at = 0; at < places.length; at++) if (!isOpen(at)) return;
  const inner = places.slice(from + 1, to);
  const own = new Int32Array(inner.length);
  const union = unionOf(inner, (place) => left.mask(place)) & ~ends;
  let used = 0;
  let isPossible = false;
  for (const set of setsOf(inner.length, total, 31 - Math.clz32(union | 1))) {
    if ((set & ~union) !== 0 || !(set === 0 || couldFill(inner, set, left, own))) continue;
    used = isPossible ? used & set : set;
    isPossible = true;
  }
  if (!isPossible) return;
  // What every set uses inside is not left outside.
  const outside = (at: number): boolean => at < from || at > to;
  for (let at = 0; at < places.length; at++) {
    if (outside(at) && (left.mask(places[at]!) & ~ends & ~used) === 0) return;
  }
  for (let at = 0; at < places.length; at++) {
    if (outside(at)) kept[at]! |= left.mask(places[at]!) & ~ends & ~used;
  }
  kept[from]! |= first;
  kept[to]! |= second;
  inner.forEach((_, index) => {
    kept[from + 1 + index]! |= own[index]!;
  });
}
