/**
 * Seen values: looked at from before the first place, as many places as a number says are taller than all
 * places before them; `distinct`: and all are different.
 *
 * - Rows: auxiliary variables say that one of the first places has at least a value; a place is seen with a
 *   value that none before it reaches. The seen places are as many as the number, so that high values
 *   are not too near (which engines would find out). Where they are distinct, every value stands in at most
 *   one place.
 * - Plainly: a value stays if the places before it and behind it, each with any value that is left, can come
 *   to the number (two passes over the largest value so far and the number seen so far). Where they are
 *   distinct and few, no two with the same value (two passes over the set of the values so far).
 */
import { bitCount, capitalised, counted } from '../../../../core/index.js';
import type { InLanguages } from '../../../contract/language.js';
import { codesOf, valuesIn } from '../board.js';
import type { Narrowing } from '../narrowing.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import { areFewSeen, excludeUnseen } from './seen-fillings.js';

/** The number of places that are seen, in order from the one that looks. */
export interface SeenRule extends Rule {
  readonly kind: 'seen';
  readonly count: number;
  readonly distinct: boolean;
}

/** Most values of which sets are gone through. */
const MOST_IN_SETS = 9;

export const seen: RuleKind<SeenRule> = {
  id: 'seen',
  issue: 'wrong-view',
  fault({ places, count, distinct }, values) {
    let tallest = -1;
    let found = 0;
    for (const place of places) {
      if (values[place]! <= tallest) continue;
      tallest = values[place]!;
      found++;
    }
    if (found !== count) return `${capitalised(counted(found, 'place'))} can be seen; ${count} expected.`;
    const twice = places.find((place, index) =>
      places.slice(0, index).some((other) => values[other] === values[place]),
    );
    return distinct && twice !== undefined ? `${values[twice]} stands there twice.` : undefined;
  },
  state(rule, rows) {
    const { id, places, count, distinct } = rule;
    rows.because(rule, { says: () => seenWords(rule, codesOf(rows.board, places)) }, () => {
      const domains = places.map((place) => rows.board.domains[place]!);
      const values = valuesIn(domains.reduce((union, domain) => union | domain, 0));
      /** By value: the literal that one of the places so far reaches it; undefined: none can. */
      const reached = new Map<number, number>();
      const isSeen: number[] = [];
      places.forEach((place, index) => {
        for (const value of valuesIn(domains[index]!)) {
          const own = rows.literal(place, value)!;
          const before = reached.get(value);
          isSeen.push(before === undefined ? own : rows.both(`${id}_sees_${index}_${value}`, [own, ~before]));
        }
        for (const value of values) {
          const before = reached.get(value);
          const own = rows.literalsIn(place, -1 << value);
          if (own.length === 0 || index === places.length - 1) continue;
          const either = before === undefined ? own : [...own, before];
          reached.set(value, rows.either(`${id}_reaches_${index}_${value}`, either));
        }
      });
      rows.sum(id, isSeen, { least: count, most: count });
      places.forEach((place, index) => {
        for (const value of valuesIn(domains[index]!)) {
          const higher = values.filter((other) => other > value).length;
          const own = rows.literal(place, value)!;
          if (index + 1 + higher < count) rows.clause(`${id}_too_near_${index}_${value}`, [~own]);
        }
      });
      if (!distinct) return;
      for (const value of values)
        rows.sum(`${id}_once_${value}`, rows.literalsOf(places, value), { most: 1 });
    });
  },
  narrow(rule, left) {
    if (rule.distinct && narrowBySets(rule, left)) return;
    narrowSeen(rule, left);
  },
  fillings: { areFew: areFewSeen, exclude: excludeUnseen },
};

/** By the set of the values so far: the numbers that can be seen before, and those wanted there, as bits. */
const BEFORE = new Int32Array(1 << MOST_IN_SETS);
const WANTED = new Int32Array(1 << MOST_IN_SETS);
const KEPT = new Int32Array(MOST_IN_SETS);
/** By position: the values that are left, by their distance from the lowest one. */
const LEFT = new Int32Array(MOST_IN_SETS);
const SIZES = Uint8Array.from(BEFORE, (_, set) => bitCount(set));

/** Looks at all arrangements of different values; false: there are too many of these. */
function narrowBySets({ places, count }: SeenRule, left: Narrowing): boolean {
  let union = 0;
  for (let at = 0; at < places.length; at++) union |= left.mask(places[at]!);
  // Sets hold values by their distance from the lowest one.
  const lowest = 31 - Math.clz32(union & -union);
  const width = 32 - Math.clz32(union >> lowest);
  if (width > MOST_IN_SETS || places.length > MOST_IN_SETS) return false;
  for (let at = 0; at < places.length; at++) LEFT[at] = left.mask(places[at]!) >> lowest;
  goForward(places.length, 1 << width);
  goBackward(places.length, 1 << width, count);
  for (let at = 0; at < places.length; at++) {
    if (KEPT[at] === 0) left.fail();
    else left.keep(places[at]!, KEPT[at]! << lowest);
  }
  return true;
}

