/**
 * Keys of puzzles: turned, mirrored and renamed copies, which are one and the same to a person, share a key.
 */
import { compareJson } from '../../core/index.js';
import type { AnyFamily, Puzzle } from '../contract/family.js';

/** A text that a puzzle shares with all its symmetric copies, and with no other puzzle of any family. */
export function canonicalKey(family: AnyFamily, puzzle: Puzzle): string {
  const least = family.variants(puzzle).reduce((one, other) => (compareJson(other, one) < 0 ? other : one));
  return JSON.stringify(least);
}
