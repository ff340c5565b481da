/**
 * A session on one persistent HiGHS model. HiGHS computes in floating point, so nothing it says about a solution
 * is passed on unchecked: whole values are rounded, every row is evaluated again, the objective is recomputed and
 * compared with the proved bound. An answer that fails is polished (whole variables fixed, the rest solved
 * again), then asked for again with stricter settings, and in the end reported as a defect, never returned.
 */
import { PuzzlewrightError } from '../../core/error.js';
import {
  evaluateObjective,
  findBrokenRow,
  hasIntegralObjective,
  hasOpenObjective,
  roundValues,
} from '../../model/evaluate.js';
import type { Model, Row, Values } from '../../model/model.js';
import type { Outcome, Session, SolveRequest } from '../engine.js';
import { requireRows } from './admission.js';
import { fixVariables } from './assumptions.js';
import type { NativeModel, NativeRun } from './native.js';

/** Below this gap an integral objective is proved; a margin for the rounding of the bound is left. */
const INTEGRAL_GAP = 0.999;
const FRACTIONAL_GAP = 1e-9;
/** Relative slack when an objective is compared with the bound. */
const BOUND_SLACK = 1e-6;

interface Checked {
  readonly values: Values;
  readonly objective: number;
}

/** Work of all runs of one solve. */
interface Tally {
  nodes: number;
  iterations: number;
}

/** Opens a session on a native model that holds the variables, the objective and the rows with terms. */
export class HighsSession implements Session {
  readonly #native: NativeModel;
  readonly #rows: Row[];
  readonly #proofGap: number;
  readonly #hasWhole: boolean;
  readonly #hasContinuous: boolean;
  readonly #isOpen: boolean;
  #disposed = false;

  constructor(
    readonly model: Model,
    native: NativeModel,
  ) {
    this.#native = native;
    this.#rows = [...model.rows];
    this.#proofGap = hasIntegralObjective(model) ? INTEGRAL_GAP : FRACTIONAL_GAP;
    this.#hasWhole = model.variables.some(({ kind }) => kind !== 'continuous');
    this.#hasContinuous = model.variables.some(({ kind }) => kind === 'continuous');
    this.#isOpen = hasOpenObjective(model);
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
    if (request.start !== undefined && request.start.length !== model.variables.length) {
      throw new RangeError(
        `start has ${request.start.length} values for ${model.variables.length} variables`,
      );
    }
    const work = { nodes: 0, iterations: 0 };
    if (request.budget?.abort?.()) return { status: 'limit', limit: 'abort', bound: this.#noBound(), work };
    const fixed = fixVariables(model.variables, request.assumptions ?? []);
    if (fixed === undefined || this.#hasContradiction()) return { status: 'infeasible', work };
    if (model.variables.length === 0) {
      return {
        status: 'optimal',
        values: new Float64Array(0),
        objective: model.objective?.offset ?? 0,
        work,
      };
    }
    const whole = this.#hasWhole && request.relaxation !== true;
    this.#native.setBounds(fixed.indices, fixed.values, fixed.values);
    this.#native.setIntegrality(whole);
    try {
      return this.#decide(request, whole);
    } finally {
      this.#restoreBounds(fixed.indices);
      this.#native.setIntegrality(true);
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

  #restoreBounds(indices: Int32Array): void {
    const { variables } = this.model;
    const lower = Float64Array.from(indices, (index) => variables[index]!.lower);
    const upper = Float64Array.from(indices, (index) => variables[index]!.upper);
    this.#native.setBounds(indices, lower, upper);
  }

  /** Usual settings first; stricter ones when the answer does not stand the check. */
  #decide(request: SolveRequest, whole: boolean): Outcome {
    const tally: Tally = { nodes: 0, iterations: 0 };
    const early = this.#isOpen ? this.#decideBoundless(request, whole, tally) : undefined;
    if (early !== undefined) return early;
    let label = '';
    for (const careful of [false, true]) {
      const run = this.#run(request, whole, careful, tally);
      const outcome = this.#interpret(run, request, whole, tally);
      if (outcome !== undefined) return outcome;
      label = run.label;
    }
    throw new Error(
      `HiGHS gave no answer on model ${this.model.name} that stands a check, even with strict tolerances (status ${label})`,
    );
  }

  #run(request: SolveRequest, whole: boolean, careful: boolean, tally: Tally): NativeRun {
    const { budget, start, onProgress } = request;
    const run = this.#native.run({
      careful,
      absoluteGap: Math.max(request.absoluteGap ?? 0, whole ? this.#proofGap : FRACTIONAL_GAP),
      ...(budget?.nodes === undefined ? {} : { nodes: Math.max(0, budget.nodes - tally.nodes) }),
      ...(budget?.abort === undefined ? {} : { abort: budget.abort }),
      ...(start === undefined || !start.every(Number.isFinite) ? {} : { start }),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    tally.nodes += run.nodes;
    tally.iterations += run.iterations;
    return run;
  }

  /** The outcome that a run supports, or undefined when it is doubtful. */
  #interpret(run: NativeRun, request: SolveRequest, whole: boolean, tally: Tally): Outcome | undefined {
    switch (run.status) {
      case 'infeasible':
        return { status: 'infeasible', work: { ...tally } };
      case 'optimal':
        return this.#optimal(run, whole, request, tally);
      case 'nodes':
        return this.#limited(run, 'nodes', whole, request, tally);
      case 'interrupted':
        return this.#limited(run, 'abort', whole, request, tally);
      case 'unbounded':
        return this.#unbounded();
      case 'unbounded-or-infeasible':
        return this.#boundless(request, whole, tally);
      case 'trouble':
        return undefined;
    }
  }

  #optimal(run: NativeRun, whole: boolean, request: SolveRequest, tally: Tally): Outcome | undefined {
    const checked = this.#check(run, whole, request, tally);
    if (checked === undefined) return undefined;
    const bound = this.#sharpBound(run.bound, whole);
    const gap = Math.abs(checked.objective - bound);
    const slack = BOUND_SLACK * Math.max(1, Math.abs(checked.objective));
    const work = { ...tally };
    if (gap <= slack) return { status: 'optimal', ...checked, work };
    if (gap <= (request.absoluteGap ?? 0) + slack)
      return { status: 'feasible', ...checked, bound, limit: 'gap', work };
    return undefined;
  }

