/** A nonogram checked by the clause-learning engine, in processor time. */

import type { AnyFamily } from '../../src/families/contract/family.js';
import { nonogram } from '../../src/families/nonogram/index.js';
import type { NonogramPuzzle } from '../../src/families/nonogram/puzzle.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { processorTime } from './sat-outside.js';

export interface Check {
  readonly verdict: string;
  readonly conflicts: number;
  readonly milliseconds: number;
}

/**
 * From puzzle to verdict as `check` gives it: formulation with line logic, which the rules confirm,
 * compilation, two solves whose proofs are followed, solutions that the rules verify.
 * @param mostConflicts of both solves; beyond, the verdict is `undecided`
 */
export function checkNonogram(puzzle: NonogramPuzzle, mostConflicts = Infinity): Check {
  const family = nonogram as unknown as AnyFamily;
  const formulation = chooseFormulation(family, satEngine.id);
  const budget = { conflicts: mostConflicts };
  const { value, milliseconds } = processorTime(() =>
    checkPuzzle({ family, puzzle, formulation, engine: satEngine, search: 'fast', budget }),
  );
  const { verdict, certified, statistics } = value;
  if (verdict === 'none' || (verdict !== 'undecided' && !certified))
    throw new Error(`a drawn nonogram is called ${verdict}, certified: ${certified}`);
  return { verdict, conflicts: statistics.work.conflicts ?? 0, milliseconds };
}
