/** Lists of reasons of which a set must contain one each: how many reasons that takes at least, and which list to branch on. */

/** Reasons, in order, and the same by reason. */
export interface ReasonList {
  readonly broken: readonly number[];
  readonly isBroken: Uint8Array;
}

/** A list of reasons on a board of `count` reasons. */
export function reasonList(reasons: Iterable<number>, count: number): ReasonList {
  const isBroken = new Uint8Array(count);
  for (const reason of reasons) isBroken[reason] = 1;
  return { broken: [...isBroken.keys()].filter((reason) => isBroken[reason] === 1), isBroken };
}

/** Whether more than `most` open reasons are needed, because more lists than that have none in common. */
export function needMoreThan(most: number, lists: readonly ReasonList[], isOpen: Uint8Array): boolean {
  const taken = new Uint8Array(isOpen.length);
  let count = 0;
  for (const { broken } of lists) {
    if (hasTaken(broken, isOpen, taken)) continue;
    for (const reason of broken) taken[reason] = 1;
    count++;
    if (count > most) return true;
  }
  return false;
}

function hasTaken(reasons: readonly number[], isOpen: Uint8Array, taken: Uint8Array): boolean {
  for (const reason of reasons) if (taken[reason] === 1 && isOpen[reason] === 1) return true;
  return false;
}

/** The open reasons of the list with the fewest, to branch on. */
export function narrowest(lists: readonly ReasonList[], isOpen: Uint8Array): readonly number[] {
  let [best, fewest] = [lists[0]!, Infinity];
  for (const list of lists) {
    let open = 0;
    for (const reason of list.broken) open += isOpen[reason]!;
    if (open >= fewest) continue;
    best = list;
    fewest = open;
  }
  return best.broken.filter((reason) => isOpen[reason] === 1);
}

/** The open reasons that are in all lists. */
export function common(lists: readonly ReasonList[], isOpen: Uint8Array): readonly number[] {
  let left = lists[0]!.broken.filter((reason) => isOpen[reason] === 1);
  for (const { isBroken } of lists) {
    if (left.length === 0) break;
    if (left.some((reason) => isBroken[reason] === 0)) left = left.filter((reason) => isBroken[reason] === 1);
  }
  return left;
}
