/** Distances between reasons that each allow one of some marks. */
import type { OneOfRows } from './one-of-rows.js';

/** Reasons of which a set must contain one, and by reason how far it is from the nearest of them. */
export interface Among {
  readonly reasons: readonly number[];
  readonly distances: Uint8Array;
}

/** A distance that no set of reasons bridges. */
const FAR = 255;

/** Reasons, with the steps by common open marks from each reason of the board to the nearest of them. */
export function amongReasons({ marksOf, reasonsOf }: OneOfRows, reasons: readonly number[]): Among {
  const distances = new Uint8Array(marksOf.length).fill(FAR);
  for (const reason of reasons) distances[reason] = 0;
  let reached = reasons;
  for (let steps = 1; reached.length > 0 && steps < FAR; steps++) {
    const further: number[] = [];
    for (const mark of reached.flatMap((reason) => [...marksOf[reason]!])) {
      for (const other of reasonsOf[mark]!) {
        if (distances[other] !== FAR) continue;
        distances[other] = steps;
        further.push(other);
      }
    }
    reached = further;
  }
  return { reasons, distances };
}
