import type { Draft, Format } from '../../kit/codecs/codec.js';
import type { HashiPuzzle, HashiSolution } from '../puzzle.js';

export type HashiFormat = Format<HashiPuzzle, HashiSolution>;
export type HashiDraft = Draft<HashiPuzzle>;

/** The puzzle of a grid of islands, with the usual limit of bridges unless another is named. */
export function draftOf(islands: HashiPuzzle['islands'], bridges?: number): HashiDraft {
  return { puzzle: { family: 'hashi', islands, bridges } };
}
