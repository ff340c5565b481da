/**
 * Keys of puzzles: turned, mirrored and renamed copies, which are one and the same to a person, share a key.
 */
import type { AnyFamily, Puzzle } from '../contract/family.js';

/** A text that a puzzle shares with all its symmetric copies, and with no other puzzle of any family. */
export function canonicalKey(family: AnyFamily, puzzle: Puzzle): string {
  const texts = family.variants(puzzle).map((variant) => JSON.stringify(variant));
  return texts.reduce((least, text) => (text < least ? text : least));
}
