/** The search for the fewest groups whose places all lie in too few lines. Sets of places are whole numbers, a bit for each place. */

/** What is searched: places are numbers of any kind. */
export interface CoverTask {
  /** The places that are left of each group. */
  readonly groups: readonly (readonly number[])[];
  /** Places of which one at most may be taken. */
  readonly lines: readonly (readonly number[])[];
  /** How many groups may hold none. */
  readonly spare: number;
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

/** A line with its places among those that are left. */
interface Line {
  readonly line: number;
  readonly places: bigint;
}

class CoverSearch {
  readonly #spare: number;
  /** By group: its places, one by one and all of them. */
  readonly #places: readonly (readonly bigint[])[];
  readonly #groups: readonly bigint[];
  /** By place: the lines that have it and another one. */
  readonly #linesAt: ReadonlyMap<bigint, readonly Line[]>;
  /** By place: what is in a line with it. */
  readonly #beside: ReadonlyMap<bigint, bigint>;
  #left: number;

  constructor({ groups, lines, spare, visits }: CoverTask) {
    const bits = new Map([...new Set(groups.flat())].map((place, index) => [place, 1n << BigInt(index)]));
    const places = lines.map((line) => line.flatMap((place) => bits.get(place) ?? []));
    const stated = places.flatMap((own, line): readonly Line[] =>
      own.length < 2 ? [] : [{ line, places: unionOf(own) }],
    );
    this.#places = groups.map((group) => group.map((place) => bits.get(place)!));
    this.#groups = this.#places.map(unionOf);
    this.#linesAt = new Map(
      [...bits.values()].map((bit) => [bit, stated.filter((line) => (line.places & bit) !== 0n)]),
    );
    this.#beside = new Map(
      [...this.#linesAt].map(([bit, beside]) => [bit, unionOf(beside.map((line) => line.places))]),
    );
    this.#spare = spare;
    this.#left = visits;
  }

  find(): Cover | undefined {
    const byPlaces = this.#places.toSorted((one, other) => one.length - other.length);
    if (this.#canFill(0n, byPlaces, this.#spare)) return undefined;
    const coverable = [...this.#groups.keys()].filter((group) =>
      this.#places[group]!.every((place) => this.#linesAt.get(place)!.length > 0),
    );
    for (let size = this.#spare + 2; size <= coverable.length; size++) {
      const found = this.#choose(coverable, [], 0n, size);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether all groups but the spare ones can hold one, each line at most one: then nothing covers them. */
  #canFill(excluded: bigint, groups: readonly (readonly bigint[])[], spare: number): boolean {
    const [first, ...others] = groups;
    if (first === undefined) return true;
    if (--this.#left < 0) return false;
    for (const place of first) {
      if ((excluded & place) !== 0n) continue;
      if (this.#canFill(excluded | this.#beside.get(place)!, others, spare)) return true;
    }
    return spare > 0 && this.#canFill(excluded, others, spare - 1);
  }

  /** @param chosen to which further groups of the first list are added, in order, until there are `size` */
  #choose(
    groups: readonly number[],
    chosen: readonly number[],
    places: bigint,
    size: number,
  ): Cover | undefined {
    if (chosen.length === size) {
      const lines = this.#cover(places, size - this.#spare - 1);
      return lines && { groups: chosen, lines };
    }
    for (let next = 0; next + size - chosen.length <= groups.length; next++) {
      if (--this.#left < 0) return undefined;
      const group = groups[next]!;
      const all = places | this.#groups[group]!;
      const found = this.#choose(groups.slice(next + 1), [...chosen, group], all, size);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** At most this number of lines that have all the places. */
  #cover(places: bigint, most: number): readonly number[] | undefined {
    if (places === 0n) return [];
    if (most === 0 || --this.#left < 0) return undefined;
    const first = places & -places;
    for (const { line, places: own } of this.#linesAt.get(first)!) {
      const rest = this.#cover(places & ~own, most - 1);
      if (rest !== undefined) return [line, ...rest];
    }
    return undefined;
  }
}

function unionOf(places: readonly bigint[]): bigint {
  return places.reduce((all, place) => all | place, 0n);
}
