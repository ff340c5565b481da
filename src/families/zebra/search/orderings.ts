/**
 * The order in which the search takes its goals. A goal is a clue, or a value that no clue names (the zebra
 * and the water of 1962) and that must be tried in every house. The report of Conroy, Dieroff, Kehoe and Lu
 * (section 7.3.1, after Gregor, Zábovská and Smataník) compares three orders:
 *
 * - `as-given`: unnamed values first (its search considers the zebra in every house), then the clues in their
 *   order.
 * - `places-first`, its heuristics 1 and 2: clues that name a house come first of all, those that relate two
 *   houses come last (`same` relates two values to one house).
 * - `exclusive-first`, its heuristics 1, 2 and 3: besides, a clue about another value of an attribute (the
 *   Spaniard's dog) comes before the unnamed value that it excludes from a house, so unnamed values wait for
 *   all clues.
 *
 * The third heuristic can also be read as moving such clues ahead of other clues. On the puzzle of 1962 that
 * costs inferences (8 830 within their rank, 16 988 ahead of all others, against 4 765), so it is not done.
 *
 * The document is silent about `different` and `not-at`. They leave more houses open than any other clue and
 * rank with those that relate two houses.
 */
import type { NumberedClue, Numbering } from '../numbering.js';
import { housePairs } from '../relations.js';

export const ORDERINGS = ['as-given', 'places-first', 'exclusive-first'] as const;
export type Ordering = (typeof ORDERINGS)[number];

/** Something to be decided by one of several choices: a house for `a`, or houses for `a` and `b`. */
export interface Goal {
  readonly a: number;
  /** Undefined: the goal is about one value. */
  readonly b?: number;
  /** The clue's place in the puzzle; undefined: the goal is about a value that no clue names. */
  readonly clue?: number;
  /** Houses of a (and b), in the order in which they are tried. */
  readonly choices: readonly (readonly number[])[];
}

/** All goals of a puzzle in the given order. */
export function orderGoals(numbering: Numbering, ordering: Ordering): readonly Goal[] {
  const { clues, houses } = numbering;
  const goalsOf = (kept: readonly NumberedClue[]) =>
    kept.map((clue) => ({ ...goalOf(clue, houses), clue: clues.indexOf(clue) }));
  const values = unnamedItems(numbering).map((item): Goal => ({ a: item, choices: placesOn(houses) }));
  if (ordering === 'as-given') return [...values, ...goalsOf(clues)];
  const [places, connections, others] = [0, 1, 2].map((rank) =>
    goalsOf(clues.filter((clue) => rankOf(clue) === rank)),
  ) as [Goal[], Goal[], Goal[]];
  return ordering === 'places-first'
    ? [...places, ...values, ...connections, ...others]
    : [...places, ...connections, ...others, ...values];
}

function rankOf({ type }: NumberedClue): number {
  if (type === 'at') return 0;
  return type === 'same' ? 1 : 2;
}

function goalOf(clue: NumberedClue, houses: number): Goal {
  if (!('house' in clue)) return { a: clue.a, b: clue.b, choices: housePairs(clue.type, houses) };
  const allowed = placesOn(houses).filter(([house]) => (house === clue.house) === (clue.type === 'at'));
  return { a: clue.a, choices: allowed };
}

function unnamedItems({ values, clues }: Numbering): readonly number[] {
  const named = new Set(clues.flatMap((clue) => ('house' in clue ? [clue.a] : [clue.a, clue.b])));
  return values.map((_, item) => item).filter((item) => !named.has(item));
}

/** Every house as a choice of one. */
function placesOn(houses: number): readonly (readonly number[])[] {
  return Array.from({ length: houses }, (_, house) => [house]);
}
