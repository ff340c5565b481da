/**
 * Questions about a step answered by HiGHS, which shares nothing with the search that found the step but the
 * rows of its reasons.
 */
import type { Engine } from '../../../src/solve/engine.js';
import { openEngine } from '../../../src/solve/engines.js';
import type { Model } from '../../../src/solve/model/model.js';
import { type Judge, moved, notAll, onlyUsed, rowsWithDefinitions } from './questions.js';

/** Opens HiGHS; every question is a model of its own. */
export async function judgeByHighs(): Promise<Judge> {
  const highs = await openEngine('highs');
  return (board, step) => ({
    isForced(parts, facts) {
      const ofParts = parts.flatMap((part) => rowsWithDefinitions(board, part));
      const rows = [...new Set(ofParts), notAll(board, step.conclusions)];
      const { model, placeOf } = onlyUsed(board, rows, facts);
      const variables = [...model.variables];
      for (const { mark, value } of facts) {
        const place = placeOf(board.marks[mark]!.variable);
        variables[place] = { ...variables[place]!, lower: Number(value), upper: Number(value) };
      }
      return isInfeasible(highs, { ...model, variables, rows: moved(rows, placeOf) });
    },
  });
}

function isInfeasible(highs: Engine, model: Model): boolean {
  const session = highs.open(model);
  try {
    const { status } = session.solve();
    // A run that found none and one whose assignment satisfies every row end as `feasible`: there is an
    // assignment.
    if (status !== 'limit') return status === 'infeasible';
    throw new Error(`HiGHS ended with ${status}`);
  } finally {
    session.dispose();
  }
}
