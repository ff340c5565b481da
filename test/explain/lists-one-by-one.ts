/** The questions that missed-lists.ts answers with bits, asked list by list. */
import type { BrokenList } from '../../src/explain/knowledge/broken-lists.js';

/** True if more than `most` open ones are needed, because more lists than that have none in common. */
export function needMoreThan(most: number, lists: readonly BrokenList[], isOpen: Uint8Array): boolean {
  const taken = new Uint8Array(isOpen.length);
  let count = 0;
  for (const { broken } of lists) {
    if (hasTaken(broken, isOpen, taken)) continue;
    for (const index of broken) taken[index] = 1;
    count++;
    if (count > most) return true;
  }
  return false;
}

function hasTaken(indices: readonly number[], isOpen: Uint8Array, taken: Uint8Array): boolean {
  for (const index of indices) if (taken[index] === 1 && isOpen[index] === 1) return true;
  return false;
}

/** The open ones of the list with the fewest, to branch on. */
export function narrowest(lists: readonly BrokenList[], isOpen: Uint8Array): readonly number[] {
  let [best, fewest] = [lists[0]!, Infinity];
  for (const list of lists) {
    let open = 0;
    for (const index of list.broken) open += isOpen[index]!;
    if (open >= fewest) continue;
    best = list;
    fewest = open;
  }
  return best.broken.filter((index) => isOpen[index] === 1);
}

/** The open ones that are in all lists. */
export function common(lists: readonly BrokenList[], isOpen: Uint8Array): readonly number[] {
  let left = lists[0]!.broken.filter((index) => isOpen[index] === 1);
  for (const { isBroken } of lists) {
    if (left.length === 0) break;
    if (left.some((index) => isBroken[index] === 0)) left = left.filter((index) => isBroken[index] === 1);
  }
  return left;
}
