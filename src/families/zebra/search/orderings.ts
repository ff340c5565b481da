/**
 * The order in which the search takes its goals. A goal is a clue, or a value that no clue names (the zebra and the
 * water of 1962) and that must be tried in every house. The report of Conroy, Dieroff, Kehoe and Lu (section 7.3.1,
 * after Gregor, Zábovská and Smataník) compares three orders:
 *
 * - `as-given`: unnamed values first (its search considers the zebra in every house), then the clues as they stand.
 * - `places-first`, its heuristics 1 and 2: clues that name a house come first of all, those that relate two houses
 *   come last (`same` relates two values to one house).
 * - `exclusive-first`, its heuristics 1, 2 and 3: besides, among clues of equal rank those about an attribute that has
 *   an unnamed value come first, and unnamed values wait until all clues have been met: whatever excludes a house
 *   for the zebra is known by then.
 *
 * The document is silent about `different` and `not-at`. They leave more houses open than any other clue and rank with
 * those that relate two houses.
 */
import type { NumberedClue, Numbering } from '../numbering.js';
import { housePairs } from '../relations.js';

export const ORDERINGS = ['as-given', 'places-first', 'exclusive-first'] as const;
export type Ordering = (typeof ORDERINGS)[number];

/** Something to be settled by one of several choices: a house for `a`, or houses for `a` and `b`. */
export interface Goal {
  readonly a: number;
  /** Undefined: the goal is about one value. */
  readonly b?: number;
  /** Houses of a (and b), in the order in which they are tried. */
  readonly choices: readonly (readonly number[])[];
}

/** All goals of a puzzle in the given order. */
export function orderGoals(numbering: Numbering, ordering: Ordering): readonly Goal[] {
  const unnamed = unnamedItems(numbering);
  const open = new Set(unnamed.map((item) => Math.floor(item / numbering.houses)));
  const values = unnamed.map(
    (item): Goal => ({ a: item, choices: street(numbering).map((house) => [house]) }),
  );
  const ranked = numbering.clues.map((clue) => ({
    goal: goalOf(clue, numbering),
    rank: rankOf(clue, ordering, open, numbering.houses),
  }));
  const clues = ranked.sort((first, second) => first.rank - second.rank);
  const before = clues.filter(({ rank }) => rank < VALUES_RANK[ordering]).map(({ goal }) => goal);
  const after = clues.filter(({ rank }) => rank >= VALUES_RANK[ordering]).map(({ goal }) => goal);
  return [...before, ...values, ...after];
}

/** Clues below this rank come before the unnamed values. */
const VALUES_RANK: Readonly<Record<Ordering, number>> = {
  'as-given': 0,
  'places-first': 1,
  'exclusive-first': Number.POSITIVE_INFINITY,
};

function rankOf(clue: NumberedClue, ordering: Ordering, open: ReadonlySet<number>, houses: number): number {
  if (ordering === 'as-given') return 0;
  const rank = clue.type === 'at' ? 0 : clue.type === 'same' ? 1 : 2;
  if (ordering === 'places-first') return rank;
  const items = 'house' in clue ? [clue.a] : [clue.a, clue.b];
  return rank + (items.some((item) => open.has(Math.floor(item / houses))) ? 0 : 0.5);
}

function goalOf(clue: NumberedClue, numbering: Numbering): Goal {
  if (!('house' in clue)) return { a: clue.a, b: clue.b, choices: housePairs(clue.type, numbering.houses) };
  const allowed = street(numbering).filter((house) => (house === clue.house) === (clue.type === 'at'));
  return { a: clue.a, choices: allowed.map((house) => [house]) };
}

function unnamedItems({ values, clues }: Numbering): readonly number[] {
  const named = new Set(clues.flatMap((clue) => ('house' in clue ? [clue.a] : [clue.a, clue.b])));
  return values.map((_, item) => item).filter((item) => !named.has(item));
}

function street({ houses }: Numbering): readonly number[] {
  return Array.from({ length: houses }, (_, house) => house);
}
