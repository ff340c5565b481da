/** Leaves out facts that the end of a proof does not need. */
import type { Known } from '../../families/contract/index.js';

/**
 * The end of a proof without those of its facts that may be left out and that it does not need, the last ones
 * first.
 * @param isFree facts that stay
 * @param search the same kind of end from some facts; undefined where these are too few
 */
export function withFewerFacts<End extends { readonly facts: readonly Known[] }>(
  end: End,
  isFree: (fact: Known) => boolean,
  search: (facts: readonly Known[]) => End | undefined,
): End {
  return end.facts.toReversed().reduce((best, fact) => {
    const others = best.facts.filter(({ mark }) => mark !== fact.mark);
    if (isFree(fact) || others.length === best.facts.length) return best;
    return search(others) ?? best;
  }, end);
}
