/** Rules that only some puzzles of a family have, such as the constraints of a Sudoku. */
import type { InLanguages } from './language.js';

export interface FurtherRules<P> {
  /** By key: a sentence for people who do not know the rule. */
  readonly sentences: Readonly<Record<string, InLanguages<string>>>;
  /** The keys of a puzzle's rules, each once, in the order of their sentences. */
  keysOf(puzzle: P): readonly string[];
}
