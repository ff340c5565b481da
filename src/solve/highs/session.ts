/**
 * A session on one persistent HiGHS model. No result of HiGHS is passed on unchecked: `inquiry.ts` verifies
 * every solution, `confirm.ts` has every other claim repeated by a second, different run.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { Outcome, Session, SolveRequest } from '../engine.js';
import type { Model, Row } from '../model/model.js';
import { requireRows } from './admission.js';
import { fixVariables } from './assumptions.js';
import { worstBound } from './claim.js';
import { Inquiry, restoreBounds } from './inquiry.js';
import type { NativeModel } from './native.js';

/** Opens a session on a native model that holds the variables, the objective and the rows with terms. */
export class HighsSession implements Session {
  readonly #native: NativeModel;
  readonly #rows: Row[];
  readonly #hasWhole: boolean;
  #disposed = false;

  constructor(
    readonly model: Model,
    native: NativeModel,
  ) {
    this.#native = native;
    this.#rows = [...model.rows];
    this.#hasWhole = model.variables.some(({ kind }) => kind !== 'continuous');
  }

  addRows(rows: readonly Row[]): void {
    this.#requireOpen();
    requireRows(rows, this.model.variables.length);
    for (const row of rows) this.#rows.push(row);
    const stated = rows.filter((row) => row.variables.length > 0);
    if (stated.length > 0) this.#native.addRows(stated);
  }

  solve(request: SolveRequest = {}): Outcome {
    this.#requireOpen();
    const { model } = this;
    const { variables, objective } = model;
    if (request.start !== undefined && request.start.length !== variables.length) {
      throw new RangeError(`start has ${request.start.length} values for ${variables.length} variables`);
    }
    const work = { runs: 0, nodes: 0, iterations: 0 };
    if (request.budget?.abort?.()) {
      return { status: 'limit', limit: 'abort', bound: worstBound(objective?.sense), work };
    }
    const fixed = fixVariables(variables, request.assumptions ?? []);
    if (fixed === undefined || this.#hasContradiction()) return { status: 'infeasible', work };
    if (variables.length === 0) {
      return { status: 'optimal', values: new Float64Array(0), objective: objective?.offset ?? 0, work };
    }
    const native = this.#native;
    const whole = this.#hasWhole && request.relaxation !== true;
    native.setBounds(fixed.indices, fixed.values, fixed.values);
    native.setIntegrality(whole);
    try {
      return new Inquiry({ native, model, rows: this.#rows, whole }, request).answer();
    } finally {
      restoreBounds(native, variables, fixed.indices);
      native.setIntegrality(true);
    }
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#native.dispose();
  }

  #requireOpen(): void {
    if (!this.#disposed) return;
    throw new PuzzlewrightError('session-disposed', `The session on model ${this.model.name} is disposed.`);
  }

  /** HiGHS forgets rows without terms and crossed bounds of variables; both are decided here. */
  #hasContradiction(): boolean {
    return (
      this.model.variables.some(({ lower, upper }) => lower > upper) ||
      this.#rows.some(
        ({ variables, lower, upper }) =>
          lower > upper || (variables.length === 0 && !(lower <= 0 && upper >= 0)),
      )
    );
  }
}
