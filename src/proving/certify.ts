/**
 * A verdict that needs no trust: the check is made as always, every row that it added to the model on its way (the
 * optimum, lazy rows, the exclusion of the solution found) is written down, and model and rows together are
 * refuted once more with a DRAT proof for the formula that anybody can check.
 */
import type { Engine } from '../engine/engine.js';
import { type Certificate, certifyInfeasible } from '../engine/sat/proof/certificate.js';
import type { Model, Row } from '../model/model.js';
import type { CheckAnswer, Question } from './answer.js';
import { checkPuzzle } from './check.js';

/** The verdict and, for `unique` and `none`, its certificate. */
export interface CertifiedAnswer {
  readonly answer: CheckAnswer;
  readonly certificate?: Certificate;
}

/**
 * Checks a puzzle and certifies that there is no solution besides the one found (or none at all).
 * @param write receives the DRAT proof in pieces
 * @throws PuzzlewrightError `engine-refuses-model` when the formulation is no matter of clauses
 */
export function certifyPuzzle(question: Question, write: (piece: string) => void): CertifiedAnswer {
  const record: { model?: Model; readonly rows: Row[] } = { rows: [] };
  const answer = checkPuzzle({ ...question, engine: recording(question.engine, record) });
  const settled = answer.verdict === 'unique' || answer.verdict === 'none';
  if (!settled || record.model === undefined) return { answer };
  const certificate = certifyInfeasible(record.model, record.rows, write, question.budget);
  if (certificate.status === 'feasible') {
    throw new Error(`the certificate of a puzzle with the verdict ${answer.verdict} has a solution`);
  }
  return { answer, certificate };
}

/** The engine, with its model and all rows that its session receives written down. */
function recording(engine: Engine, record: { model?: Model; readonly rows: Row[] }): Engine {
  return {
    id: engine.id,
    open: (model, options) => {
      const session = engine.open(model, options);
      record.model = model;
      return {
        model,
        solve: (request) => session.solve(request),
        addRows: (rows) => {
          record.rows.push(...rows);
          session.addRows(rows);
        },
        dispose: () => session.dispose(),
      };
    },
  };
}
