/**
 * Groups of islands that are surely joined, what their numbers still lack, and the places by which bridges
 * can lead out of them. A group is named by its first island.
 */
import { DisjointSets } from '../../core/index.js';
import type { Layout } from './layout.js';

export class IslandGroups {
  readonly #layout: Layout;
  /** The group of every island. */
  readonly #groups: Int32Array;
  /** By group: how many ends of bridges its islands lack; infinite where a number is not given. */
  readonly #missing: Float64Array;
  readonly #exits: Int32Array;
  readonly #firstExits: Int32Array;
  #count = 0;

  constructor(layout: Layout) {
    const { length } = layout.islands;
    this.#layout = layout;
    this.#groups = new Int32Array(length);
    this.#missing = new Float64Array(length);
    this.#exits = new Int32Array(length);
    this.#firstExits = new Int32Array(length);
  }

  /** The number of groups there are. */
  get count(): number {
    return this.#count;
  }

  /**
   * Groups the islands anew; no way out of any group is known then.
   * @param numbers of the islands, negative where they are not given
   * @param least the bridges that are sure, by place
   */
  join(numbers: Readonly<Int8Array>, least: Readonly<Int8Array>): void {
    const { places } = this.#layout;
    const sets = new DisjointSets(numbers.length);
    for (let place = 0; place < places.length; place++) {
      if (least[place] !== 0) sets.join(places[place]!.from, places[place]!.to);
    }
    this.#count = sets.count;
    if (sets.count === 1) return;
    this.#missing.fill(0);
    this.#exits.fill(0);
    for (let island = 0; island < numbers.length; island++) {
      const group = sets.rootOf(island);
      this.#groups[island] = group;
      this.#missing[group]! += numbers[island]! < 0 ? Infinity : numbers[island]!;
    }
    for (let place = 0; place < places.length; place++) {
      const { from, to } = places[place]!;
      this.#missing[this.#groups[from]!]! -= least[place]!;
      this.#missing[this.#groups[to]!]! -= least[place]!;
    }
  }

  /**
   * True if a number of further bridges in a place would complete a group of islands that does not contain
   * all.
   */
  isClosedBy(place: number, extra: number): boolean {
    const { from, to } = this.#layout.places[place]!;
    const [one, other] = [this.#groups[from]!, this.#groups[to]!];
    if (one === other) return this.#missing[one] === 2 * extra;
    return this.#missing[one] === extra && this.#missing[other] === extra && this.#count > 2;
  }

  /** Takes in that bridges can stand in a place; it leads out of groups where its ends are in two. */
  leaveBy(place: number): void {
    const { from, to } = this.#layout.places[place]!;
    const [one, other] = [this.#groups[from]!, this.#groups[to]!];
    if (one === other) return;
    for (const group of [one, other]) {
      if (this.#exits[group]!++ === 0) this.#firstExits[group] = place;
    }
  }

  /** True if an island is the first of its group. */
  isFirst(island: number): boolean {
    return this.#groups[island] === island;
  }

  /** The number of places lead out of a group. */
  exitsOf(group: number): number {
    return this.#exits[group]!;
  }

  /** The first place that leads out of a group, where there is any. */
  firstExitOf(group: number): number {
    return this.#firstExits[group]!;
  }
}
