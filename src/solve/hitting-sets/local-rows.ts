/**
 * Rows that cut off fractions of the relaxation of hitting sets, from small regions of items. Of the sets
 * whose open items lie in a region, every choice that hits them all is a corner; where the shares of the
 * region are no mixture of corners, nor more than one, prices of the items tell them apart: every corner
 * costs 1 or more, the shares cost less. The prices are rounded to whole weights, and the lightest corner,
 * found exactly, is the right-hand side. Items that are wholly chosen are left out with their sets, which
 * weakens the row and keeps it true. Items that are not chosen at all get their weights at the end, one
 * after another: what the others weigh less where the item is given. Sources: local cuts (Applegate, Bixby,
 * Chvátal and Cook, 2001); sequential lifting (Padberg, 1975).
 */
import type { Rng } from '../../core/index.js';
import { FractionalPacking } from './fractional-packing.js';
import { LightestHits } from './lightest.js';

/** The coefficients of some items, whole numbers, add up to `least` or more over the chosen items. */
export interface CoverRow {
  readonly items: readonly number[];
  readonly coefficients: readonly number[];
  readonly least: number;
}

/** Shares nearer to 0 or 1 count as that. */
const NEARNESS = 1e-3;
/** Shares that cost nearly 1 are left; a row has to be missed by as much. */
const INSIDE = 0.99;
const LEAST_GAIN = 0.005;
/** Prices that are whole when multiplied by no more than this are taken so, others by the large factor. */
const SMALL_FACTOR = 40;
const LARGE_FACTOR = 1000;
const WHOLE = 1e-3;
/** Nodes of one search for the lightest corner. */
const NODES = 2000;
/** Regions of one step that an item lies in. */
const MOST_REGIONS = 2;
/** Smaller regions say nothing that their sets do not say. */
const SMALLEST_REGION = 5;
/** Sets that the shares hit more than this count less for the shape of a region. */
const TIGHT = 1.2;
const LOOSE_WEIGHT = 0.1;

/** By how much the shares exceed a row; negative where they miss it. */
export function excessOf({ items, coefficients, least }: CoverRow, shares: ArrayLike<number>): number {
  let total = -least;
  for (let at = 0; at < items.length; at++) total += coefficients[at]! * shares[items[at]!]!;
  return total;
}

/** The sets, which grow, and the regions among them. */
export class LocalRows {
  readonly #count: number;
  readonly #sets: (readonly number[])[] = [];
  /** By item: its sets. */
  readonly #of: readonly number[][];

  /** Starts without sets. */
  constructor(count: number) {
    this.#count = count;
    this.#of = Array.from({ length: count }, () => []);
  }

  /** Adds sets of each of which a choice has an item. */
  addSets(sets: readonly (readonly number[])[]): void {
    for (const set of sets) {
      for (const item of set) this.#of[item]!.push(this.#sets.length);
      this.#sets.push(set);
    }
  }

  /** The sets that the shares miss, the most missed first. */
  setsMissedBy(shares: ArrayLike<number>): readonly (readonly number[])[] {
    return this.#sets
      .map((set) => ({ set, total: totalOf(set, shares) }))
      .filter(({ total }) => total < 1 - NEARNESS)
      .sort((one, other) => one.total - other.total || one.set.length - other.set.length)
      .map(({ set }) => set);
  }

