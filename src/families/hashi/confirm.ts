/**
 * Confirms what plain logic claims before a model is built, from the rules of Hashi alone. Known of every place is the
 * least and the greatest number of bridges; both are confirmed one by one: the number next to be excluded is tried,
 * with what is confirmed so far, and must leave some island's number out of reach, lie across a bridge that is sure,
 * or leave islands that no bridges can join with the others any more. A claim that excludes a solution is never
 * confirmed.
 */
import type { Cell } from '../../core/grid/cell.js';
import { reachableFrom } from '../../core/grid/connection.js';
import { groupsOfMembers } from '../../core/grid/membership.js';
import { bridgeLimit, cellsBetween, type HashiPuzzle, islandCells, islandPairs } from './puzzle.js';

/** A place between two islands that see each other, and the bounds that are claimed of its bridges. */
export interface ClaimedPlace {
  readonly ends: readonly [Cell, Cell];
  readonly least: number;
  readonly most: number;
}

/** What is claimed of the solutions, for every place; `contradiction`: there is none. */
export type HashiClaim = 'contradiction' | readonly ClaimedPlace[];

/** Whether the rules confirm the whole claim. */
export function confirmHashi(puzzle: HashiPuzzle, claim: HashiClaim): boolean {
  const confirmation = new Confirmation(puzzle);
  const solvable = confirmation.deduce();
  // Of a puzzle without solutions every claim is true.
  if (!solvable) return true;
  return claim !== 'contradiction' && claim.every((place) => confirmation.confirms(place));
}

interface Island {
  readonly number: number | null;
  readonly places: readonly number[];
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly crossings: readonly number[];
}

class Confirmation {
  readonly #islands: readonly Island[];
  readonly #places: readonly Place[];
  /** Places by the cells of their ends. */
  readonly #placeAt: ReadonlyMap<string, number>;
  readonly #least: Int8Array;
  readonly #most: Int8Array;

  constructor(puzzle: HashiPuzzle) {
    const { islands, places, placeAt } = graphOf(puzzle);
    this.#islands = islands;
    this.#places = places;
    this.#placeAt = placeAt;
    this.#least = new Int8Array(places.length);
    this.#most = new Int8Array(places.length).fill(bridgeLimit(puzzle));
  }

  /** Narrows the bounds until no number more can be excluded; false in a contradiction. */
  deduce(): boolean {
    const nearby = (place: number, count: number): boolean => this.#isAllowedNearby(place, count);
    const together = (place: number, count: number): boolean => this.#keepsTogether(place, count);
    // Looking at all islands takes longest, so that it comes when nothing else is left.
    while (this.#narrow(nearby) || this.#narrow(together));
    if (this.#least.some((least, place) => least > this.#most[place]!)) return false;
    return this.#islands.every((_, island) => this.#isInReach(island, -1, 0)) && this.#joinsAll(this.#most);
  }

  /** Excludes the numbers that are not allowed at either end of the bounds; true when there were any. */
  #narrow(isAllowed: (place: number, count: number) => boolean): boolean {
    let changed = false;
    for (let place = 0; place < this.#places.length; place++) {
      while (this.#least[place]! <= this.#most[place]! && !isAllowed(place, this.#least[place]!)) {
        this.#least[place]!++;
        changed = true;
      }
      while (this.#least[place]! <= this.#most[place]! && !isAllowed(place, this.#most[place]!)) {
        this.#most[place]!--;
        changed = true;
      }
    }
    return changed;
  }

  /** Whether the confirmed bounds of a place are as narrow as those that are claimed. */
  confirms({ ends, least, most }: ClaimedPlace): boolean {
    const place = this.#placeAt.get(ends.join(' '));
    return place !== undefined && this.#least[place]! >= least && this.#most[place]! <= most;
  }

  /** Whether the islands at both ends can have their numbers, and no sure bridge lies across. */
  #isAllowedNearby(place: number, count: number): boolean {
    const { from, to, crossings } = this.#places[place]!;
    if (count > 0 && crossings.some((other) => this.#least[other]! > 0)) return false;
    return this.#isInReach(from, place, count) && this.#isInReach(to, place, count);
  }

  /** Whether an island can have its number, with a number of bridges in a place. */
  #isInReach(island: number, place: number, count: number): boolean {
    const { number, places } = this.#islands[island]!;
    if (number === null) return true;
    let least = 0;
    let most = 0;
    for (const other of places) {
      least += other === place ? count : this.#least[other]!;
      most += other === place ? count : this.#most[other]!;
    }
    return least <= number && number <= most;
  }

  /**
   * Whether all islands can still be joined with a number of bridges in a place: islands that have their numbers then
   * have no further bridges.
   */
  #keepsTogether(place: number, count: number): boolean {
    if (this.#least[place] === this.#most[place]) return true;
    const { from, to } = this.#places[place]!;
    const most = this.#most.slice();
    most[place] = count;
    for (const island of [from, to]) {
      const { number, places } = this.#islands[island]!;
      const sure = places.reduce((sum, other) => sum + (other === place ? count : this.#least[other]!), 0);
      if (number !== sure) continue;
      for (const other of places) if (other !== place) most[other] = this.#least[other]!;
    }
    return this.#joinsAll(most);
  }

  /** Whether bridges in all places that may hold some join all islands. */
  #joinsAll(most: Readonly<Int8Array>): boolean {
    const joined = (island: number): readonly number[] =>
      this.#islands[island]!.places.filter((place) => most[place] !== 0).map((place) => {
        const { from, to } = this.#places[place]!;
        return from === island ? to : from;
      });
    return reachableFrom([0], joined).size === this.#islands.length;
  }
}

/** Islands in reading order and the places between those that see each other. */
function graphOf(puzzle: HashiPuzzle): {
  readonly islands: readonly Island[];
  readonly places: readonly Place[];
  readonly placeAt: ReadonlyMap<string, number>;
} {
  const cells = islandCells(puzzle);
  const islandAt = new Map(cells.map((cell, island) => [String(cell), island]));
  const pairs = islandPairs(puzzle);
  const ends = pairs.map(([from, to]) => [islandAt.get(String(from))!, islandAt.get(String(to))!] as const);
  const around = groupsOfMembers(cells.length, ends);
  const water = pairs.map((pair) => cellsBetween(...pair).map(String));
  const over = new Map<string, number[]>();
  water.forEach((found, place) => {
    for (const cell of found) over.set(cell, [...(over.get(cell) ?? []), place]);
  });
  return {
    islands: cells.map(([row, column], island) => {
      return { number: puzzle.islands[row]![column]!, places: around[island]! };
    }),
    places: ends.map(([from, to], place) => {
      const crossings = water[place]!.flatMap((cell) => over.get(cell)!.filter((other) => other !== place));
      return { from, to, crossings };
    }),
    placeAt: new Map(pairs.map((pair, place) => [pair.join(' '), place])),
  };
}
