/**
 * Cages and a line that they cross: the numbers that each cage puts into the line, and those that the other
 * cells of the line need.
 */

import type { NotIn } from '../../../kit/moves/excluded.js';
import type { Area, NumberGrid } from '../../../kit/moves/number-grid.js';
import { type CageNow, numbersAt } from './cages.js';
import type { Way } from './ways.js';

/** The part of a cage in a line. */
export interface Part {
  readonly now: CageNow;
  readonly places: readonly number[];
  /** By the numbers that the cage may have in the line, as bits: the ways that put these there. */
  readonly shares: ReadonlyMap<number, readonly Way[]>;
}

/** Why a line has no room for some numbers of cages: a number without a place, or a cell without a number. */
interface Lack {
  readonly number?: number;
  readonly place?: number;
}

/** The shares of some cages in a line that leave its other cells what they need. */
export interface Combined {
  /** For each part in turn: one of its shares. */
  readonly alive: readonly (readonly number[])[];
  readonly dead: readonly { readonly shares: readonly number[]; readonly lack: Lack }[];
  /** The numbers excluded from the cells of the cages, and from the other cells of the line. */
  readonly inside: readonly NotIn[];
  readonly outside: readonly NotIn[];
}

/** The part of a cage in a line, if it has several cells there and its ways can be looked through. */
export function partIn(now: CageNow, line: Area): Part | undefined {
  const { ways } = now;
  const positions = [...now.places.keys()].filter((position) => line.places.includes(now.places[position]!));
  if (ways === undefined || positions.length < 2) return undefined;
  const shares = new Map<number, Way[]>();
  for (const way of ways) {
    const share = positions.reduce((mask, position) => mask | bit(way.numbers[position]!), 0);
    const same = shares.get(share);
    if (same === undefined) shares.set(share, [way]);
    else same.push(way);
  }
  return { now, places: positions.map((position) => now.places[position]!), shares };
}

/** All shares of some parts of a line with each other; undefined: they exclude nothing. */
export function combine(grid: NumberGrid, line: Area, parts: readonly Part[]): Combined | undefined {
  const held = new Set(parts.flatMap(({ places }) => places));
  const others = line.places.filter((place) => !held.has(place));
  const left = others.map((place) => numbersAt(grid, place).reduce((mask, one) => mask | bit(one), 0));
  const all = 2 ** grid.side - 1;
  const alive: (readonly number[])[] = [];
  const dead: Combined['dead'][number][] = [];
  const supported = left.map(() => 0);
  for (const shares of products(parts)) {
    const used = shares.reduce((mask, share) => mask | share, 0);
    const needed = all & ~used;
    if (supportAll(left, needed, supported)) alive.push(shares);
    else dead.push({ shares, lack: lackOf(left, others, needed) });
  }
  const outside = others.map((place, index): NotIn => {
    return { place, numbers: grid.candidates(place).filter((number) => !(supported[index]! & bit(number))) };
  });
  const inside = parts.flatMap(({ now, shares }, index) => {
    const ways = [...new Set(alive.map((some) => some[index]!))].flatMap((share) => shares.get(share)!);
    return now.places.map((place, position): NotIn => {
      const has = new Set(ways.map((way) => way.numbers[position]!));
      return { place, numbers: now.possible[position]!.filter((number) => !has.has(number)) };
    });
  });
  const isSome = ({ numbers }: NotIn): boolean => numbers.length > 0;
  return { alive, dead, inside: inside.filter(isSome), outside: outside.filter(isSome) };
}

/** One share of each part, no number twice. */
function* products(parts: readonly Part[], from = 0, used = 0): Iterable<readonly number[]> {
  const part = parts[from];
  if (part === undefined) {
    yield [];
    return;
  }
  for (const share of part.shares.keys()) {
    if (share & used) continue;
    for (const others of products(parts, from + 1, used | share)) yield [share, ...others];
  }
}

/** Marks all numbers that cells can hold when they hold the needed ones; false: they cannot. */
function supportAll(left: readonly number[], needed: number, supported: number[]): boolean {
  const first = fill(left, needed);
  if (first === undefined) return false;
  const note = (numbers: readonly number[]): void =>
    numbers.forEach((number, cell) => {
      supported[cell]! |= number;
    });
  note(first);
  for (const [cell, mask] of left.entries()) {
    for (let open = mask & needed & ~supported[cell]!; open !== 0; open &= open - 1) {
      const one = open & -open;
      const filled = fill(left.with(cell, one), needed);
      if (filled !== undefined) note(filled);
    }
  }
  return true;
}

/** The needed numbers as bits, one in each cell; undefined: there is no way. */
function fill(left: readonly number[], needed: number): readonly number[] | undefined {
  const holder = new Map<number, number>();
  const place = (cell: number, tried: { mask: number }): boolean => {
    for (
      let open = left[cell]! & needed & ~tried.mask;
      open !== 0;
      open = left[cell]! & needed & ~tried.mask
    ) {
      const one = open & -open;
      tried.mask |= one;
      const other = holder.get(one);
      if (other !== undefined && !place(other, tried)) continue;
      holder.set(one, cell);
      return true;
    }
    return false;
  };
  if (![...left.keys()].every((cell) => place(cell, { mask: 0 }))) return undefined;
  const numbers = left.map(() => 0);
  for (const [one, cell] of holder) numbers[cell] = one;
  return numbers;
}

function lackOf(left: readonly number[], places: readonly number[], needed: number): Lack {
  const open = left.map((mask) => mask & needed);
  const empty = open.indexOf(0);
  if (empty >= 0) return { place: places[empty]! };
  const somewhere = open.reduce((mask, one) => mask | one, 0);
  const [number] = numbersOf(needed & ~somewhere);
  return number === undefined ? {} : { number };
}

/** The numbers of bits, in order. */
export function numbersOf(mask: number): readonly number[] {
  const numbers: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) numbers.push(32 - Math.clz32(rest & -rest));
  return numbers;
}

function bit(number: number): number {
  return 1 << (number - 1);
}
