/**
 * The search for the fewest groups whose places all lie in too few lines. Sets of places are words of 32
 * bits, a bit for each place.
 */

/** A search for a cover; places are numbers of any kind. */
export interface CoverTask {
  /** The places that are left of each group. */
  readonly groups: readonly (readonly number[])[];
  /** Places of which one at most may be taken. */
  readonly lines: readonly (readonly number[])[];
  /** Number of groups that may hold none. */
  readonly spare: number;
  /** Most groups of a cover. */
  readonly most: number;
  /** The number of places in the search after which it ends. */
  readonly visits: number;
}

/** Positions of groups and of lines that cover them, fewer by more than the spare ones. */
export interface Cover {
  readonly groups: readonly number[];
  readonly lines: readonly number[];
}

/** Groups and lines, of the fewest groups; undefined when there are none, or the search is too long. */
export function coverOf(task: CoverTask): Cover | undefined {
  return task.spare < 0 ? undefined : new CoverSearch(task).find();
}

const WORD = 32;

class CoverSearch {
  readonly #spare: number;
  readonly #most: number;
  /** By group: its places, one by one. */
  readonly #places: readonly (readonly number[])[];
  /** By place: the lines that have it and another one. */
  readonly #linesAt: readonly (readonly number[])[];
  /**
   * Number of words of a set of places; by group, line and place: the set of its places, of a place together
   * with all places that share a line with it.
   */
  readonly #words: number;
  readonly #ofGroup: Uint32Array;
  readonly #ofLine: Uint32Array;
  readonly #beside: Uint32Array;
  /**
   * Work space; by depth of the search: the excluded places, the places of the chosen groups, and those that
   * no chosen line has.
   */
  readonly #rest: Uint32Array;
  readonly #excluded: Uint32Array;
  readonly #chosen: Uint32Array;
  readonly #uncovered: Uint32Array;
  #left: number;

  constructor({ groups, lines, spare, most, visits }: CoverTask) {
    const indices = new Map([...new Set(groups.flat())].map((place, index) => [place, index]));
    this.#spare = spare;
    this.#most = most;
    this.#left = visits;
    this.#words = Math.ceil(indices.size / WORD);
    this.#places = groups.map((group) => group.map((place) => indices.get(place)!));
    const inLine = lines.map((line) => indicesOf(line, indices));
    const linesAt: number[][] = Array.from(indices, () => []);
    for (const [line, places] of inLine.entries()) {
      if (places.length > 1) for (const place of places) linesAt[place]!.push(line);
    }
    this.#linesAt = linesAt;
    this.#ofGroup = this.#sets(this.#places);
    this.#ofLine = this.#sets(inLine);
    this.#beside = this.#sets(linesAt.map((own, place) => [place, ...own.flatMap((line) => inLine[line]!)]));
    this.#rest = new Uint32Array(this.#words);
    const depths = groups.length + 1;
    this.#excluded = new Uint32Array(depths * this.#words);
    this.#chosen = new Uint32Array(depths * this.#words);
    this.#uncovered = new Uint32Array(depths * this.#words);
  }

  find(): Cover | undefined {
    const byPlaces = this.#places.toSorted((one, other) => one.length - other.length);
    if (this.#canFill(byPlaces, 0, this.#spare)) return undefined;
    const coverable = [...this.#places.keys()].filter((group) =>
      this.#places[group]!.every((place) => this.#linesAt[place]!.length > 0),
    );
    for (let size = this.#spare + 2; size <= Math.min(this.#most, coverable.length); size++) {
      const found = this.#choose(coverable, [], size);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /**
   * True if all groups from one on but the spare ones can hold one, each line at most one: then nothing
   * covers them.
   */
  #canFill(groups: readonly (readonly number[])[], depth: number, spare: number): boolean {
    const first = groups[depth];
    if (first === undefined) return true;
    if (--this.#left < 0) return false;
    const excluded = this.#excluded;
    const words = this.#words;
    const [start, next] = [depth * words, (depth + 1) * words];
    for (const place of first) {
      if ((excluded[start + (place >>> 5)]! & (1 << (place & 31))) !== 0) continue;
      for (let word = 0; word < words; word++) {
        excluded[next + word] = excluded[start + word]! | this.#beside[place * words + word]!;
      }
      if (this.#canFill(groups, depth + 1, spare)) return true;
    }
    if (spare === 0) return false;
    excluded.copyWithin(next, start, next);
    return this.#canFill(groups, depth + 1, spare - 1);
  }

  /** @param chosen to which further groups of the first list are added, in order, until there are `size` */
  #choose(groups: readonly number[], chosen: readonly number[], size: number): Cover | undefined {
    const words = this.#words;
    const start = chosen.length * words;
    if (chosen.length === size) {
      this.#uncovered.set(this.#chosen.subarray(start, start + words));
      const lines = this.#cover(0, size - this.#spare - 1);
      return lines && { groups: chosen, lines };
    }
    for (let next = 0; next + size - chosen.length <= groups.length; next++) {
      if (--this.#left < 0) return undefined;
      const group = groups[next]!;
      for (let word = 0; word < words; word++) {
        this.#chosen[start + words + word] =
          this.#chosen[start + word]! | this.#ofGroup[group * words + word]!;
      }
      if (this.#needsMore(this.#chosen, start + words, size - this.#spare - 1)) continue;
      const found = this.#choose(groups.slice(next + 1), [...chosen, group], size);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** At most this number of lines that have all the places that are left at a depth. */
  #cover(depth: number, most: number): readonly number[] | undefined {
    const words = this.#words;
    const start = depth * words;
    const first = this.#firstOf(this.#uncovered, start);
    if (first < 0) return [];
    if (--this.#left < 0 || this.#needsMore(this.#uncovered, start, most)) return undefined;
    for (const line of this.#linesAt[first]!) {
      for (let word = 0; word < words; word++) {
        this.#uncovered[start + words + word] =
          this.#uncovered[start + word]! & ~this.#ofLine[line * words + word]!;
      }
      const rest = this.#cover(depth + 1, most - 1);
      if (rest !== undefined) return [line, ...rest];
    }
    return undefined;
  }

  /**
   * True if a set has more places than a number of lines can have, because no two of these places are in one
   * line.
   */
  #needsMore(sets: Uint32Array, start: number, most: number): boolean {
    const words = this.#words;
    const rest = this.#rest;
    for (let word = 0; word < words; word++) rest[word] = sets[start + word]!;
    for (let count = 0; ; count++) {
      const first = this.#firstOf(rest, 0);
      if (first < 0) return false;
      if (count === most) return true;
      for (let word = 0; word < words; word++) rest[word]! &= ~this.#beside[first * words + word]!;
    }
  }

  /** The first place of a set; -1: it has none. */
  #firstOf(sets: Uint32Array, start: number): number {
    for (let word = 0; word < this.#words; word++) {
      const bits = sets[start + word]!;
      if (bits !== 0) return word * WORD + WORD - 1 - Math.clz32(bits & -bits);
    }
    return -1;
  }

  #sets(lists: readonly (readonly number[])[]): Uint32Array {
    const sets = new Uint32Array(lists.length * this.#words);
    for (const [index, places] of lists.entries()) {
      for (const place of places) sets[index * this.#words + (place >>> 5)]! |= 1 << (place & 31);
    }
    return sets;
  }
}

function indicesOf(places: readonly number[], indices: ReadonlyMap<number, number>): readonly number[] {
  const found: number[] = [];
  for (const place of places) {
    const index = indices.get(place);
    if (index !== undefined) found.push(index);
  }
  return found;
}
