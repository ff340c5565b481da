/**
 * Plain logic: the least and the greatest number of bridges in every place, narrowed to a fixpoint.
 *
 * - An island's number leaves for one place what the others cannot hold, and no more than they leave.
 * - A bridge rules out all that cross it.
 * - A connected group of islands that does not contain all needs a way out; where one is left, it is taken.
 * - Bridges that would complete a group of islands, cut off from the others, are not all built.
 *
 * One-step look-ahead (probing) tries the least and the greatest number of every place and drops what leads
 * to a contradiction.
 */

import {
  isRefuted,
  type Probed,
  type Progress,
  probeToFixpoint,
  type Trial,
} from '../kit/logic/look-ahead.js';
import type { CountBounds } from './confirm.js';
import { IslandGroups } from './island-groups.js';
import type { Layout } from './layout.js';

/** `numbers`: islands and crossings one by one; `groups`: also how islands are connected. */
type Reasoning = 'numbers' | 'groups';

/** The number of every island, negative where it is not given. */
export type IslandNumbers = Readonly<Int8Array>;

/** An island may have any number of bridges. */
const NOT_GIVEN = -1;

/** The numbers that the islands of a layout have. */
function numbersOf({ islands }: Layout): IslandNumbers {
  return Int8Array.from(islands, ({ number }) => number ?? NOT_GIVEN);
}

export class Bounds {
  readonly #layout: Layout;
  readonly #numbers: IslandNumbers;
  readonly #least: Int8Array;
  readonly #most: Int8Array;
  /** Islands at which bounds have changed since their numbers were used last. */
  readonly #waiting: Int32Array;
  #waitingCount = 0;
  readonly #isWaiting: Uint8Array;
  readonly #groups: IslandGroups;
  /** True if groups of islands have narrowed any bounds. */
  #changed = false;
  #contradiction = false;

  /**
   * @param limit most bridges in one place
   * @param numbers instead of those in the layout; when they change, {@link reset} forgets what followed from
   *   them
   */
  constructor(layout: Layout, limit: number, numbers: IslandNumbers = numbersOf(layout)) {
    const { islands, places } = layout;
    this.#layout = layout;
    this.#numbers = numbers;
    this.#least = new Int8Array(places.length);
    this.#most = new Int8Array(places.length);
    this.#waiting = new Int32Array(islands.length);
    this.#isWaiting = new Uint8Array(islands.length);
    this.#groups = new IslandGroups(layout);
    this.reset(limit);
  }

