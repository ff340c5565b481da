/**
 * Lists of the reasons or facts that counterexamples break, by index. A set that is enough has one of each
 * list.
 */

/** Indices, in order, and the same by index. */
export interface BrokenList {
  readonly broken: readonly number[];
  readonly isBroken: Uint8Array;
}

/** A list of some of `count` reasons or facts. */
export function brokenList(indices: Iterable<number>, count: number): BrokenList {
  const isBroken = new Uint8Array(count);
  for (const index of indices) isBroken[index] = 1;
  return { broken: [...isBroken.keys()].filter((index) => isBroken[index] === 1), isBroken };
}