  /**
   * Rows that hold for every choice that hits the sets, and that the shares miss.
   * @param size of the regions, in items between 0 and 1
   */
  missedBy(shares: ArrayLike<number>, size: number, rng: Rng): readonly CoverRow[] {
    const open = [...this.#of.keys()].filter((item) => isOpen(shares[item]!));
    const regions = new Int32Array(this.#count);
    return rng.shuffle(open).flatMap((start) => {
      if (regions[start]! >= MOST_REGIONS) return [];
      const region = this.#regionAround(start, size, shares);
      for (const item of region) regions[item]!++;
      return region.length < SMALLEST_REGION ? [] : (this.#rowOf(region, shares) ?? []);
    });
  }

  /** An item and those that most sets join to it and to each other, small and tight sets first. */
  #regionAround(start: number, size: number, shares: ArrayLike<number>): readonly number[] {
    const region = new Set([start]);
    const joined = new Float64Array(this.#count);
    for (const latest of region) {
      this.#join(latest, shares, joined);
      if (region.size === size) break;
      let next = -1;
      for (let item = 0; item < joined.length; item++)
        if (joined[item]! > (next < 0 ? 0 : joined[next]!) && !region.has(item)) next = item;
      if (next >= 0) region.add(next);
    }
    return [...region];
  }

  /** Adds the weights of an item's sets to their open items. */
  #join(latest: number, shares: ArrayLike<number>, joined: Float64Array): void {
    for (const index of this.#of[latest]!) {
      const set = this.#sets[index]!;
      const weight = (totalOf(set, shares) < TIGHT ? 1 : LOOSE_WEIGHT) / set.length ** 2;
      for (const item of set) if (isOpen(shares[item]!)) joined[item]! += weight;
    }
  }

  #rowOf(region: readonly number[], shares: ArrayLike<number>): CoverRow | undefined {
    const sets = this.#setsWithin(region, shares);
    const places = new Map(region.map((item, place) => [item, place]));
    const parts = smallest(sets.map((set) => set.flatMap((item) => places.get(item) ?? [])));
    const weighted = separate(
      region.map((item) => shares[item]!),
      parts,
    );
    if (weighted === undefined) return undefined;
    const { weights, least } = weighted;
    const others = [...new Set(sets.flat())].filter((item) => !places.has(item));
    const items = [...region, ...others];
    const all = [...weights, ...lifted(items, sets, weighted)];
    return {
      items: items.filter((_, place) => all[place]! > 0),
      coefficients: all.filter((weight) => weight > 0),
      least,
    };
  }

  /** The sets of which no item is wholly chosen, nor one outside the region chosen in part. */
  #setsWithin(region: readonly number[], shares: ArrayLike<number>): readonly (readonly number[])[] {
    const inside = new Set(region);
    const indices = new Set(region.flatMap((item) => this.#of[item]!));
    return [...indices]
      .map((index) => this.#sets[index]!)
      .filter((set) => set.every((item) => inside.has(item) || shares[item]! <= NEARNESS));
  }
}

interface Weighted {
  readonly weights: Readonly<Int32Array>;
  /** The weight of the lightest choice is this or more. */
  readonly least: number;
}

/** Weights by which the shares are lighter than every choice that hits the sets; undefined: none found. */
function separate(shares: readonly number[], sets: readonly (readonly number[])[]): Weighted | undefined {
  const search = new LightestHits(shares.length, sets);
  const packing = new FractionalPacking(shares);
  while (!packing.isSpent) {
    const prices = packing.prices();
    if (packing.total > INSIDE) return undefined;
    const weighted = wholeWeights(prices);
    const { weights, least } = weighted;
    const { choices, isComplete } = search.search({ weights, below: least, nodes: NODES });
    if (!isComplete) return undefined;
    const choice = choices.at(-1);
    if (choice === undefined) {
      const weight = shares.reduce((total, share, item) => total + share * weights[item]!, 0);
      return weight < (1 - LEAST_GAIN) * least ? weighted : undefined;
    }
    search.lessen(choice);
    packing.add(choice);
  }
  return undefined;
}

/** Prices as whole weights, rounded up, and the weight that a price of 1 is. */
function wholeWeights(prices: Readonly<Float64Array>): Weighted {
  let factor = 1;
  const isWhole = (price: number): boolean => Math.abs(price * factor - Math.round(price * factor)) < WHOLE;
  while (factor <= SMALL_FACTOR && !prices.every(isWhole)) factor++;
  if (factor > SMALL_FACTOR) factor = LARGE_FACTOR;
  const weights = Int32Array.from(prices, (price) =>
    Math.min(factor, Math.max(0, isWhole(price) ? Math.round(price * factor) : Math.ceil(price * factor))),
  );
  return { weights, least: factor };
}

/** The weights of the items behind those that have one, so that still no choice weighs less. */
function lifted(
  items: readonly number[],
  sets: readonly (readonly number[])[],
  { weights, least }: Weighted,
): readonly number[] {
  if (items.length === weights.length) return [];
  const places = new Map(items.map((item, place) => [item, place]));
  const search = new LightestHits(
    items.length,
    smallest(sets.map((set) => set.map((item) => places.get(item)!))),
  );
  const all = new Int32Array(items.length).fill(least);
  all.set(weights);
  for (let given = weights.length; given < items.length; given++) {
    const { weight, isComplete } = search.search({ weights: all, below: least, given, nodes: NODES });
    if (isComplete) all[given] = least - weight;
  }
  return [...all.subarray(weights.length)];
}

function isOpen(share: number): boolean {
  return share > NEARNESS && share < 1 - NEARNESS;
}

function totalOf(set: readonly number[], shares: ArrayLike<number>): number {
  return set.reduce((total, item) => total + shares[item]!, 0);
}

/** The sets that have no other one in them, short ones first. */
function smallest(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const kept: (readonly number[])[] = [];
  for (const set of sets.toSorted((one, other) => one.length - other.length))
    if (!kept.some((other) => other.every((item) => set.includes(item)))) kept.push(set);
  return kept;
}
