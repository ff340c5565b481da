/**
 * One solve of a session: the runs it takes, and what each of them claims. HiGHS computes in floating point,
 * so whole values are rounded, every row is evaluated again and the objective is recomputed and compared with
 * the bound. A solution that becomes infeasible by rounding is polished (integer variables fixed, the rest
 * solved again); if it still violates a row, the run counts as failed.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { Outcome, Progress, SolveRequest, Work } from '../engine.js';
import {
  evaluateObjective,
  findBrokenRow,
  hasIntegralObjective,
  hasOpenObjective,
  roundValues,
} from '../model/evaluate.js';
import type { Model, Objective, Row, Values, Variable } from '../model/model.js';
import { fixVariables } from './assumptions.js';
import { type CheckedClaim, type Decision, type HighsClaim, worstBound } from './claim.js';
import { decide, slackOf } from './confirm.js';
import type { NativeModel, NativeRun } from './native.js';

/** Below this gap an integral objective is proved; a margin for the rounding of the bound is left. */
const INTEGRAL_GAP = 0.999;
const FRACTIONAL_GAP = 1e-9;
/** Rounding that a bound of a whole objective may carry. */
const WHOLE_SLACK = 1e-6;

/** The model of a solve; the native one has the assumed values as bounds already. */
export interface Subject {
  readonly native: NativeModel;
  readonly model: Model;
  /** The model's rows and all that were added. */
  readonly rows: readonly Row[];
  /** True if integer and binary variables must be whole. */
  readonly whole: boolean;
}

/** The plan of one run. */
interface RunPlan {
  readonly attempt: number;
  readonly whole: boolean;
  readonly isConfirming?: boolean;
  readonly start?: Values;
  readonly onProgress?: (progress: Progress) => void;
}

/** Answers one request; the native model is left with its objective and integrality as they were. */
export class Inquiry {
  readonly #subject: Subject;
  readonly #request: SolveRequest;
  readonly #work = { runs: 0, nodes: 0, iterations: 0, confirmingNodes: 0 };
  /** Undefined while any solution will do. */
  #objective: Objective | undefined;
  /** True if it is known that the objective has a bound. */
  #isBounded: boolean;
  readonly #proofGap: number;

  constructor(subject: Subject, request: SolveRequest) {
    this.#subject = subject;
    this.#request = request;
    this.#objective = subject.model.objective;
    this.#isBounded = !hasOpenObjective(subject.model);
    this.#proofGap = hasIntegralObjective(subject.model) ? INTEGRAL_GAP : FRACTIONAL_GAP;
  }

  /**
   * @throws PuzzlewrightError `model-unbounded` when the objective has no bound
   */
  answer(): Outcome {
    const decision = this.#decide();
    if (decision.status === 'unbounded') return this.#refuseUnbounded();
    return { ...decision, work: this.#workDone() };
  }

  #workDone(): Work {
    const { confirmingNodes, ...usual } = this.#work;
    return confirmingNodes === 0 ? usual : this.#work;
  }

