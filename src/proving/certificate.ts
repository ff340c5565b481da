/**
 * A verdict that can be checked independently: the check is made on the model of the whole puzzle, every row
 * that it adds on its way (the optimum, lazy rows, the exclusion of the solution found) is recorded, and
 * model and rows together are refuted once more with a proof of the formula that anybody can check. Each
 * lazy row comes with the sentence by which the rules confirm it.
 */

import type { Budget } from '../core/index.js';
import {
  type Certificate,
  certifyInfeasible,
  type Model,
  OPTIMUM_ROW,
  type ProofFormat,
  type Row,
} from '../solve/index.js';
import type { CheckAnswer, CountAnswer, PuzzleRequest } from './answer.js';
import { checkPuzzle } from './check.js';
import { countPuzzle } from './count.js';
import { EXCLUSION, openRecording, type Recording, recorded } from './recording.js';

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
  const record = openRecording();
  const answer = checkPuzzle(recorded(request, record));
  const decided = answer.verdict === 'unique' || answer.verdict === 'none';
  if (!decided || record.model === undefined) return { answer, remarks: [] };
  return { answer, ...refuted(record, `the verdict ${answer.verdict}`, write, request.budget, format) };
}

/**
 * The count and, where it is complete, its certificate: there is no solution besides those that were found.
 */
export interface CertifiedCount extends Omit<CertifiedAnswer, 'answer'> {
  readonly answer: CountAnswer;
  /** The solutions found. */
  readonly solutions: readonly unknown[];
}

/**
 * Counts the solutions of a puzzle, without presolve, and certifies that those found are all.
 * @param limit the number of solutions at which the count ends, without a certificate; 0: none
 * @throws as {@link checkWithCertificate}
 */
export function countWithCertificate(
  request: PuzzleRequest,
  limit: number,
  write: (piece: string) => void,
  format: ProofFormat = 'drat',
): CertifiedCount {
  const record = openRecording();
  const answer = countPuzzle(recorded(request, record), { limit });
  const solutions = record.found.map(({ solution }) => solution);
  if (!answer.complete || record.model === undefined) return { answer, solutions, remarks: [] };
  const count = `${answer.count} solutions`;
  return { answer, solutions, ...refuted(record, count, write, request.budget, format) };
}

/** The refutation of what was recorded. @throws Error when there is a solution all the same */
function refuted(
  record: Recording,
  claim: string,
  write: (piece: string) => void,
  budget: Budget | undefined,
  format: ProofFormat,
): Pick<CertifiedAnswer, 'certificate' | 'remarks'> {
  const { model } = record;
  if (model === undefined) return { remarks: [] };
  const rows = record.rows.map((row) => (row.name === OPTIMUM_ROW ? optimumOrBetter(row, model) : row));
  const certificate = certifyInfeasible(model, rows, write, budget, format);
  if (certificate.status === 'feasible')
    throw new Error(`the certificate of a puzzle with ${claim} has a further solution`);
  return { certificate, remarks: rows.map((row) => remarkOn(row, record)) };
}

/** With the values better than the optimum let in, the refutation shows that none of them can be reached. */
export function optimumOrBetter(row: Row, { objective }: Model): Row {
  return objective?.sense === 'maximise' ? { ...row, upper: Infinity } : { ...row, lower: -Infinity };
}

/** The meaning of a row that was added to the model of the puzzle. */
function remarkOn(row: Row, { formulated }: Recording): string {
  if (row.name === OPTIMUM_ROW)
    return `row ${row.name}: a value as good as that of the solution found, or better`;
  if (EXCLUSION.test(row.name)) return `row ${row.name}: the solution that was found is excluded`;
  const sentence = formulated?.justify?.(row);
  if (sentence === undefined) throw new Error(`the rules do not confirm the lazy row ${row.name}`);
  return `row ${row.name}: ${sentence}`;
}
