/**
 * All different: no value stands in two of the places; where there are as many places as values, every value
 * stands in one.
 *
 * - Rows: for every value at most one variable, or exactly one; each value is a reason of its own. Where
 *   there are more places than values: a row that nothing fulfils, since solvers are slow to find that out.
 * - Plainly: a known value leaves the other places (naked single), and a value that every filling has and
 *   that has one place left goes there (hidden single).
 */
import { bitCount } from '../../../../core/index.js';
import type { InLanguages } from '../../../contract/language.js';
import { type Board, valuesIn } from '../board.js';
import type { Narrowing } from '../narrowing.js';
import type { Rule, RuleWords } from '../rule.js';
import type { NarrowingKind } from '../rule-kind.js';
import { subject, subjectHas } from '../subject.js';

/** No value stands twice in the places. */
export interface AllDifferentRule extends Rule {
  readonly kind: 'all-different';
}

export const allDifferent: NarrowingKind<AllDifferentRule> = {
  id: 'all-different',
  issue: 'value-repeated',
  fault({ places }, values) {
    let seen = 0;
    for (const place of places) {
      const bit = 1 << values[place]!;
      if ((seen & bit) !== 0) return `${values[place]} stands there twice.`;
      seen |= bit;
    }
    return undefined;
  },
  state(rule, rows) {
    const { id, places } = rule;
    const { isFull, union } = spanOf(rule, rows.board);
    const count = bitCount(union);
    if (count < places.length) {
      const suffix = 'room';
      rows.because(rule, { suffix, says: () => roomWords(rule, rows.board, count) }, () =>
        rows.clause(`${id}_${suffix}`, []),
      );
      return;
    }
    for (const value of valuesIn(union)) {
      const suffix = `number-${value}`;
      rows.because(
        rule,
        { suffix, says: () => onceWords(rule, rows.board, value, isFull), exclusive: true },
        () =>
          rows.sum(`${id}_${suffix}`, rows.literalsOf(places, value), {
            ...(isFull && { least: 1 }),
            most: 1,
          }),
      );
    }
  },
  narrow({ places }, left) {
    if (!excludeKnown(places, left)) return;
    let once = 0;
    let twice = 0;
    for (let at = 0; at < places.length; at++) {
      const mask = left.mask(places[at]!);
      twice |= once & mask;
      once |= mask;
    }
    const count = bitCount(once);
    if (count < places.length) left.fail();
    if (count !== places.length) return;
    const lone = once & ~twice;
    if (lone === 0) return;
    for (let at = 0; at < places.length; at++) {
      const mask = left.mask(places[at]!);
      if ((mask & lone) !== 0 && mask !== (mask & lone)) left.keep(places[at]!, lone);
    }
  },
};

/** Excludes known values from the other places; false: one is known in two places. */
function excludeKnown(places: readonly number[], left: Narrowing): boolean {
  for (let before = 0; ; ) {
    let known = 0;
    for (let at = 0; at < places.length; at++) {
      const mask = left.mask(places[at]!);
      if ((mask & (mask - 1)) !== 0) continue;
      if ((known & mask) !== 0) {
        left.fail();
        return false;
      }
      known |= mask;
    }
    if (known === before) return true;
    before = known;
    for (let at = 0; at < places.length; at++) {
      const mask = left.mask(places[at]!);
      if ((mask & (mask - 1)) !== 0 && (mask & known) !== 0) left.keep(places[at]!, ~known);
    }
  }
}

/** All values of the places, and whether every one of them stands in one place. */
function spanOf(
  { places }: AllDifferentRule,
  { domains }: Board<unknown>,
): { readonly union: number; readonly isFull: boolean } {
  const union = places.reduce((mask, place) => mask | domains[place]!, 0);
  return { union, isFull: bitCount(union) === places.length };
}

function roomWords(rule: Rule, board: Board<unknown>, count: number): InLanguages<RuleWords> {
  const [english, german] = [subjectHas(rule, board, 'en'), subjectHas(rule, board, 'de')];
  return {
    en: { says: `${english} ${rule.places.length} different values, of which there are ${count}` },
    de: { says: `${german} ${rule.places.length} verschiedene Werte, von denen es ${count} gibt` },
  };
}

function onceWords(
  rule: AllDifferentRule,
  board: Board<unknown>,
  value: number,
  isFull: boolean,
): InLanguages<RuleWords> {
  const [english, german] = [subject(rule, board, 'en'), subject(rule, board, 'de')];
  const [holds, contains] = rule.area === undefined ? ['hold', 'enthalten'] : ['holds', 'enthält'];
  if (!isFull) {
    return {
      en: { says: `${english} ${holds} ${value} at most once` },
      de: { says: `${german} ${contains} ${value} höchstens einmal` },
    };
  }
  return {
    en: {
      says: `${english} ${holds} ${value} exactly once`,
      halves: {
        least: `${english} ${holds} ${value} somewhere`,
        most: `${english} ${holds} ${value} only once`,
      },
    },
    de: {
      says: `${german} ${contains} ${value} genau einmal`,
      halves: {
        least: `${german} ${contains} ${value}`,
        most: `${german} ${contains} ${value} nur einmal`,
      },
    },
  };
}
