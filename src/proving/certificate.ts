/**
 * A verdict that can be checked independently: the check is made on the model of the whole puzzle, every row
 * that it adds on its way (the optimum, lazy rows, the exclusion of the solution found) is recorded, and
 * model and rows together are refuted once more with a proof of the formula that anybody can check. Each
 * lazy row comes with the sentence by which the rules confirm it.
 */

import type { Formulated, Formulation, Puzzle } from '../families/contract/index.js';
import {
  type Certificate,
  certifyInfeasible,
  type Engine,
  type Model,
  OPTIMUM_ROW,
  type ProofFormat,
  type Row,
  reporting,
} from '../solve/index.js';
import type { CheckAnswer, PuzzleRequest } from './answer.js';
import { checkPuzzle } from './check.js';

/** The verdict and, for `unique` and `none`, its certificate. */
export interface CertifiedAnswer {
  readonly answer: CheckAnswer;
  readonly certificate?: Certificate;
  /**
   * The statements of the formula beyond the model of the puzzle, a sentence a row, in the order in which the
   * rows were added.
   */
  readonly remarks: readonly string[];
}

/** The model and the rows that the engine was given. */
interface Recording {
  formulated?: Formulated<unknown>;
  model?: Model;
  readonly rows: Row[];
}

/**
 * Checks a puzzle, without presolve, and certifies that there is no solution besides the one found (or none
 * at all).
 * @param write receives the proof in pieces, each character a byte
 * @throws PuzzlewrightError `engine-refuses-model` when the formulation cannot be written as clauses; Error
 *   when the rules do not confirm a lazy row, or the checker refuses a step
 */
export function checkWithCertificate(
  request: PuzzleRequest,
  write: (piece: string) => void,
  format: ProofFormat = 'drat',
): CertifiedAnswer {
  const record: Recording = { rows: [] };
  const answer = checkPuzzle({
    ...request,
    presolve: false,
    formulation: recordingFormulation(request.formulation, record),
    engine: recordingEngine(request.engine, record),
  });
  const decided = answer.verdict === 'unique' || answer.verdict === 'none';
  if (!decided || record.model === undefined) return { answer, remarks: [] };
  const { model } = record;
  const rows = record.rows.map((row) => (row.name === OPTIMUM_ROW ? optimumOrBetter(row, model) : row));
  const certificate = certifyInfeasible(model, rows, write, request.budget, format);
  if (certificate.status === 'feasible') {
    throw new Error(`the certificate of a puzzle with the verdict ${answer.verdict} has a solution`);
  }
  return { answer, certificate, remarks: rows.map((row) => remarkOn(row, record)) };
}

/** With the values better than the optimum let in, the refutation shows that none of them can be reached. */
function optimumOrBetter(row: Row, { objective }: Model): Row {
  return objective?.sense === 'maximise' ? { ...row, upper: Infinity } : { ...row, lower: -Infinity };
}

/** The meaning of a row that was added to the model of the puzzle. */
function remarkOn(row: Row, { formulated }: Recording): string {
  if (row.name === OPTIMUM_ROW)
    return `row ${row.name}: a value as good as that of the solution found, or better`;
  if (row.name === 'exclude_first') return `row ${row.name}: the solution that was found is excluded`;
  const sentence = formulated?.justify?.(row);
  if (sentence === undefined) throw new Error(`the rules do not confirm the lazy row ${row.name}`);
  return `row ${row.name}: ${sentence}`;
}

function recordingFormulation(
  formulation: Formulation<Puzzle, unknown>,
  record: Recording,
): Formulation<Puzzle, unknown> {
  return {
    ...formulation,
    formulate: (puzzle, options) => {
      record.formulated = formulation.formulate(puzzle, { ...options, certificate: true });
      return record.formulated;
    },
  };
}

/** The engine, with its model and all rows that its session receives written down. */
function recordingEngine(engine: Engine, record: Recording): Engine {
  return {
    id: engine.id,
    open: (model, options) => {
      const { propagator } = options ?? {};
      const recorded = propagator && reporting(propagator, (rows) => record.rows.push(...rows));
      const session = engine.open(model, { ...options, ...(recorded && { propagator: recorded }) });
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