  /**
   * Resets the bounds to those that the numbers of single islands allow; at most `limit` bridges stand in one
   * place.
   */
  reset(limit: number): void {
    const { islands, places } = this.#layout;
    const greatest = (island: number): number => {
      const number = this.#numbers[island]!;
      return number === NOT_GIVEN ? limit : number;
    };
    this.#least.fill(0);
    for (let place = 0; place < places.length; place++) {
      const { from, to } = places[place]!;
      this.#most[place] = Math.min(limit, greatest(from), greatest(to));
    }
    this.#contradiction = false;
    for (let island = 0; island < islands.length; island++) this.#wait(island);
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
    const copy = new Bounds(this.#layout, 0, this.#numbers);
    copy.#least.set(this.#least);
    copy.#most.set(this.#most);
    copy.#narrow(place, count, count);
    return copy;
  }

  /** Places whose number of bridges is not determined. */
  get openCount(): number {
    let open = 0;
    for (let place = 0; place < this.#least.length; place++)
      if (this.#least[place] !== this.#most[place]) open++;
    return open;
  }

  /** Those places, in rising order. */
  openPlaces(): readonly number[] {
    const open: number[] = [];
    for (let place = 0; place < this.#least.length; place++) {
      if (this.#least[place] !== this.#most[place]) open.push(place);
    }
    return open;
  }

  /** Narrows the bounds until nothing changes. */
  propagate(reasoning: Reasoning = 'groups'): Progress {
    do {
      this.#useNumbers();
      this.#changed = false;
      if (reasoning === 'groups' && !this.#contradiction) this.#useGroups();
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

  /** Restores the bounds that {@link save} gave, also out of a contradiction. */
  restore([least, most]: readonly [least: Int8Array, most: Int8Array]): void {
    this.#least.set(least);
    this.#most.set(most);
    this.#contradiction = false;
    while (this.#waitingCount > 0) this.#isWaiting[this.#waiting[--this.#waitingCount]!] = 0;
  }

  /**
   * Tries the least and the greatest number of bridges of a place, and drops those that lead to a
   * contradiction.
   */
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

  #wait(island: number): void {
    if (this.#isWaiting[island] === 1) return;
    this.#isWaiting[island] = 1;
    this.#waiting[this.#waitingCount++] = island;
  }

  /** Takes in bounds of a place, and that a sure bridge rules out all that cross it. */
  #narrow(place: number, least: number, most: number): void {
    const leastBefore = this.#least[place]!;
    const mostBefore = this.#most[place]!;
    if (least <= leastBefore && most >= mostBefore) return;
    if (least > leastBefore) this.#least[place] = least;
    if (most < mostBefore) this.#most[place] = most;
    if (this.#least[place]! > this.#most[place]!) this.#contradiction = true;
    this.#changed = true;
    const { from, to, crossings } = this.#layout.places[place]!;
    this.#wait(from);
    this.#wait(to);
    if (leastBefore > 0 || least <= 0) return;
    for (const other of crossings) this.#narrow(other, 0, 0);
  }

  /** Uses the numbers of the islands at which bounds have changed, until no island is left. */
  #useNumbers(): void {
    while (this.#waitingCount > 0 && !this.#contradiction) {
      const island = this.#waiting[--this.#waitingCount]!;
      this.#isWaiting[island] = 0;
      this.#useNumber(this.#numbers[island]!, this.#layout.islands[island]!.places);
    }
  }

  #useNumber(number: number, places: readonly number[]): void {
    if (number === NOT_GIVEN) return;
    let least = 0;
    let most = 0;
    for (const place of places) {
      least += this.#least[place]!;
      most += this.#most[place]!;
    }
    if (least > number || most < number) this.#contradiction = true;
    // When all others have their bounds, each place has what is left; nothing is left to narrow then.
    if (least === most || this.#contradiction) return;
    // Narrowing a place lets the island wait again, so that the sums may lag behind.
    for (const place of places) {
      this.#narrow(place, number - most + this.#most[place]!, number - least + this.#least[place]!);
    }
  }

  #useGroups(): void {
    const groups = this.#groups;
    groups.join(this.#numbers, this.#least);
    if (groups.count === 1) return;
    const { places } = this.#layout;
    for (let place = 0; place < places.length; place++) {
      const extra = this.#most[place]! - this.#least[place]!;
      if (extra === 0) continue;
      if (groups.isClosedBy(place, extra)) this.#narrow(place, 0, this.#most[place]! - 1);
      groups.leaveBy(place);
    }
    for (let island = 0; island < this.#numbers.length; island++) {
      if (!groups.isFirst(island)) continue;
      const exits = groups.exitsOf(island);
      if (exits === 0) this.#contradiction = true;
      if (exits !== 1) continue;
      const place = groups.firstExitOf(island);
      this.#narrow(place, 1, this.#most[place]!);
    }
  }
}

/**
 * The bounds that plain logic finds for every place; a contradiction is reported as bounds that no number
 * meets.
 */
export function deduceBounds(layout: Layout, limit: number): readonly CountBounds[] {
  const bounds = new Bounds(layout, limit);
  if (bounds.propagate() === 'contradiction') return layout.places.map(() => ({ least: 1, most: 0 }));
  return layout.places.map((_, place) => ({ least: bounds.least(place), most: bounds.most(place) }));
}
