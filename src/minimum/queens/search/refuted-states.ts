/**
 * Transposition table of refuted states: the open lines that a row of a board gets from the rows above, and
 * how many walls were not enough to finish from there. It has a fixed number of entries; when a group is
 * full, an older state is replaced, which costs time but never changes an answer.
 */

/** Groups of entries, a power of two; a state may be stored in any entry of its group. */
const GROUPS = 1 << 17;
/**
 * A place is a state's two words and its note, padded so that a group fills one line of a processor's cache.
 */
const PLACE = 4;
const GROUP = 4 * PLACE;
/** The number of walls and the number of the search share one word. */
const WALL_BITS = 9;
const WALLS = (1 << WALL_BITS) - 1;
const LAST_GENERATION = (1 << (31 - WALL_BITS)) - 1;

/** States refuted in one search; the next search that uses the memory clears it first. */
export class RefutedStates {
  readonly #words = new Int32Array(GROUPS * GROUP);
  /** Marks the entries of the current search; entries of earlier ones count as free. */
  #generation = 1;
  #evicted = 0;

  /** Clears the table. */
  clear(): void {
    if (this.#generation === LAST_GENERATION) {
      this.#words.fill(0);
      this.#generation = 0;
    }
    this.#generation++;
    this.#evicted = 0;
  }

  /** True if a state, encoded in two words, is known to be refuted with that many walls or more. */
  isRefuted(first: number, second: number, walls: number): boolean {
    const group = groupOf(first, second);
    for (let at = group; at < group + GROUP; at += PLACE) {
      if (this.#holds(at, first, second)) return (this.#words[at + 2]! & WALLS) >= walls;
    }
    return false;
  }

  /** Records that a state cannot be finished with that many walls (at most 511) or fewer. */
  refute(first: number, second: number, walls: number): void {
    const group = groupOf(first, second);
    let free = -1;
    for (let at = group; at < group + GROUP; at += PLACE) {
      if (this.#holds(at, first, second)) {
        free = at;
        break;
      }
      if (free < 0 && this.#words[at + 2]! >> WALL_BITS !== this.#generation) free = at;
    }
    if (free < 0) {
      free = group + this.#evicted;
      this.#evicted = (this.#evicted + PLACE) % GROUP;
    }
    this.#words[free] = first;
    this.#words[free + 1] = second;
    this.#words[free + 2] = (this.#generation << WALL_BITS) | walls;
  }

  #holds(at: number, first: number, second: number): boolean {
    return (
      this.#words[at] === first &&
      this.#words[at + 1] === second &&
      this.#words[at + 2]! >> WALL_BITS === this.#generation
    );
  }
}

/** The beginning of the group of a state. */
function groupOf(first: number, second: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) & (GROUPS - 1)) * GROUP;
}
