/**
 * Seen values: looked at from before the first place, as many places as a number says are taller than all
 * places before them.
 *
 * - Rows: auxiliary variables say that one of the first places has at least a value; a place is seen with a
 *   value that none before it reaches. The seen places are as many as the number.
 * - Plainly: a value stays if the places before it and behind it, each with any value that is left, can come
 *   to the number (two passes over the largest value so far and the number seen so far).
 */
import { capitalised, counted } from '../../../../core/index.js';
import type { InLanguages } from '../../../contract/language.js';
import { codesOf, valuesIn } from '../board.js';
import type { Rule, RuleWords } from '../rule.js';
import type { Narrowing, RuleKind } from '../rule-kind.js';

/** Of the places, in order from the one that looks, so many are seen. */
export interface SeenRule extends Rule {
  readonly kind: 'seen';
  readonly count: number;
}

export const seen: RuleKind<SeenRule> = {
  id: 'seen',
  issue: 'wrong-view',
  fault({ places, count }, values) {
    let tallest = -1;
    let found = 0;
    for (const place of places) {
      if (values[place]! <= tallest) continue;
      tallest = values[place]!;
      found++;
    }
    return found === count
      ? undefined
      : `${capitalised(counted(found, 'place'))} can be seen; ${count} expected.`;
  },
  state(rule, rows) {
    const { id, places, count } = rule;
    rows.because(rule, { says: () => seenWords(codesOf(rows.board, places), count) }, () => {
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
    });
  },
  narrow(rule, left) {
    narrowSeen(rule, left);
  },
};

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

function seenWords(codes: readonly string[], count: number): InLanguages<RuleWords> {
  const [first, last] = [codes[0]!, codes.at(-1)!];
  const towers = { en: counted(count, 'tower'), de: count === 1 ? '1 Turm' : `${count} Türme` };
  return {
    en: { says: `From ${first} to ${last}, ${towers.en} can be seen` },
    de: { says: `Von ${first} bis ${last} sieht man ${towers.de}` },
  };
}
