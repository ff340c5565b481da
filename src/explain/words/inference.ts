/** What one rule gives from known entries, as all words of reasons take it. */
import type { Known } from '../../families/contract/index.js';

/** Known entries from which a rule gives conclusions; none of these: it cannot hold any more. */
export interface Inference {
  readonly facts: readonly Known[];
  readonly conclusions: readonly Known[];
  /** What else is known, where the words may use it. */
  readonly known?: readonly Known[];
}
