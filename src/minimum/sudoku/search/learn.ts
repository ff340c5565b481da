/**
 * Learning from a second solution: the cells where it differs are an unavoidable set; adding them to the
 * givens one after another, as long as a second solution is left, shrinks the set to a minimal one. Unwanted
 * cells are added first, so that they stay in the set only when they must.
 */
import { FULL_WORD } from './board.js';

/**
 * Finds second solutions of a puzzle whose solution it knows; givens and differences are cells as three
 * words.
 */
export interface SecondSolutions {
  /** The cells in which the last second solution differs. */
  readonly difference: Int32Array;
  findSecond(first: number, second: number, third: number): boolean;
}

/**
 * Shrinks the last difference to a minimal unavoidable set, in place; `unwanted` are three words of cells.
 */
export function shrinkDifference(follower: SecondSolutions, unwanted: Int32Array): void {
  const set = Int32Array.from(follower.difference);
  for (let word = 2; word >= 0; word--) addToGivens(follower, set, word, set[word]! & unwanted[word]!);
  for (let word = 2; word >= 0; word--) addToGivens(follower, set, word, set[word]! & ~unwanted[word]!);
  follower.difference.set(set);
}

/** Adds the cells of a mask to the givens one by one, and keeps each where a second solution is left. */
function addToGivens(follower: SecondSolutions, set: Int32Array, word: number, mask: number): void {
  const given = new Int32Array(3);
  for (let rest = mask; rest !== 0; ) {
    const bit = 1 << (31 - Math.clz32(rest));
    rest &= ~bit;
    for (let at = 0; at < 3; at++) given[at] = FULL_WORD & ~set[at]!;
    given[word]! |= bit;
    if (!follower.findSecond(given[0]!, given[1]!, given[2]!)) continue;
    set.set(follower.difference);
    rest &= set[word]!;
  }
}
