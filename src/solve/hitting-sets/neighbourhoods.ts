/**
 * A feasible choice improved by search in its neighbourhoods: some items that sets join are decided anew, all
 * others stay as they are, and of the choices that are no larger another one is taken, so that the search
 * wanders where it finds no smaller one. What refutes a choice on the way is kept for the neighbourhoods to
 * come. Source: large neighbourhood search (Shaw, 1998).
 */
import type { Rng } from '../../core/index.js';
import { type Choice, type Cut, costOf } from './cut.js';
import type { FewestRequest } from './fewest.js';
import type { FollowerAnswer } from './follower.js';
import { searchHittingSets } from './hitting-set-search.js';

/** Items that are decided anew together. */
const FEWEST_ITEMS = 25;
const MORE_ITEMS = 40;
/** Larger sets join items that have little to do with each other. */
const LARGEST_SET = 9;
/** Nodes of a neighbourhood; some of the follower's calls among them. */
const NODES = 3000;
/** Sets that are collected for one choice. */
const MOST_SETS = 8;

/** The work: the caller who refutes choices, neighbourhoods to try, and a bound that ends the search. */
interface ImproveRequest extends Pick<FewestRequest, 'challenge'> {
  readonly rng: Rng;
  readonly tries: number;
  readonly lower: number;
  readonly abort?: (() => boolean) | undefined;
  readonly onImproved: (choice: Choice) => void;
}

/**
 * Improves a feasible choice.
 * @param sets known ones; those that are found are added
 */
export function improveNear(start: Choice, sets: Cut[], request: ImproveRequest): Choice {
  const { rng, tries, lower, abort, onImproved } = request;
  const weights = new Array<number>(start.length).fill(1);
  const near = new Neighbours(start.length);
  let best = start;
  for (let tried = 0; tried < tries && abort?.() !== true; tried++) {
    const cost = costOf(best, weights);
    if (cost <= lower) break;
    near.join(sets);
    const items = near.around(rng.integer(start.length), FEWEST_ITEMS + rng.integer(MORE_ITEMS), rng);
    const found = decideAnew(best, items, sets, request);
    if (found === undefined) continue;
    best = found;
    if (costOf(best, weights) < cost) onImproved(best);
  }
  return best;
}

/** Another choice that differs on the items alone and is no larger; undefined: none was found. */
function decideAnew(
  current: Choice,
  items: readonly number[],
  sets: Cut[],
  { rng, challenge, abort }: ImproveRequest,
): Choice | undefined {
  const placeOf = new Map(items.map((item, place) => [item, place]));
  const whole = (part: Choice): Uint8Array => {
    const choice = Uint8Array.from(current);
    for (const [place, item] of items.entries()) choice[item] = part[place]!;
    return choice;
  };
  const own = items.reduce((count, item) => count + current[item]!, 0);
  /** The part of a set that may be hit; undefined: it is hit by what stays. */
  const open = (set: Cut): Cut | undefined => {
    const part: number[] = [];
    for (const item of set) {
      const place = placeOf.get(item);
      if (place !== undefined) part.push(place);
      else if (current[item] === 1) return undefined;
    }
    return part;
  };
  const follower = (part: Choice): FollowerAnswer => {
    const extended = whole(part);
    const cuts: Cut[] = [];
    while (cuts.length < MOST_SETS) {
      const answer = challenge(extended);
      if (answer.status === 'undecided' && cuts.length === 0) return answer;
      if (answer.status !== 'broken') break;
      sets.push(answer.items);
      cuts.push(open(answer.items)!);
      for (const item of answer.items) extended[item] = 1;
    }
    return cuts.length === 0 ? { status: 'feasible' } : { status: 'broken', cuts };
  };
  let found: Choice | undefined;
  searchHittingSets({
    weights: new Array<number>(items.length).fill(1),
    follower,
    cuts: sets.flatMap((set) => {
      const part = open(set);
      return part === undefined ? [] : [rng.shuffle(part)];
    }),
    below: own + 1,
    onFeasible: (part, cost) => {
      found = whole(part);
      return cost === own ? own : 0;
    },
    nodes: NODES,
    abort,
  });
  return found;
}

/** The items that small sets join to each item. */
class Neighbours {
  readonly #beside: readonly Set<number>[];
  #joined = 0;

  constructor(count: number) {
    this.#beside = Array.from({ length: count }, () => new Set<number>());
  }

  /** Takes in the sets that came since the last time. */
  join(sets: readonly Cut[]): void {
    for (; this.#joined < sets.length; this.#joined++) {
      const set = sets[this.#joined]!;
      if (set.length > LARGEST_SET) continue;
      for (const item of set) for (const other of set) this.#beside[item]!.add(other);
    }
  }

  /** An item and those around it, up to a number. */
  around(start: number, most: number, rng: Rng): readonly number[] {
    const reached = new Set([start]);
    for (const item of reached) {
      for (const other of rng.shuffle([...this.#beside[item]!])) {
        if (reached.size >= most) return [...reached];
        reached.add(other);
      }
    }
    return [...reached];
  }
}
