/**
 * Sets of values as bits, bit v for the value v: places that hold different values, which together are one of
 * some sets of as many values.
 */
import { valuesIn } from '../board.js';
import type { Narrowing } from '../narrowing.js';
import type { RuleRows } from '../rule-rows.js';

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

/** Values, and for each the literal that it is used. */
export interface UsedValues {
  readonly values: readonly number[];
  readonly used: readonly number[];
}

/**
 * States that no value stands twice in the places, and defines which stand there. Where there are as many
 * values as places each stands in one: the very rows of places that are all different.
 */
export function stateUsed(id: string, places: readonly number[], rows: RuleRows): UsedValues {
  const values = valuesIn(unionOf(places, (place) => rows.board.domains[place]!));
  const isFull = values.length === places.length;
  const used = values.map((value) => {
    const literals = rows.literalsOf(places, value);
    rows.sum(`${id}_once_${value}`, literals, { ...(isFull && { least: 1 }), most: 1 });
    return rows.either(`${id}_has_${value}`, literals);
  });
  return { values, used };
}

/**
 * States that the used values are one of some sets, none of which has all values of another.
 * @returns by set: the literal that it is the one
 */
export function stateOneSet(
  id: string,
  sets: ArrayLike<number>,
  { values, used }: UsedValues,
  rows: RuleRows,
): readonly number[] {
  const chosen = Array.from(sets, (set, index) => {
    const own = used.filter((_, at) => ((set >> values[at]!) & 1) === 1);
    return rows.both(`${id}_set_${index}`, own);
  });
  rows.sum(`${id}_one_set`, chosen, { least: 1, most: 1 });
  used.forEach((isUsed, at) => {
    const own = chosen.filter((_, index) => ((sets[index]! >> values[at]!) & 1) === 1);
    rows.clause(`${id}_needs_${values[at]}`, [~isUsed, ...own]);
  });
  return chosen;
}

/** The values that some place can have. */
export function unionOf(places: readonly number[], maskOf: (place: number) => number): number {
  let union = 0;
  for (const place of places) union |= maskOf(place);
  return union;
}

/**
 * Keeps the values of places that hold the values of one of some sets, as far as follows for
 * every place and every value of a set by itself.
 */
export function narrowToSets(places: readonly number[], sets: ArrayLike<number>, left: Narrowing): void {
  const union = unionOf(places, (place) => left.mask(place));
  const kept = new Int32Array(places.length);
  let everywhere = -1;
  for (let index = 0; index < sets.length; index++) {
    const set = sets[index]!;
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

/**
 * Adds to `kept` the values of a set that places can have while the others take the rest of it; false: there
 * are none.
 */
export function couldFill(
  places: readonly number[],
  set: number,
  left: Narrowing,
  kept: Int32Array,
): boolean {
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
