/** A nonogram checked by the clause-learning engine, in processor time. */
import { proveUniqueness } from '../../src/counting/uniqueness.js';
import { satEngine } from '../../src/engine/sat/index.js';
import { orderFormulation } from '../../src/families/nonogram/models/order.js';
import type { NonogramPuzzle } from '../../src/families/nonogram/puzzle.js';
import { processorTime } from './sat-outside.js';

export interface Check {
  readonly verdict: string;
  readonly conflicts: number;
  readonly milliseconds: number;
}

/**
 * From puzzle to verdict: formulation with line logic, compilation, two solves whose proofs are followed.
 * @param mostConflicts of each solve; beyond, the verdict is `undecided`
 */
export function checkNonogram(puzzle: NonogramPuzzle, mostConflicts = Infinity): Check {
  const { value, milliseconds } = processorTime(() => {
    const { model, projection } = orderFormulation.formulate(puzzle, { presolve: true });
    const session = satEngine.open(model, { certify: true, search: 'fast' });
    const verdict = proveUniqueness(session, projection, { budget: { conflicts: mostConflicts } });
    session.dispose();
    return verdict;
  });
  const { verdict, certified, work } = value;
  if (verdict === 'none' || (verdict !== 'undecided' && !certified))
    throw new Error(`a drawn nonogram is called ${verdict}, certified: ${certified}`);
  return { verdict, conflicts: work.conflicts ?? 0, milliseconds };
}
