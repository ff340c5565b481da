/**
 * A smallest hitting set of many small sets, proved by going through all choices: a set that no chosen item
 * meets is taken, the fewest items first; each of its items is chosen in turn, those before it are ruled out.
 * Sets without a common item each need one of their own, which ends a branch early.
 */
import { bitCount } from '../core/index.js';

/** A set of items 0 to 61 as bits, 31 in each word. */
export interface Mask {
  readonly low: number;
  readonly high: number;
}

const WORD = 31;

/** The fewest items that meet every set, in rising order; undefined where a set is empty. */
export function fewestHits(sets: Iterable<Mask>): readonly number[] | undefined {
  const masks = smallest(sets);
  if (masks.some(({ low, high }) => low === 0 && high === 0)) return undefined;
  for (let most = packing(masks); ; most++) {
    const chosen: number[] = [];
    if (hits(masks, most, chosen)) return chosen.sort((one, other) => one - other);
  }
}

/** The sets that contain no other one, the smallest first. */
function smallest(sets: Iterable<Mask>): readonly Mask[] {
  const kept: Mask[] = [];
  for (const set of sets) if (!containsOne(kept, set)) kept.push(set);
  const sizes = new Map(kept.map((mask) => [mask, sizeOf(mask)]));
  kept.sort((one, other) => sizes.get(one)! - sizes.get(other)!);
  return kept.filter(
    ({ low, high }, at) =>
      !kept.slice(0, at).some((mask) => (mask.low & ~low) === 0 && (mask.high & ~high) === 0),
  );
}

/**
 * True if a set contains one of those kept, which moves forward: what contained one often contains the next.
 */
function containsOne(kept: Mask[], set: Mask): boolean {
  for (let at = 0; at < kept.length; at++) {
    const { low, high } = kept[at]!;
    if ((low & ~set.low) !== 0 || (high & ~set.high) !== 0) continue;
    if (at > 0) kept.splice(at >> 1, 0, ...kept.splice(at, 1));
    return true;
  }
  return false;
}

/** @param chosen receives the items */
function hits(masks: readonly Mask[], most: number, chosen: number[]): boolean {
  const [first] = masks;
  if (first === undefined) return true;
  if (packing(masks) > most) return false;
  let rest = masks;
  for (const item of itemsOf(first)) {
    chosen.push(item);
    const [low, high] = item < WORD ? [1 << item, 0] : [0, 1 << (item - WORD)];
    const open = rest.filter((mask) => (mask.low & low) === 0 && (mask.high & high) === 0);
    if (hits(open, most - 1, chosen)) return true;
    chosen.pop();
    // The item is ruled out from here on; a set that is left empty ends all.
    rest = rest.map((mask) => ({ low: mask.low & ~low, high: mask.high & ~high }));
    if (rest.some((mask) => mask.low === 0 && mask.high === 0)) return false;
  }
  return false;
}

/** Sets without a common item, one after another as they come. */
function packing(masks: readonly Mask[]): number {
  let [low, high, count] = [0, 0, 0];
  for (const mask of masks) {
    if ((mask.low & low) !== 0 || (mask.high & high) !== 0) continue;
    low |= mask.low;
    high |= mask.high;
    count++;
  }
  return count;
}

function sizeOf({ low, high }: Mask): number {
  return bitCount(low) + bitCount(high);
}

function itemsOf({ low, high }: Mask): readonly number[] {
  const items: number[] = [];
  for (let item = 0; item < WORD; item++) {
    if ((low >> item) & 1) items.push(item);
    if ((high >> item) & 1) items.push(item + WORD);
  }
  return items;
}

/** Choices that {@link meetsAll} goes through. */
const MOST_CHOICES = 3_000_000;

/**
 * True if a choice of at most `most` items meets every set: the smallest set that none of them meets yet
 * gives the next one. Any number of items may be there.
 * @returns undefined where there are too many choices to go through
 */
export function meetsAll(sets: readonly (readonly number[])[], most: number): boolean | undefined {
  let choices = 0;
  const meet = (open: readonly ReadonlySet<number>[], left: number): boolean => {
    const [first] = open;
    if (first === undefined) return true;
    if (left === 0) return false;
    for (const item of first) {
      if (choices++ > MOST_CHOICES) return false;
      const rest = open.filter((set) => !set.has(item));
      if (meet(rest, left - 1)) return true;
    }
    return false;
  };
  const bySize = sets.map((set) => new Set(set)).sort((one, other) => one.size - other.size);
  const found = meet(bySize, most);
  return choices > MOST_CHOICES && !found ? undefined : found;
}
