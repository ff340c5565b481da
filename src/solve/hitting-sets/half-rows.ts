/**
 * Halved sums of rows, which cut off fractions of a relaxation. Rows with whole coefficients are added up and
 * halved, and what is half a number then is rounded: a coefficient up, since no variable is negative, or down
 * together with the right-hand side, since none is above 1; at last the right-hand side up. Rows to add are
 * found by elimination modulo 2: a variable between 0 and 1 must cancel out, or its rounding takes away from
 * what the row gains. Source: zero-half cuts (Caprara and Fischetti, 1996), their separation by elimination
 * (Koster, Zymolka and Kutschka, 2009).
 */
import { bitCount } from '../../core/index.js';

/** The coefficients of some items, whole numbers, add up to `least` or more over the chosen items. */
export interface CoverRow {
  readonly items: readonly number[];
  readonly coefficients: readonly number[];
  readonly least: number;
}

/** Rows that the shares exceed by more cannot become a cut. */
const MOST_EXCESS = 0.2;
/** A sum gains at most a half, less half of what is lost; less than this share of it is not worth a row. */
const MOST_LOSS = 0.9;
const LEAST_GAIN = 0.02;
/** Shares nearer to a whole number count as one. */
const NEARNESS = 1e-7;
/** Larger coefficients make rows that say little. */
const LARGEST_COEFFICIENT = 50;
/** Excess counts this much beside an item when the row to eliminate with is chosen. */
const EXCESS_WEIGHT = 50;

/** By how much the shares exceed a row; negative where they miss it. */
export function excessOf({ items, coefficients, least }: CoverRow, shares: ArrayLike<number>): number {
  let total = -least;
  for (let at = 0; at < items.length; at++) total += coefficients[at]! * shares[items[at]!]!;
  return total;
}

/** Rows that follow from the given ones for all choices and that the shares miss, by most first. */
export function halfRows(rows: readonly CoverRow[], shares: ArrayLike<number>): readonly CoverRow[] {
  return new Elimination(rows, shares).run();
}

/** A sum of rows, modulo 2. */
interface HalfSum {
  /** Bits: the items between 0 and 1 whose coefficient is odd. */
  readonly odd: Int32Array;
  /** Bits: the rows of the sum. */
  readonly of: Int32Array;
  excess: number;
  /** 1 if the right-hand side is odd, beside the odd items that are wholly chosen. */
  parity: number;
}

class Elimination {
  readonly #shares: ArrayLike<number>;
  readonly #rows: readonly CoverRow[];
  /** Items between 0 and 1, and what rounding each of them loses. */
  readonly #open: readonly number[];
  readonly #losses: readonly number[];
  #sums: readonly HalfSum[];
  readonly #found = new Map<string, { readonly row: CoverRow; readonly depth: number }>();

