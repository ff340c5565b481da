/**
 * What plain logic determines: the least and the greatest number of bridges in every place, narrowed to a fixpoint.
 *
 * - An island's number leaves for one place what the others cannot hold, and no more than they leave.
 * - A bridge rules out all that cross it.
 * - A connected group of islands that does not contain all needs a way out; where one is left, it is taken.
 * - Bridges that would complete a group of islands, cut off from the others, are not all built.
 *
 * One-step look-ahead (probing) tries the least and the greatest number of every place and drops what leads to a
 * contradiction.
 */

import { DisjointSets } from '../../core/grid/disjoint-sets.js';
import { isRefuted, type Probed, type Progress, probeToFixpoint, type Trial } from '../kit/look-ahead.js';
import type { Layout } from './layout.js';

/** `numbers`: islands and crossings one by one; `groups`: also how islands are connected. */
type Reasoning = 'numbers' | 'groups';

export class Bounds {
  readonly #layout: Layout;
  readonly #least: Int8Array;
  readonly #most: Int8Array;
  /** The group of every island: islands that are surely joined. */
  readonly #groups: Int32Array;
  #changed = true;
  #contradiction = false;

  /** @param limit most bridges in one place */
  constructor(layout: Layout, limit: number) {
    const { islands, places } = layout;
    this.#layout = layout;
    this.#least = new Int8Array(places.length);
    this.#most = Int8Array.from(places, ({ from, to }) =>
      Math.min(limit, islands[from]!.number ?? limit, islands[to]!.number ?? limit),
    );
    this.#groups = new Int32Array(islands.length);
  }

  /** Fewest bridges that a place can hold. */
  least(place: number): number {
    return this.#least[place]!;
  }

  /** Most bridges that a place can hold. */
  most(place: number): number {
    return this.#most[place]!;
  }

  /** The same bounds with one place fixed, independent of these. */
  assuming(place: number, count: number): Bounds {
    const copy = new Bounds(this.#layout, 0);
    copy.#least.set(this.#least);
    copy.#most.set(this.#most);
    copy.#narrow(place, count, count);
    return copy;
  }

  /** Places whose number of bridges is not determined. */
  get openCount(): number {
    return this.#layout.places.filter((_, place) => this.#least[place] !== this.#most[place]).length;
  }

  /** Narrows the bounds until nothing changes. */
  propagate(reasoning: Reasoning = 'groups'): Progress {
    do {
      this.#changed = false;
      this.#useNumbers();
      this.#useCrossings();
      if (reasoning === 'groups' && !this.#changed && !this.#contradiction) this.#useGroups();
    } while (this.#changed && !this.#contradiction);
    if (this.#contradiction) return 'contradiction';
    return this.openCount === 0 ? 'solved' : 'undetermined';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many trials it took. */
  probe(): Probed {
    return probeToFixpoint({
      places: this.#least.length,
      until: 'idle-round',
      propagate: () => this.propagate(),
      tryPlace: (place) => this.#tryPlace(place),
    });
  }

  save(): readonly [least: Int8Array, most: Int8Array] {
    return [this.#least.slice(), this.#most.slice()];
  }

  /** Goes back to what {@link save} gave, also out of a contradiction. */
  restore([least, most]: readonly [least: Int8Array, most: Int8Array]): void {
    this.#least.set(least);
    this.#most.set(most);
    this.#contradiction = false;
  }

  /** Tries the least and the greatest number of bridges of a place, and drops those that lead to a contradiction. */
  #tryPlace(place: number): Trial {
    const [least, most] = [this.#least[place]!, this.#most[place]!];
    if (least === most) return { probes: 0 };
    const refutes = (count: number): boolean => isRefuted(this, () => this.#narrow(place, count, count));
    const above = refutes(least) ? least + 1 : least;
    const below = refutes(most) ? most - 1 : most;
    if (above === least && below === most) return { probes: 2 };
    this.#narrow(place, above, below);
    return { probes: 2, progress: this.propagate() };
  }

  #narrow(place: number, least: number, most: number): void {
    if (least > this.#least[place]!) {
      this.#least[place] = least;
      this.#changed = true;
    }
    if (most < this.#most[place]!) {
      this.#most[place] = most;
      this.#changed = true;
    }
    if (this.#least[place]! > this.#most[place]!) this.#contradiction = true;
  }

  #useNumbers(): void {
    for (const { number, places } of this.#layout.islands) {
      if (number === null) continue;
      let least = 0;
      let most = 0;
      for (const place of places) {
        least += this.#least[place]!;
        most += this.#most[place]!;
      }
      if (least > number || most < number) {
        this.#contradiction = true;
        return;
      }
      for (const place of places) {
        const fewest = number - (most - this.#most[place]!);
        const greatest = number - (least - this.#least[place]!);
        const [leastHere, mostHere] = [this.#least[place]!, this.#most[place]!];
        this.#narrow(place, fewest, greatest);
        least += this.#least[place]! - leastHere;
        most += this.#most[place]! - mostHere;
      }
    }
  }

  #useCrossings(): void {
    this.#layout.places.forEach(({ crossings }, place) => {
      if (this.#least[place] === 0) return;
      for (const other of crossings) this.#narrow(other, 0, 0);
    });
  }

  #useGroups(): void {
    const groupCount = this.#group();
    if (groupCount === 1) return;
    const { places } = this.#layout;
    const missing = this.#missingByGroup();
    const exits = new Map<number, number[]>();
    places.forEach(({ from, to }, place) => {
      const extra = this.#most[place]! - this.#least[place]!;
      if (extra === 0) return;
      const [one, other] = [this.#groups[from]!, this.#groups[to]!];
      const closes =
        one === other
          ? missing[one] === 2 * extra
          : missing[one] === extra && missing[other] === extra && groupCount > 2;
      if (closes) this.#narrow(place, 0, this.#most[place]! - 1);
      if (one === other) return;
      for (const group of [one, other]) exits.set(group, [...(exits.get(group) ?? []), place]);
    });
    for (let island = 0; island < this.#groups.length; island++) {
      if (this.#groups[island] !== island) continue;
      const ways = exits.get(island) ?? [];
      if (ways.length === 0) this.#contradiction = true;
      else if (ways.length === 1) this.#narrow(ways[0]!, 1, this.#most[ways[0]!]!);
    }
  }

  /** Joins islands with sure bridges; a group is named by its first island. Returns the number of groups. */
  #group(): number {
    const groups = new DisjointSets(this.#groups.length);
    this.#layout.places.forEach(({ from, to }, place) => {
      if (this.#least[place] !== 0) groups.join(from, to);
    });
    for (let island = 0; island < this.#groups.length; island++) {
      this.#groups[island] = groups.rootOf(island);
    }
    return groups.count;
  }

  /** How many bridge ends the islands of each group still lack; infinite where a number is not given. */
  #missingByGroup(): Float64Array {
    const missing = new Float64Array(this.#groups.length);
    this.#layout.islands.forEach(({ number, places }, island) => {
      const built = places.reduce((total, place) => total + this.#least[place]!, 0);
      missing[this.#groups[island]!]! += (number ?? Infinity) - built;
    });
    return missing;
  }
}
