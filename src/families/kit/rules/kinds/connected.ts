/**
 * Connection: all places that have a value are joined by neighbours that have it.
 *
 * - Rows: none at first. Two places that have the value, and between which every way leads through places
 *   that have it not, are a nogood.
 * - Plainly: of two parts that cannot be joined, one has no place with the value; a place without which two
 *   with the value would be cut off from each other has it too (the cut vertices of a graph; Tarjan, 1972).
 *
 * Source: separators of vertices as cuts (Fischetti et al., "Thinning out Steiner trees", 2017).
 */
import { reachableFrom, reachedThrough } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import { all, anyOf } from '../../words/series.js';
import { type Board, codesOf } from '../board.js';
import { type Deriving, type Nogood, nogoodOf, placesWith } from '../nogood.js';
import type { Rule, RuleWords } from '../rule.js';
import type { RuleKind } from '../rule-kind.js';
import { partsOf } from './connected-parts.js';

/** The places, all of them flags, that have the value are connected; there may be none. */
export interface ConnectedRule extends Rule {
  readonly kind: 'connected';
  readonly value: 0 | 1;
  /** By place of the board: the places beside it; the places of the rule are 0, 1, ... all that it has. */
  readonly neighbours: readonly (readonly number[])[];
}

const deriving: Deriving<ConnectedRule> = {
  nogoods({ value, neighbours }, left) {
    const parts = partsOf(neighbours, value, left);
    const [main, other] = parts.filter(({ sure }) => sure.length > 0);
    if (main === undefined) return [];
    // Two places are not connected without those between them.
    if (other !== undefined) {
      const [less, more] = main.places.length < other.places.length ? [main, other] : [other, main];
      const [inside, outside] = [less.sure[0]!, more.sure[0]!];
      return [nogoodOf([inside, outside], between(neighbours, less.places, outside), value)];
    }
    const outside = main.sure[0]!;
    const found: Nogood[] = [];
    for (const part of parts) {
      if (part === main) continue;
      const border = between(neighbours, part.places, outside);
      for (const place of part.places) found.push(nogoodOf([place, outside], border, value));
    }
    for (const { from, to, sure } of main.needed) {
      const behind = main.places.slice(from, to);
      found.push(nogoodOf([sure, outside], between(neighbours, behind, outside), value));
    }
    return found;
  },
  excludes({ value, neighbours }, nogood) {
    const without = new Uint8Array(neighbours.length);
    for (const place of placesWith(nogood, 1 - value)) without[place] = 1;
    const [first, ...others] = placesWith(nogood, value);
    if (first === undefined) return false;
    const joined = reachedThrough(first, neighbours, without);
    return others.some((place) => joined[place] === 0);
  },
  // What would be cut off, and what would cut it off.
  shown({ value, neighbours }, nogood, { cells }) {
    const between = new Set(placesWith(nogood, 1 - value));
    const parts = placesWith(nogood, value).map((sure) => [
      ...reachableFrom([sure], (place) => neighbours[place]!.filter((next) => !between.has(next))),
    ]);
    const smallest = parts.reduce((least, part) => (part.length < least.length ? part : least));
    return { cells: [...smallest, ...between].map((place) => cells[place]!) };
  },
  words: (rule, nogood, board) => ({
    en: cutWords(rule, nogood, board, 'en'),
    de: cutWords(rule, nogood, board, 'de'),
  }),
};

export const connected: RuleKind<ConnectedRule> = {
  id: 'connected',
  issue: 'not-connected',
  deriving,
  fault({ places, value, neighbours }, values, { words }) {
    const own = places.filter((place) => values[place] === value);
    const joined = reachableFrom(own.slice(0, 1), (place) =>
      neighbours[place]!.filter((next) => values[next] === value),
    );
    if (joined.size === own.length) return undefined;
    const apart = words.counted(own.length - joined.size, value, 'en');
    return `There are ${apart} that are not connected with the others.`;
  },
  // All of its rows are derived.
  state() {},
  // What the nogoods would say, without writing them down.
  narrow({ value, neighbours }, left) {
    const own = 1 << value;
    const [main, ...others] = partsOf(neighbours, value, left);
    if (main === undefined || main.sure.length === 0) return;
    for (const { sure, places } of others) {
      if (sure.length > 0) left.fail();
      else for (const place of places) left.keep(place, ~own);
    }
    for (const { place } of main.needed) left.keep(place, own);
  },
};

/** The places around a part of the board from which a place beyond can be reached. */
function between(
  neighbours: ConnectedRule['neighbours'],
  part: readonly number[],
  outside: number,
): readonly number[] {
  const isInside = new Uint8Array(neighbours.length);
  for (const place of part) isInside[place] = 1;
  const isBarred = isInside.slice();
  const around: number[] = [];
  for (const place of part) {
    for (const next of neighbours[place]!) {
      if (isBarred[next] === 1) continue;
      isBarred[next] = 1;
      around.push(next);
    }
  }
  // A place around it is reached where one beside it is, or where it is the place beyond.
  const beyond = reachedThrough(outside, neighbours, isBarred);
  return around.filter((place) => place === outside || neighbours[place]!.some((next) => beyond[next] === 1));
}

/** `If r1c1 and r5c5 are white, r2c3 or r3c2 is white, or the two would not be connected` */
function cutWords(
  rule: ConnectedRule,
  nogood: Nogood,
  board: Board<unknown>,
  language: StepLanguage,
): RuleWords {
  const { value } = rule;
  const { yes, no } = board.words.mark(1, language);
  const has = value === 1 ? yes : no;
  const sure = all(codesOf(board, placesWith(nogood, value), language), language);
  const between = placesWith(nogood, 1 - value);
  const some = anyOf(codesOf(board, between, language), language);
  const texts: InLanguages<readonly [joined: string, never: string]> = {
    en: [
      `If ${sure} ${has.many}, ${some} ${has.one}, or they would not be connected`,
      `Not both of ${sure} ${has.many}, since nothing can connect them`,
    ],
    de: [
      `${sure} ${has.many} nur dann beide, wenn ${some} ${germanLast(has.one)}, sonst wären sie nicht verbunden`,
      `${sure} ${has.many} nicht beide, denn nichts kann sie verbinden`,
    ],
  };
  return { says: texts[language][between.length > 0 ? 0 : 1] };
}

/** A German predicate in a clause that ends with its verb: `ist weiß` becomes `weiß ist`. */
function germanLast(predicate: string): string {
  const [verb = '', ...rest] = predicate.split(' ');
  return [...rest, verb].join(' ');
}