/** Fills {@link BEFORE}. */
function goForward(length: number, sets: number): void {
  BEFORE.fill(0, 0, sets);
  BEFORE[0] = 1;
  for (let set = 0; set < sets; set++) {
    const counts = BEFORE[set]!;
    const index = SIZES[set]!;
    if (counts === 0 || index === length) continue;
    for (let rest = LEFT[index]! & ~set; rest !== 0; rest &= rest - 1) {
      const value = rest & -rest;
      BEFORE[set | value]! |= value > set ? counts << 1 : counts;
    }
  }
}

/** Fills {@link WANTED}, and in {@link KEPT} the values that lead to the count. */
function goBackward(length: number, sets: number, count: number): void {
  KEPT.fill(0, 0, length);
  for (let set = sets - 1; set >= 0; set--) {
    const counts = BEFORE[set]!;
    const index = SIZES[set]!;
    let wanted = index === length ? 1 << count : 0;
    if (counts !== 0 && index < length) {
      for (let rest = LEFT[index]! & ~set; rest !== 0; rest &= rest - 1) {
        const value = rest & -rest;
        const after = value > set ? WANTED[set | value]! >> 1 : WANTED[set | value]!;
        wanted |= after;
        if ((after & counts) !== 0) KEPT[index]! |= value;
      }
    }
    WANTED[set] = wanted;
  }
}

/**
 * The numbers that can be seen as bits, by the tallest value so far: before every place, and from every place
 * on. Values are at most 30, and so are places that can be seen.
 */
function narrowSeen({ places, count }: SeenRule, left: Narrowing): void {
  const top = places.reduce((most, place) => Math.max(most, 31 - Math.clz32(left.mask(place))), 0);
  /** Before the first place nothing is tallest: entry 0. The value v is entry v + 1. */
  const width = top + 2;
  const before = new Int32Array((places.length + 1) * width);
  before[0] = 1;
  places.forEach((place, index) => {
    const mask = left.mask(place);
    for (let tallest = 0; tallest < width; tallest++) {
      const counts = before[index * width + tallest]!;
      if (counts === 0) continue;
      const next = (index + 1) * width;
      if ((mask & lowerThan(tallest)) !== 0) before[next + tallest]! |= counts;
      for (let rest = mask & ~lowerThan(tallest); rest !== 0; rest &= rest - 1) {
        before[next + 32 - Math.clz32(rest & -rest)]! |= counts << 1;
      }
    }
  });
  /** By tallest value: the numbers seen so far with which the places from here on come to the count. */
  let wanted = new Int32Array(width).fill(count > 30 ? 0 : 1 << count);
  for (let index = places.length - 1; index >= 0; index--) {
    const mask = left.mask(places[index]!);
    const earlier = new Int32Array(width);
    let keep = 0;
    for (let tallest = 0; tallest < width; tallest++) {
      const counts = before[index * width + tallest]!;
      if (counts === 0) continue;
      const hidden = mask & lowerThan(tallest);
      if (hidden !== 0 && (wanted[tallest]! & counts) !== 0) keep |= hidden;
      if (hidden !== 0) earlier[tallest]! |= wanted[tallest]!;
      for (let rest = mask & ~lowerThan(tallest); rest !== 0; rest &= rest - 1) {
        const value = rest & -rest;
        const after = wanted[32 - Math.clz32(value)]! >> 1;
        if ((after & counts) !== 0) keep |= value;
        earlier[tallest]! |= after;
      }
    }
    if (keep === 0) {
      left.fail();
      return;
    }
    left.keep(places[index]!, keep);
    wanted = earlier;
  }
}

/** The values that a tallest entry hides: itself and all lower ones. */
function lowerThan(tallest: number): number {
  return tallest === 0 ? 0 : 2 ** tallest - 1;
}

function seenWords({ count, distinct }: SeenRule, codes: readonly string[]): InLanguages<RuleWords> {
  const [first, last] = [codes[0]!, codes.at(-1)!];
  const towers = { en: counted(count, 'tower'), de: count === 1 ? '1 Turm' : `${count} Türme` };
  const [english, german] = distinct ? [', and all are different', ', und alle sind verschieden'] : ['', ''];
  return {
    en: { says: `From ${first} to ${last}, ${towers.en} can be seen${english}` },
    de: { says: `Von ${first} bis ${last} sieht man ${towers.de}${german}` },
  };
}
