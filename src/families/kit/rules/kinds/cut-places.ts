/**
 * Places without which others of a connected whole would be cut off: a walk in depth finds for each place how
 * far back the places behind it lead (cut vertices; Tarjan, "Depth-first search and linear graph algorithms",
 * 1972). It needs no recursion, since a whole may hold thousands of places.
 */

/** The walks through some places, one whole after another; those of before are forgotten. */
export class DepthFirst {
  readonly #neighbours: readonly (readonly number[])[];
  readonly #isIn: Uint8Array;
  readonly #memory: Memory;
  #entered = 0;
  /** By walk: its places in the order in which they were entered. */
  places: number[] = [];

  /**
   * @param neighbours by place
   * @param isIn by place: not 0 for those that can be walked through
   */
  constructor(neighbours: readonly (readonly number[])[], isIn: Uint8Array) {
    this.#neighbours = neighbours;
    this.#isIn = isIn;
    this.#memory = memoryFor(neighbours.length);
  }

  isSeen(place: number): boolean {
    return this.#memory.position[place] !== 0;
  }

  /**
   * Walks through the whole that a place lies in.
   * @param onCut receives a place without which those of `places` from a position on could not be reached
   *   from the start, when the last of these has been entered
   */
  walk(start: number, onCut: (place: number, from: number) => void): void {
    const { position, low, before, next } = this.#memory;
    const neighbours = this.#neighbours;
    const isIn = this.#isIn;
    const places: number[] = [];
    this.places = places;
    const first = this.#entered + 1;
    const enter = (place: number, from: number): void => {
      position[place] = ++this.#entered;
      low[place] = this.#entered;
      before[place] = from;
      places.push(place);
    };
    enter(start, -1);
    for (let place = start; place >= 0; ) {
      const beside = neighbours[place]!;
      if (next[place]! < beside.length) {
        const other = beside[next[place]!++]!;
        if (isIn[other] === 0) continue;
        if (position[other] === 0) {
          enter(other, place);
          place = other;
        } else if (position[other]! < low[place]!) low[place] = position[other]!;
        continue;
      }
      const parent = before[place]!;
      if (parent >= 0) {
        if (low[place]! < low[parent]!) low[parent] = low[place]!;
        // Everything that was entered since then lies behind the parent, and leads back no farther.
        if (low[place]! >= position[parent]! && parent !== start) onCut(parent, position[place]! - first);
      }
      place = parent;
    }
  }
}

/** Working memory for a number of places: a search is over before the next one begins. */
interface Memory {
  /** By place: its position in the order of the search, counted from 1; 0: not seen. */
  readonly position: Int32Array;
  /** By place: the first position that it or a place behind it reaches. */
  readonly low: Int32Array;
  /** By place: the one from which it was entered; -1: the walk began there. */
  readonly before: Int32Array;
  /** By place: the next neighbour to look at. */
  readonly next: Int32Array;
}

let memory: Memory | undefined;

function memoryFor(places: number): Memory {
  if (memory?.position.length !== places) {
    const array = (): Int32Array => new Int32Array(places);
    memory = { position: array(), low: array(), before: array(), next: array() };
  }
  memory.position.fill(0);
  memory.next.fill(0);
  return memory;
}

/** The position of the last place that is one, in a list that has grown since the last question; -1: none. */
export function lastOf(isOne: (place: number) => boolean): (places: readonly number[]) => number {
  let last = -1;
  let looked = 0;
  return (places) => {
    for (; looked < places.length; looked++) if (isOne(places[looked]!)) last = looked;
    return last;
  };
}

/**
 * The places of a whole without which too many others could not be reached from the root, or one that is
 * needed.
 * @param places connected ones, the root among them
 * @param isNeeded true for a place that must be reached
 * @param spare the most places that need not be reached
 */
export function parted(
  root: number,
  places: readonly number[],
  neighbours: readonly (readonly number[])[],
  isNeeded: (place: number) => boolean,
  spare: number,
): readonly number[] {
  const whole = new Uint8Array(neighbours.length);
  for (const place of places) whole[place] = 1;
  const search = new DepthFirst(neighbours, whole);
  /** By place: those that are lost without it. */
  const lost = new Map<number, number>();
  const found = new Set<number>();
  const lastNeeded = lastOf(isNeeded);
  search.walk(root, (place, from) => {
    const behind = search.places;
    const total = (lost.get(place) ?? 0) + behind.length - from;
    lost.set(place, total);
    if (total >= spare || lastNeeded(behind) >= from) found.add(place);
  });
  return [...found];
}
