/**
 * Disjoint sets (union-find) of the numbers from 0 on: sets are joined two at a time, each has one
 * representative.
 */

export class DisjointSets {
  readonly #parents: Int32Array;
  #count: number;

  /** @param size numbers, at first each in a set of its own */
  constructor(size: number) {
    this.#parents = new Int32Array(size);
    for (let member = 0; member < size; member++) this.#parents[member] = member;
    this.#count = size;
  }

  /** The number of sets there are. */
  get count(): number {
    return this.#count;
  }

  /** The representative of the set that a number is in: the least number of the set. */
  rootOf(member: number): number {
    const parents = this.#parents;
    let root = member;
    while (parents[root] !== root) {
      // Every second step is shortened, which keeps later walks short.
      parents[root] = parents[parents[root]!]!;
      root = parents[root]!;
    }
    return root;
  }

  /** Joins the sets of two numbers; false when they were in one set already. */
  join(one: number, other: number): boolean {
    const [first, second] = [this.rootOf(one), this.rootOf(other)];
    if (first === second) return false;
    this.#parents[Math.max(first, second)] = Math.min(first, second);
    this.#count--;
    return true;
  }

  /** The sets in the order of their least numbers, each in rising order. */
  sets(): readonly (readonly number[])[] {
    const sets: number[][] = [];
    /** By representative: the position of its set. */
    const positions: number[] = [];
    for (let member = 0; member < this.#parents.length; member++) {
      const root = this.rootOf(member);
      positions.push(root === member ? sets.push([]) - 1 : -1);
      sets[positions[root]!]!.push(member);
    }
    return sets;
  }
}

/**
 * A set of the items 0 to `count` - 1, or all others where these are fewer: what joins the two leads out of
 * both. Of two halves it is the one without the first item.
 */
export function smallerSide(set: readonly number[], count: number): readonly number[] {
  const others = count - set.length;
  if (set.length < others || (set.length === others && set[0] !== 0)) return set;
  const inside = new Set(set);
  return Array.from({ length: count }, (_, item) => item).filter((item) => !inside.has(item));
}
