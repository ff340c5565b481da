/**
 * The constraint-programming search of the document (section 7.2.2 of the report of Conroy, Dieroff, Kehoe
 * and Lu), as Prolog runs it: goals in a fixed order, the choices of each one after another, depth first,
 * back to the last goal that has a choice left when one fails. A value goes into a house unless it has
 * another house or the house has another value of the attribute; no further inference is made, so the order
 * of the goals is all that helps.
 */
import { type Budget, type LimitName, UNLIMITED } from '../../../core/index.js';
import { type Numbering, numberZebra, solutionOf } from '../numbering.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { type Goal, type Ordering, orderGoals } from './orderings.js';

/**
 * The result of a search, and its work. An inference is one attempt to put a value into a house, whether it
 * succeeds, finds the value there already or fails. For the puzzle of 1962 the three orders take 28 798,
 * 14 044 and 4 765 of them to the first solution; the document prints 21 612, 5 174 and 663 inferences of
 * Prolog. Ours are larger, 1.33, 2.71 and 7.19 times, so ratios do not compare either. The document's way of
 * counting was looked for in vain: docs/zebra-inferences.md lists the attempts.
 */
export interface SearchOutcome {
  /** In the order found; no two are alike. */
  readonly solutions: readonly ZebraSolution[];
  /** True if the whole tree was searched, so that there are no other solutions. */
  readonly complete: boolean;
  /** The limit that ended the search; `solutions`: as many as were asked for. */
  readonly limit?: LimitName;
  readonly inferences: number;
  /** The number of times a goal was entered, from above or by going back to it. */
  readonly goals: number;
}

export interface SearchOptions {
  /** The number of solutions to look for; 0: all. Default 1. */
  readonly limit?: number;
  /** `nodes` bounds the goals entered; `abort` is polled. */
  readonly budget?: Budget;
  /** Receives every choice that is tried. */
  readonly onChoice?: (tried: TriedChoice) => void;
}

/** A choice of a goal that was tried. */
export interface TriedChoice {
  /** The goal's place in the order, from 0. */
  readonly depth: number;
  /** The choice's place among those of the goal. */
  readonly choice: number;
  /** True if it could be made; then the next goal is entered. */
  readonly accepted: boolean;
  /** Inferences of the search before the choice and after it. */
  readonly before: number;
  readonly after: number;
}

/** The number of goals entered between two polls of the budget's abort. */
const POLL_EVERY = 4096;

/** Searches for solutions of a well-formed puzzle. */
export function searchZebra(
  puzzle: ZebraPuzzle,
  ordering: Ordering,
  { limit: wanted = 1, budget = UNLIMITED, onChoice }: SearchOptions = {},
): SearchOutcome {
  const numbering = numberZebra(puzzle);
  const goals = orderGoals(numbering, ordering);
  const street = new Street(numbering);
  const solutions: ZebraSolution[] = [];
  /** By depth: the next choice to try, and how many values were placed before. */
  const next = new Int32Array(goals.length + 1);
  const marks = new Int32Array(goals.length + 1);
  let entered = 0;
  const ended = (limit?: LimitName): SearchOutcome => ({
    solutions,
    complete: limit === undefined,
    ...(limit === undefined ? {} : { limit }),
    inferences: street.inferences,
    goals: entered,
  });
  for (let depth = 0; depth >= 0; ) {
    if (depth === goals.length) {
      solutions.push(solutionOf(numbering, (item) => street.houseOf(item)));
      if (solutions.length === wanted) return ended('solutions');
      depth--;
      continue;
    }
    const limit = limitHit(entered + 1, budget);
    if (limit !== undefined) return ended(limit);
    entered++;
    street.retreat(marks[depth]!);
    const goal = goals[depth]!;
    const choice = firstChoice(street, goal, next[depth]!, depth, onChoice);
    next[depth] = choice + 1;
    if (choice < goal.choices.length) {
      depth++;
      next[depth] = 0;
      marks[depth] = street.placed;
    } else depth--;
  }
  return ended();
}

/** The first choice of a goal, from one on, that can be made; it is made. The number of choices: none can. */
function firstChoice(
  street: Street,
  { a, b, choices }: Goal,
  from: number,
  depth: number,
  onChoice: SearchOptions['onChoice'],
): number {
  const mark = street.placed;
  for (let choice = from; choice < choices.length; choice++) {
    const [houseOfA, houseOfB] = choices[choice]!;
    const before = street.inferences;
    const accepted = street.place(a, houseOfA!) && (b === undefined || street.place(b, houseOfB!));
    onChoice?.({ depth, choice, accepted, before, after: street.inferences });
    if (accepted) return choice;
    street.retreat(mark);
  }
  return choices.length;
}

function limitHit(entered: number, { nodes, abort }: Budget): LimitName | undefined {
  if (nodes !== undefined && entered > nodes) return 'nodes';
  return abort !== undefined && entered % POLL_EVERY === 0 && abort() ? 'abort' : undefined;
}

const NONE = -1;

/** The houses of values; placements are taken back in reverse order. */
class Street {
  #inferences = 0;
  #placed = 0;
  readonly #houses: number;
  readonly #houseOfItem: Int32Array;
  /** By attribute * houses + house. */
  readonly #itemInSlot: Int32Array;
  readonly #trail: Int32Array;

  constructor({ houses, values }: Numbering) {
    this.#houses = houses;
    this.#houseOfItem = new Int32Array(values.length).fill(NONE);
    this.#itemInSlot = new Int32Array(values.length).fill(NONE);
    this.#trail = new Int32Array(values.length);
  }

  get inferences(): number {
    return this.#inferences;
  }

  /** Number of values that have a house. */
  get placed(): number {
    return this.#placed;
  }

  houseOf(item: number): number {
    return this.#houseOfItem[item]!;
  }

  /** Puts an item into a house; false when it has another one or the place is taken. */
  place(item: number, house: number): boolean {
    this.#inferences++;
    const current = this.#houseOfItem[item]!;
    if (current !== NONE) return current === house;
    const slot = this.#slot(item, house);
    if (this.#itemInSlot[slot] !== NONE) return false;
    this.#itemInSlot[slot] = item;
    this.#houseOfItem[item] = house;
    this.#trail[this.#placed++] = item;
    return true;
  }

  /** Takes back all placements but the first ones. */
  retreat(placed: number): void {
    while (this.#placed > placed) {
      const item = this.#trail[--this.#placed]!;
      this.#itemInSlot[this.#slot(item, this.#houseOfItem[item]!)] = NONE;
      this.#houseOfItem[item] = NONE;
    }
  }

  #slot(item: number, house: number): number {
    return item - (item % this.#houses) + house;
  }
}
