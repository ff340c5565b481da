/** An inference by one rule from known entries, as all words for reasons take it. */
import type { Known } from '../../families/contract/index.js';

/** Known entries from which a rule gives conclusions; none of these: it cannot hold any more. */
export interface Inference {
  readonly facts: readonly Known[];
  readonly conclusions: readonly Known[];
  /** Further known facts that the words may use. */
  readonly known?: readonly Known[];
}