  constructor(rows: readonly CoverRow[], shares: ArrayLike<number>) {
    this.#shares = shares;
    const tight = rows.flatMap((row) => {
      const excess = Math.max(0, excessOf(row, shares));
      return excess <= MOST_EXCESS ? [{ row, excess }] : [];
    });
    this.#rows = tight.map(({ row }) => row);
    const lossOf = (item: number): number => Math.min(shares[item]!, 1 - shares[item]!);
    this.#open = Array.from({ length: shares.length }, (_, item) => item)
      .filter((item) => lossOf(item) > NEARNESS)
      .sort((one, other) => lossOf(other) - lossOf(one));
    this.#losses = this.#open.map(lossOf);
    const bitOf = new Map(this.#open.map((item, bit) => [item, bit]));
    this.#sums = tight.map(({ row, excess }, index) => this.#sumOf(row, excess, index, bitOf));
  }

  #sumOf(row: CoverRow, excess: number, index: number, bitOf: ReadonlyMap<number, number>): HalfSum {
    const odd = new Int32Array((this.#open.length + 31) >> 5);
    const of = new Int32Array((this.#rows.length + 31) >> 5);
    of[index >> 5] = 1 << (index & 31);
    let parity = row.least & 1;
    for (const [at, item] of row.items.entries()) {
      if ((row.coefficients[at]! & 1) === 0) continue;
      const bit = bitOf.get(item);
      if (bit !== undefined) odd[bit >> 5]! ^= 1 << (bit & 31);
      else if (this.#shares[item]! > 0.5) parity ^= 1;
    }
    return { odd, of, excess, parity };
  }

  run(): readonly CoverRow[] {
    for (const sum of this.#sums) this.#offer(sum);
    // Items that lose most are eliminated first.
    for (const bit of this.#open.keys()) this.#eliminate(bit);
    return [...this.#found.values()].sort((one, other) => other.depth - one.depth).map(({ row }) => row);
  }

  #eliminate(bit: number): void {
    const has = ({ odd }: HalfSum): boolean => ((odd[bit >> 5]! >>> (bit & 31)) & 1) === 1;
    let [pivot, least]: [HalfSum | undefined, number] = [undefined, Infinity];
    for (const sum of this.#sums) {
      if (!has(sum)) continue;
      const weight = sum.odd.reduce((count, bits) => count + bitCount(bits), sum.excess * EXCESS_WEIGHT);
      if (weight < least) [pivot, least] = [sum, weight];
    }
    if (pivot === undefined) return;
    const left: HalfSum[] = [];
    for (const sum of this.#sums) {
      if (sum === pivot) continue;
      if (has(sum)) {
        for (let at = 0; at < sum.odd.length; at++) sum.odd[at]! ^= pivot.odd[at]!;
        for (let at = 0; at < sum.of.length; at++) sum.of[at]! ^= pivot.of[at]!;
        sum.parity ^= pivot.parity;
        sum.excess += pivot.excess;
        if (sum.excess >= 1) continue;
        this.#offer(sum);
      }
      left.push(sum);
    }
    this.#sums = left;
  }

  /** Keeps the halved sum if the shares miss it. */
  #offer(sum: HalfSum): void {
    if (sum.parity === 0 || this.#lossOf(sum) > MOST_LOSS) return;
    const row = this.#halved(sum);
    const gain = -excessOf(row, this.#shares);
    const size = Math.sqrt(row.coefficients.reduce((total, one) => total + one * one, 0));
    if (gain < LEAST_GAIN || row.coefficients.some((one) => one > LARGEST_COEFFICIENT)) return;
    this.#found.set(`${row.items}|${row.coefficients}`, { row, depth: gain / size });
  }

  #lossOf({ odd, excess }: HalfSum): number {
    let loss = excess;
    for (const bit of bitsOf(odd)) loss += this.#losses[bit]!;
    return loss;
  }

  #halved({ of }: HalfSum): CoverRow {
    const total = new Int32Array(this.#shares.length);
    let least = 0;
    for (const index of bitsOf(of)) {
      const { items, coefficients, least: own } = this.#rows[index]!;
      for (let at = 0; at < items.length; at++) total[items[at]!]! += coefficients[at]!;
      least += own;
    }
    const items: number[] = [];
    const coefficients: number[] = [];
    for (const [item, coefficient] of total.entries()) {
      const isDown = (coefficient & 1) === 1 && this.#shares[item]! > 0.5;
      if (isDown) least--;
      const half = isDown ? coefficient >> 1 : (coefficient + 1) >> 1;
      if (half === 0) continue;
      items.push(item);
      coefficients.push(half);
    }
    return { items, coefficients, least: Math.ceil(least / 2) };
  }
}

function* bitsOf(words: Int32Array): Iterable<number> {
  for (let at = 0; at < words.length; at++) {
    for (let bits = words[at]!; bits !== 0; bits &= bits - 1) yield at * 32 + 31 - Math.clz32(bits & -bits);
  }
}
