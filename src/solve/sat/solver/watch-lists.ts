/**
 * Lists of watches by literal: pairs (blocking literal, clause), all in one pool. A list that outgrows its
 * place moves to the end of the pool; a rebuild packs the pool.
 */
import { enlarge, grownLength } from './enlarge.js';
import type { Sizes } from './tuning.js';

export class WatchLists {
  pool: Int32Array;
  poolSize = 0;
  /** By literal: where its list starts in the pool, the words it has and the words it may have there. */
  start: Int32Array = new Int32Array(0);
  size: Int32Array = new Int32Array(0);
  capacity: Int32Array = new Int32Array(0);

  /** @param grows true if lists get spare room when they are rebuilt; without it they lie closer together */
  constructor(
    readonly grows: boolean,
    readonly sizes: Sizes,
  ) {
    this.pool = new Int32Array(sizes.pool);
  }

  /** Makes room for `count` literals. */
  reserve(count: number): void {
    this.start = enlarge(this.start, count);
    this.size = enlarge(this.size, count);
    this.capacity = enlarge(this.capacity, count);
  }

  /** Adds a watch to a literal's list. May replace `pool`; other lists keep their places. */
  push(literal: number, blocker: number, clause: number): void {
    if (this.size[literal] === this.capacity[literal]) this.#move(literal, 2);
    this.append(literal, blocker, clause);
  }

  /** Makes room in a literal's list for further words (even). */
  makeRoom(literal: number, words: number): void {
    if (this.size[literal]! + words > this.capacity[literal]!) this.#move(literal, words);
  }

  /** Adds a watch to a list that has room for it. */
  append(literal: number, blocker: number, clause: number): void {
    const place = this.start[literal]! + this.size[literal]!;
    this.pool[place] = blocker;
    this.pool[place + 1] = clause;
    this.size[literal]! += 2;
  }

  /** Empties the lists of `count` literals; `size` must say how many words each will get. */
  layOut(count: number): void {
    const { start, size, capacity } = this;
    const roomy = this.grows && this.sizes.spare;
    if (this.poolSize === 0 && size.subarray(0, count).every((words) => words === 0)) return;
    let place = 0;
    for (let literal = 0; literal < count; literal++) {
      const spare = roomy ? (size[literal]! >> 2) + 4 : 0;
      const even = size[literal]! + spare + (spare & 1);
      start[literal] = place;
      capacity[literal] = even;
      size[literal] = 0;
      place += even;
    }
    if (place > this.pool.length || place * 4 < this.pool.length) {
      const room = this.sizes.spare ? place >> 2 : 0;
      this.pool = new Int32Array(Math.max(this.sizes.pool, place + room));
    }
    this.poolSize = place;
  }

  #move(literal: number, words: number): void {
    const size = this.size[literal]!;
    const { list, growth } = this.sizes;
    const capacity = Math.max(list, 2 * grownLength(size >> 1, (size + words) >> 1, growth));
    const start = this.poolSize;
    if (start + capacity > this.pool.length) {
      const larger = new Int32Array(grownLength(this.pool.length, start + capacity, growth));
      larger.set(this.pool.subarray(0, start));
      this.pool = larger;
    }
    const from = this.start[literal]!;
    this.pool.copyWithin(start, from, from + size);
    this.start[literal] = start;
    this.capacity[literal] = capacity;
    this.poolSize = start + capacity;
  }
}
