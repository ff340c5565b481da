/**
 * The parts into which the places fall that can still have a value, and in each part the places without which
 * others would be cut off: depth first search with low points (Tarjan, "Depth-first search and linear graph
 * algorithms", 1972), without recursion, since a part may hold thousands of places.
 */

/** A place without which a sure place could not be joined with the first sure one of its part. */
interface NeededPlace {
  readonly place: number;
  /** The places that would be cut off. */
  readonly behind: readonly number[];
  /** A sure one among them. */
  readonly sure: number;
}

/** A connected part. */
export interface Part {
  readonly places: readonly number[];
  /** Those that have the value for sure; the search began at the first. */
  readonly sure: readonly number[];
  /** The places that are not sure and are needed. */
  readonly needed: readonly NeededPlace[];
}

/** The parts, those with sure places first. */
export function partsOf(
  neighbours: readonly (readonly number[])[],
  isPossible: (place: number) => boolean,
  isSure: (place: number) => boolean,
): readonly Part[] {
  const search = new DepthFirst(neighbours, isPossible, isSure);
  const parts: Part[] = [];
  for (let place = 0; place < neighbours.length; place++) {
    if (isSure(place) && !search.isSeen(place)) parts.push(search.partFrom(place));
  }
  for (let place = 0; place < neighbours.length; place++) {
    if (isPossible(place) && !search.isSeen(place)) parts.push(search.partFrom(place));
  }
  return parts;
}

class DepthFirst {
  readonly #neighbours: readonly (readonly number[])[];
  readonly #isPossible: (place: number) => boolean;
  readonly #isSure: (place: number) => boolean;
  /** By place: its position in the order of the search, counted from 1; 0: not seen. */
  readonly #position: Int32Array;
  /** By place: the first position that it or a place behind it reaches. */
  readonly #low: Int32Array;
  readonly #before: Int32Array;
  /** By place: the next neighbour to look at. */
  readonly #next: Int32Array;
  #seen = 0;

  constructor(
    neighbours: readonly (readonly number[])[],
    isPossible: (place: number) => boolean,
    isSure: (place: number) => boolean,
  ) {
    this.#neighbours = neighbours;
    this.#isPossible = isPossible;
    this.#isSure = isSure;
    this.#position = new Int32Array(neighbours.length);
    this.#low = new Int32Array(neighbours.length);
    this.#before = new Int32Array(neighbours.length).fill(-1);
    this.#next = new Int32Array(neighbours.length);
  }

  isSeen(place: number): boolean {
    return this.#position[place] !== 0;
  }

  partFrom(start: number): Part {
    const [position, low, before, next] = [this.#position, this.#low, this.#before, this.#next];
    const places: number[] = [];
    const sure: number[] = [];
    const needed: NeededPlace[] = [];
    const enter = (place: number, from: number): void => {
      position[place] = ++this.#seen;
      low[place] = this.#seen;
      before[place] = from;
      places.push(place);
      if (this.#isSure(place)) sure.push(place);
    };
    const first = this.#seen;
    enter(start, -1);
    for (let place = start; place >= 0; ) {
      const beside = this.#neighbours[place]!;
      if (next[place]! < beside.length) {
        const other = beside[next[place]!++]!;
        if (!this.#isPossible(other)) continue;
        if (position[other] === 0) {
          enter(other, place);
          place = other;
        } else if (other !== before[place]) low[place] = Math.min(low[place]!, position[other]!);
        continue;
      }
      const parent = before[place]!;
      if (parent >= 0) {
        low[parent] = Math.min(low[parent]!, low[place]!);
        // Everything that was seen since then lies behind the parent.
        const lastSure = sure.at(-1);
        const isCutOff = low[place]! >= position[parent]! && parent !== start && !this.#isSure(parent);
        if (isCutOff && lastSure !== undefined && position[lastSure]! >= position[place]!) {
          const behind = places.slice(position[place]! - first - 1);
          needed.push({ place: parent, behind, sure: lastSure });
        }
      }
      place = parent;
    }
    return { places, sure, needed };
  }
}