  #limited(
    run: NativeRun,
    limit: 'nodes' | 'abort',
    whole: boolean,
    request: SolveRequest,
    tally: Tally,
  ): Outcome {
    const checked = this.#check(run, whole, request, tally);
    const bound = this.#sharpBound(run.bound, whole);
    const work = { ...tally };
    if (checked === undefined) return { status: 'limit', limit, bound, work };
    return { status: 'feasible', ...checked, bound, limit, work };
  }

  /**
   * HiGHS 1.15 may call an unbounded program infeasible (its presolve does) or even optimal. Simplex without presolve
   * can be trusted: an integer program is unbounded exactly when its relaxation is and it has a solution at all.
   * Undefined when the relaxation is bounded, so that the usual way is sound.
   */
  #decideBoundless(request: SolveRequest, whole: boolean, tally: Tally): Outcome | undefined {
    const { start: _, onProgress: __, ...rest } = request;
    this.#native.setIntegrality(false);
    const run = this.#run(rest, false, true, tally);
    this.#native.setIntegrality(whole);
    const boundless = run.status === 'unbounded' || run.status === 'unbounded-or-infeasible';
    return boundless ? this.#boundless(request, whole, tally) : undefined;
  }

  /** Unbounded or infeasible: without the objective only feasibility is left to decide. */
  #boundless(request: SolveRequest, whole: boolean, tally: Tally): Outcome | undefined {
    const { start: _, onProgress: __, ...rest } = request;
    this.#native.setObjective(false);
    try {
      const run = this.#run(rest, whole, false, tally);
      if (run.status === 'optimal') return this.#unbounded();
      if (run.status === 'infeasible') return { status: 'infeasible', work: { ...tally } };
      if (run.status !== 'nodes' && run.status !== 'interrupted') return undefined;
      const limit = run.status === 'nodes' ? 'nodes' : 'abort';
      return { status: 'limit', limit, bound: this.#noBound(), work: { ...tally } };
    } finally {
      this.#native.setObjective(true);
    }
  }

  #unbounded(): never {
    throw new PuzzlewrightError(
      'model-unbounded',
      `The objective of model ${this.model.name} has no bound; give its variables bounds.`,
    );
  }

  /** Exact whole values that satisfy every row, with their objective; undefined when rounding breaks a row. */
  #check(run: NativeRun, whole: boolean, request: SolveRequest, tally: Tally): Checked | undefined {
    if (run.values === undefined) return undefined;
    const { variables } = this.model;
    const kinds = whole
      ? variables
      : variables.map((variable) => ({ ...variable, kind: 'continuous' as const }));
    let values = roundValues(kinds, run.values);
    if (findBrokenRow(this.#rows, values) !== undefined) {
      const polished = whole && this.#hasContinuous ? this.#polish(values, request, tally) : undefined;
      if (polished === undefined || findBrokenRow(this.#rows, polished) !== undefined) return undefined;
      values = polished;
    }
    return { values, objective: evaluateObjective(this.model.objective, values) };
  }

  /** Fixes the whole variables at the rounded values and solves for the continuous ones. */
  #polish(rounded: Values, request: SolveRequest, tally: Tally): Float64Array | undefined {
    const { variables } = this.model;
    const fixed = Int32Array.from(variables.keys()).filter(
      (index) => variables[index]!.kind !== 'continuous',
    );
    const values = Float64Array.from(fixed, (index) => rounded[index]!);
    const assumed = fixVariables(variables, request.assumptions ?? []);
    this.#native.setBounds(fixed, values, values);
    this.#native.setIntegrality(false);
    try {
      const abort = request.budget?.abort;
      const run = this.#run(abort === undefined ? {} : { budget: { abort } }, false, false, tally);
      return run.status === 'optimal' && run.values !== undefined
        ? roundValues(variables, run.values)
        : undefined;
    } finally {
      this.#restoreBounds(fixed);
      if (assumed !== undefined) this.#native.setBounds(assumed.indices, assumed.values, assumed.values);
      this.#native.setIntegrality(true);
    }
  }

  /** An integral objective can only take values that are whole steps away from its offset. */
  #sharpBound(bound: number, whole: boolean): number {
    const { objective } = this.model;
    if (!Number.isFinite(bound) || objective === undefined) return bound;
    if (!whole || this.#proofGap !== INTEGRAL_GAP) return bound;
    const steps = bound - objective.offset;
    const sharp =
      objective.sense === 'minimise' ? Math.ceil(steps - BOUND_SLACK) : Math.floor(steps + BOUND_SLACK);
    return sharp + objective.offset;
  }

  #noBound(): number {
    return this.model.objective?.sense === 'maximise' ? Infinity : -Infinity;
  }
}