  #decide(): Decision {
    const { sense } = this.#objective ?? {};
    if (!this.#isBounded && this.#isRelaxationUnbounded()) return this.#decideWithoutObjective();
    const decision = decide((attempt, first) => this.#ask(attempt, first), {
      ...(sense === undefined ? {} : { sense }),
      confirmed: this.#request.confirm !== false,
    });
    return decision.status === 'unbounded' ? this.#decideWithoutObjective() : decision;
  }

  /**
   * HiGHS 1.15 may call an unbounded program infeasible (its presolve does) or even optimal. Simplex without
   * presolve is reliable here: an integer program is unbounded exactly when its relaxation is and it has a
   * solution at all.
   */
  #isRelaxationUnbounded(): boolean {
    const { native, whole } = this.#subject;
    native.setIntegrality(false);
    const { status } = this.#run({ attempt: 1, whole: false });
    native.setIntegrality(whole);
    this.#isBounded = status === 'optimal' || status === 'infeasible';
    return status === 'unbounded' || status === 'unbounded-or-infeasible';
  }

  /** Unbounded or infeasible: without the objective only feasibility is left to decide. */
  #decideWithoutObjective(): Decision {
    const { native, model } = this.#subject;
    native.setObjective(false);
    this.#objective = undefined;
    this.#isBounded = true;
    try {
      const decision = decide((attempt, first) => this.#ask(attempt, first), { confirmed: true });
      if (decision.status === 'infeasible') return decision;
      if (decision.status !== 'limit') return { status: 'unbounded' };
      return { ...decision, bound: worstBound(model.objective?.sense) };
    } finally {
      native.setObjective(true);
      this.#objective = model.objective;
    }
  }

  #refuseUnbounded(): never {
    const { name } = this.#subject.model;
    throw new PuzzlewrightError(
      'model-unbounded',
      `The objective of model ${name} has no bound; give its variables bounds.`,
    );
  }

  #ask(attempt: number, first: HighsClaim | undefined): HighsClaim {
    const { start, onProgress } = this.#request;
    const isConfirming = first !== undefined;
    const known = first?.says === 'solution' ? first.checked.values : undefined;
    const values = isConfirming ? known : start;
    const run = this.#run({
      attempt,
      isConfirming,
      whole: this.#subject.whole,
      ...(values?.every(Number.isFinite) ? { start: values } : {}),
      ...(isConfirming || onProgress === undefined ? {} : { onProgress }),
    });
    return this.#claimOf(run);
  }

  #claimOf(run: NativeRun): HighsClaim {
    switch (run.status) {
      case 'infeasible':
        return { says: 'infeasible' };
      case 'unbounded-or-infeasible':
        return { says: this.#isBounded ? 'infeasible' : 'unbounded' };
      case 'unbounded':
        return { says: this.#isBounded ? 'nothing' : 'unbounded' };
      case 'optimal':
        return this.#solutionOf(run);
      case 'nodes':
      case 'interrupted': {
        const checked = this.#check(run);
        const limit = run.status === 'nodes' ? 'nodes' : 'abort';
        const bound = this.#sharpBound(run.bound);
        return { says: 'limit', limit, bound, ...(checked === undefined ? {} : { checked }) };
      }
      case 'trouble':
        return { says: 'nothing' };
    }
  }

  #solutionOf(run: NativeRun): HighsClaim {
    const checked = this.#check(run);
    if (checked === undefined) return { says: 'nothing' };
    if (this.#objective === undefined) return { says: 'solution', checked, bound: checked.objective };
    const bound = this.#sharpBound(run.bound);
    const gap = Math.abs(checked.objective - bound);
    const accepted = (this.#request.absoluteGap ?? 0) + slackOf(checked);
    return gap <= accepted ? { says: 'solution', checked, bound } : { says: 'nothing' };
  }

  #run({ isConfirming, whole, ...settings }: RunPlan): NativeRun {
    const { budget = {}, absoluteGap = 0 } = this.#request;
    const counter = isConfirming ? 'confirmingNodes' : 'nodes';
    const run = this.#subject.native.run({
      ...settings,
      absoluteGap: Math.max(absoluteGap, whole ? this.#proofGap : FRACTIONAL_GAP),
      ...(budget.nodes === undefined ? {} : { nodes: Math.max(0, budget.nodes - this.#work[counter]) }),
      ...(budget.abort === undefined ? {} : { abort: budget.abort }),
    });
    this.#work.runs++;
    this.#work[counter] += run.nodes;
    this.#work.iterations += run.iterations;
    return run;
  }

  /**
   * Exact whole values that satisfy every row, with their objective; undefined when rounding breaks a row.
   */
  #check(run: NativeRun): CheckedClaim | undefined {
    if (run.values === undefined) return undefined;
    const { model, rows, whole } = this.#subject;
    const { variables } = model;
    const kinds = whole
      ? variables
      : variables.map((variable) => ({ ...variable, kind: 'continuous' as const }));
    let values = roundValues(kinds, run.values);
    if (findBrokenRow(rows, values) !== undefined) {
      const hasContinuous = variables.some(({ kind }) => kind === 'continuous');
      const polished = whole && hasContinuous ? this.#polish(values) : undefined;
      if (polished === undefined || findBrokenRow(rows, polished) !== undefined) return undefined;
      values = polished;
    }
    const objective = evaluateObjective(this.#objective, values);
    // Rows without terms are not stated to HiGHS.
    const { multipliers } = run;
    return multipliers?.length === rows.length ? { values, objective, multipliers } : { values, objective };
  }

  /** Fixes the whole variables at the rounded values and solves for the continuous ones. */
  #polish(rounded: Values): Float64Array | undefined {
    const { native, model } = this.#subject;
    const { variables } = model;
    const fixed = Int32Array.from(variables.keys()).filter(
      (index) => variables[index]!.kind !== 'continuous',
    );
    const values = Float64Array.from(fixed, (index) => rounded[index]!);
    const assumed = fixVariables(variables, this.#request.assumptions ?? []);
    native.setBounds(fixed, values, values);
    native.setIntegrality(false);
    try {
      const run = this.#run({ attempt: 0, whole: false });
      return run.status === 'optimal' && run.values !== undefined
        ? roundValues(variables, run.values)
        : undefined;
    } finally {
      restoreBounds(native, variables, fixed);
      if (assumed !== undefined) native.setBounds(assumed.indices, assumed.values, assumed.values);
      native.setIntegrality(true);
    }
  }

  /** An integral objective can only take values that are whole steps away from its offset. */
  #sharpBound(bound: number): number {
    const objective = this.#objective;
    if (!Number.isFinite(bound) || objective === undefined) return bound;
    if (!this.#subject.whole || this.#proofGap !== INTEGRAL_GAP) return bound;
    const steps = bound - objective.offset;
    const sharp =
      objective.sense === 'minimise' ? Math.ceil(steps - WHOLE_SLACK) : Math.floor(steps + WHOLE_SLACK);
    return sharp + objective.offset;
  }
}

/** Puts the model's own bounds of the variables back. */
export function restoreBounds(
  native: NativeModel,
  variables: readonly Variable[],
  indices: Int32Array,
): void {
  const lower = Float64Array.from(indices, (index) => variables[index]!.lower);
  const upper = Float64Array.from(indices, (index) => variables[index]!.upper);
  native.setBounds(indices, lower, upper);
}
