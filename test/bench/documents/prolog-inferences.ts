/**
 * The inferences that SWI-Prolog counts for the puzzle of 1962 written as one ordinary program: a list of
 * five houses, of which each has five values; `member` for a clue about one house, `nextto` for
 * "immediately to the right", a predicate of two clauses, one for each side, for "next to", `nth1` for a
 * house that is named, and `member` for the zebra at the end. The first solution is searched for, goal by
 * goal, with backtracking.
 *
 * - Every call of a predicate is an inference: `member` itself, then one call of its auxiliary predicate
 *   for each house that is tried; `nextto` once for each tail of the list down to the empty one; "next to"
 *   itself; `nth1` with its subtraction and its auxiliary predicate.
 * - Unification is none.
 *
 * Source: the library `lists` of SWI-Prolog, whose predicates these are.
 */

/** By attribute: colour, nation, drink, smoke, pet. */
const ATTRIBUTES = [
  ['red', 'green', 'ivory', 'yellow', 'blue'],
  ['Englishman', 'Spaniard', 'Ukrainian', 'Japanese', 'Norwegian'],
  ['coffee', 'tea', 'milk', 'orange juice', 'water'],
  ['Old Gold', 'Kools', 'Chesterfields', 'Lucky Strike', 'Parliaments'],
  ['dog', 'snails', 'fox', 'horse', 'zebra'],
];
const HOUSES = 5;
const NTH_CALLS = 3;
/** Calls besides those of the clues: of the program itself, and around it. */
const OTHER_CALLS = 5;

type Goal =
  | { readonly type: 'member'; readonly values: readonly string[] }
  | { readonly type: 'nth'; readonly house: number; readonly values: readonly string[] }
  | { readonly type: 'left-of' | 'beside'; readonly first: string; readonly second: string };

const member = (...values: readonly string[]): Goal => ({ type: 'member', values });
const nth = (house: number, value: string): Goal => ({ type: 'nth', house, values: [value] });
const beside = (first: string, second: string): Goal => ({ type: 'beside', first, second });

/** The clues by their numbers in the document, from 1, and the zebra. */
const CLUES: readonly Goal[] = [
  member('Englishman', 'red'),
  member('Spaniard', 'dog'),
  member('coffee', 'green'),
  member('Ukrainian', 'tea'),
  { type: 'left-of', first: 'ivory', second: 'green' },
  member('Old Gold', 'snails'),
  member('Kools', 'yellow'),
  nth(2, 'milk'),
  nth(0, 'Norwegian'),
  beside('Chesterfields', 'fox'),
  beside('Kools', 'horse'),
  member('Lucky Strike', 'orange juice'),
  member('Japanese', 'Parliaments'),
  beside('Norwegian', 'blue'),
  member('zebra'),
];

/**
 * The orders of the table as numbers of clues: as given; houses that are named first and neighbours last;
 * besides, the two clues about neighbours that are decided by then (the Norwegian, the green house) at once.
 */
export const PROLOG_ORDERS = {
  'as-given': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  'places-first': [8, 9, 1, 2, 3, 4, 6, 7, 12, 13, 5, 10, 11, 14, 15],
  'exclusive-first': [8, 9, 14, 5, 1, 2, 3, 4, 6, 7, 12, 13, 10, 11, 15],
} as const;

/** The inferences to the first solution, and the nation that owns the zebra. */
export function prologInferences(order: readonly number[]): {
  readonly count: number;
  readonly owner: string;
} {
  const street = Array.from({ length: HOUSES }, () => new Array<string | undefined>(ATTRIBUTES.length));
  let count = OTHER_CALLS;
  const unify = (house: number, values: readonly string[], proceed: () => boolean): boolean => {
    const taken: number[] = [];
    const fits = values.every((value) => {
      const attribute = ATTRIBUTES.findIndex((names) => names.includes(value));
      const known = street[house]![attribute];
      if (known !== undefined) return known === value;
      street[house]![attribute] = value;
      taken.push(attribute);
      return true;
    });
    if (fits && proceed()) return true;
    for (const attribute of taken) street[house]![attribute] = undefined;
    return false;
  };
  const nextto = (first: string, second: string, proceed: () => boolean): boolean => {
    for (let tail = 0; tail <= HOUSES; tail++) {
      count++;
      if (tail >= HOUSES - 1) continue;
      if (unify(tail, [first], () => unify(tail + 1, [second], proceed))) return true;
    }
    return false;
  };
  const call = (index: number): boolean => {
    const goal = order[index] === undefined ? undefined : CLUES[order[index]! - 1]!;
    if (goal === undefined) return true;
    const proceed = (): boolean => call(index + 1);
    switch (goal.type) {
      case 'member':
        count++;
        for (let house = 0; house < HOUSES; house++) {
          count++;
          if (unify(house, goal.values, proceed)) return true;
        }
        return false;
      case 'nth':
        count += NTH_CALLS;
        return unify(goal.house, goal.values, proceed);
      case 'left-of':
        return nextto(goal.first, goal.second, proceed);
      case 'beside':
        count++;
        return nextto(goal.first, goal.second, proceed) || nextto(goal.second, goal.first, proceed);
    }
  };
  if (!call(0)) throw new Error('the clues have no solution');
  const home = street.find((values) => values.includes('zebra'))!;
  return { count, owner: home[1]! };
}
