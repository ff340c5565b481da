/**
 * The lightest choice of items that hits every set of a short list, exactly and for many weights in turn. A
 * set that is missed is taken, one with the fewest open items, and each of these is chosen in turn and then
 * forbidden. The bound: each set that is missed takes the least weight that is left of one of its open items
 * away from all of them; what was taken is a weight that every choice has. An item whose weight that is left
 * is too much for a lighter choice is forbidden. Source: dual ascent for set covering (Fisher and Kedia,
 * 1990).
 */

const OPEN = 0;
const CHOSEN = 1;
const FORBIDDEN = 2;

/** The choices found, each lighter than the one before; `isComplete`: nothing is lighter than `weight`. */
export interface Lightest {
  readonly weight: number;
  readonly choices: readonly Uint8Array[];
  readonly isComplete: boolean;
}

/** A question about the same sets. */
export interface LightestRequest {
  /** Whole numbers, not negative; an item without weight is always chosen. */
  readonly weights: Readonly<Int32Array>;
  /** Only lighter choices count. */
  readonly below: number;
  /** An item that is chosen without being weighed. */
  readonly given?: number;
  /** Nodes of the search. */
  readonly nodes: number;
}

/** A choice that is not complete. */
interface Node {
  readonly weight: number;
  readonly depth: number;
  /** The bound of all choices from here on, and the weights that are left of it. */
  readonly bound: number;
  readonly left: Readonly<Int32Array>;
  readonly missed: Readonly<Int32Array>;
}

/** Searches for one list of sets. */
export class LightestHits {
  readonly #sets: readonly (readonly number[])[];
  /** By item: its sets. */
  readonly #of: readonly number[][];
  readonly #hits: Int32Array;
  readonly #states: Uint8Array;
  /** By depth: what is left of the weights, and the sets that are missed. */
  readonly #left: Int32Array[] = [];
  readonly #missed: Int32Array[] = [];
  readonly #all: Readonly<Int32Array>;
  #weights: Readonly<Int32Array> = new Int32Array();
  #below = 0;
  #nodes = 0;
  #most = 0;
  #found: Uint8Array[] = [];

  /** @param sets of items from 0 to `count` - 1, none empty; short ones first make the bound better */
  constructor(count: number, sets: readonly (readonly number[])[]) {
    this.#sets = sets;
    this.#of = Array.from({ length: count }, () => []);
    for (const [index, set] of sets.entries()) for (const item of set) this.#of[item]!.push(index);
    this.#all = Int32Array.from(sets.keys());
    this.#hits = new Int32Array(sets.length);
    this.#states = new Uint8Array(count);
  }

  /** The lightest choice below a weight. */
  search({ weights, below, given, nodes }: LightestRequest): Lightest {
    this.#weights = weights;
    this.#below = below;
    this.#nodes = 0;
    this.#most = nodes;
    this.#found = [];
    this.#hits.fill(0);
    this.#states.fill(OPEN);
    for (let item = 0; item < weights.length; item++)
      if (weights[item] === 0 || item === given) this.#choose(item);
    this.#explore(0, 0, this.#all);
    return { weight: this.#below, choices: this.#found, isComplete: this.#nodes <= nodes };
  }

  /** Takes superfluous items out of a choice that hits every set. */
  lessen(choice: Uint8Array): void {
    for (let item = 0; item < choice.length; item++) {
      if (choice[item] === 0) continue;
      choice[item] = 0;
      const isNeeded = this.#of[item]!.some((set) => !this.#sets[set]!.some((other) => choice[other] === 1));
      if (isNeeded) choice[item] = 1;
    }
  }

  #choose(item: number): void {
    this.#states[item] = CHOSEN;
    for (const set of this.#of[item]!) this.#hits[set]!++;
  }

  #forbid(item: number): void {
    this.#states[item] = FORBIDDEN;
    for (const set of this.#of[item]!) this.#hits[set]!--;
  }

  /** @param sets all that are missed, and perhaps others */
  #explore(weight: number, depth: number, sets: Readonly<Int32Array>): void {
    if (++this.#nodes > this.#most) return;
    this.#left[depth] ??= new Int32Array(this.#states.length);
    this.#missed[depth] ??= new Int32Array(this.#sets.length);
    const [left, missed] = [this.#left[depth], this.#missed[depth]];
    left.set(this.#weights);
    let [bound, narrowest, fewest, count] = [weight, -1, Infinity, 0];
    for (let at = 0; at < sets.length; at++) {
      const index = sets[at]!;
      if (this.#hits[index]! > 0) continue;
      missed[count++] = index;
      const open = this.#openIn(index);
      if (open === 0) return;
      if (open < fewest) [narrowest, fewest] = [index, open];
      bound += this.#leastIn(index, left);
      if (bound >= this.#below) return;
    }
    if (narrowest >= 0)
      this.#branch(narrowest, { weight, bound, left, depth, missed: missed.subarray(0, count) });
    else {
      this.#below = weight;
      this.#found.push(this.#states.map((state) => (state === CHOSEN ? 1 : 0)));
    }
  }

  #branch(set: number, { weight, bound, left, depth, missed }: Node): void {
    const open = this.#sets[set]!.filter((item) => this.#states[item] === OPEN);
    open.sort((one, other) => left[one]! - left[other]!);
    for (const item of open) {
      if (bound + left[item]! < this.#below) {
        this.#choose(item);
        this.#explore(weight + this.#weights[item]!, depth + 1, missed);
        this.#forbid(item);
      } else this.#states[item] = FORBIDDEN;
    }
    for (const item of open) this.#states[item] = OPEN;
  }

  #openIn(index: number): number {
    let open = 0;
    for (const item of this.#sets[index]!) if (this.#states[item] === OPEN) open++;
    return open;
  }

  /** Takes the least weight that is left in a set away from its open items, and returns it. */
  #leastIn(index: number, left: Int32Array): number {
    let least = Infinity;
    for (const item of this.#sets[index]!)
      if (this.#states[item] === OPEN && left[item]! < least) least = left[item]!;
    if (least === 0 || least === Infinity) return 0;
    for (const item of this.#sets[index]!) if (this.#states[item] === OPEN) left[item]! -= least;
    return least;
  }
}
