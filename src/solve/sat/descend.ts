/**
 * Linear search on the objective: find a solution, require a better one, until there is none (linear
 * search, as in minisat+, Eén and Sörensson 2006). Without an objective the first solution is the answer.
 */
import type { LimitName } from '../../core/index.js';
import type { ProofChecker } from '../checker/checker.js';
import type { Assumption, Outcome, SolveRequest, Work } from '../engine.js';
import type { Values } from '../model/model.js';
import type { Cost } from './cost.js';
import type { SearchLimits } from './solver/search.js';
import type { Solver, SolverWork } from './solver/solver.js';

/** Reads the solver's current solution, one value per model variable. */
type ReadValues = () => Values;

/** The best solution so far; cost 0 when the model has no objective. */
interface Incumbent {
  readonly values: Values;
  readonly cost: number;
}

export class Descent {
  readonly #solver: Solver;
  readonly #checker: ProofChecker | undefined;
  readonly #cost: Cost | undefined;
  readonly #request: SolveRequest;
  readonly #before: SolverWork;
  #incumbent: Incumbent | undefined;

  /** @param checker follows the solver's proof; absent: nothing is certified */
  constructor(
    solver: Solver,
    checker: ProofChecker | undefined,
    cost: Cost | undefined,
    request: SolveRequest,
  ) {
    this.#solver = solver;
    this.#checker = checker;
    this.#cost = cost;
    this.#request = request;
    this.#before = solver.work;
  }

  /** The answer when these assumptions contradict the model. */
  infeasible(core: readonly Assumption[]): Outcome {
    return { status: 'infeasible', certified: this.#checker !== undefined, core, work: this.#work() };
  }

  /** Runs to the optimum, the gap or a limit; `assumptions` are DIMACS literals that hold throughout. */
  run(assumptions: readonly number[], read: ReadValues): Outcome {
    if (this.#request.budget?.abort?.() === true) return this.#limited('abort');
    for (;;) {
      const bound = this.#incumbent === undefined ? [] : [this.#cost!.atMost(this.#incumbent.cost - 1)];
      const result = this.#solver.solve([...assumptions, ...bound], this.#limits());
      if (result === 'conflicts' || result === 'abort') return this.#limited(result);
      if (result === 'unsatisfiable') return this.#refuted(assumptions, bound);
      const cost = this.#cost?.evaluate((literal) => this.#solver.isTrue(literal)) ?? 0;
      const found = { values: read(), cost };
      this.#incumbent = found;
      this.#report();
      const gap = this.#cost === undefined ? 0 : cost - this.#lowerBound();
      // With a checker every bound is proved, except a cost that is a trivial lower bound.
      if (gap <= 0 && (this.#checker === undefined || cost === 0)) return this.#optimal(found);
      if (gap > 0 && gap <= (this.#request.absoluteGap ?? 0)) return this.#limited('gap');
    }
  }

  /** Nothing better exists; when that needed no assumption it is kept for all later solves. */
  #refuted(assumptions: readonly number[], bound: readonly number[]): Outcome {
    this.#requireProof([...assumptions, ...bound]);
    const core = this.#solver.core();
    if (this.#incumbent === undefined) return this.infeasible(core.map(assumptionOf));
    if (core.every((literal) => bound.includes(literal))) {
      this.#solver.addClause(bound.map((literal) => -literal));
    }
    return this.#optimal(this.#incumbent);
  }

  /**
   * The checker has accepted each step; it must also agree that the last one excludes these assumptions.
   * @throws Error when it does not: a defect of the solver
   */
  #requireProof(assumptions: readonly number[]): void {
    const checker = this.#checker;
    if (checker === undefined) return;
    const core = this.#solver.proveCore();
    if (!checker.excludes(core, assumptions))
      throw new Error('the proof does not end with the clause that was to be proved');
    checker.remove(core);
  }

  /** Progress is reported whenever `abort` is polled. */
  #limits(): SearchLimits {
    const { budget, onProgress } = this.#request;
    const abort = () => {
      if (onProgress !== undefined) this.#report();
      return budget?.abort?.() === true;
    };
    if (budget?.conflicts === undefined) return { abort };
    return { abort, conflicts: Math.max(0, budget.conflicts - this.#work().conflicts) };
  }

  #report(): void {
    const incumbent = this.#incumbent;
    this.#request.onProgress?.({
      conflicts: this.#work().conflicts,
      ...(incumbent === undefined ? {} : { incumbent: this.#objective(incumbent.cost) }),
      ...(this.#cost === undefined ? {} : { bound: this.#objective(this.#lowerBound()) }),
    });
  }

  #optimal({ values, cost }: Incumbent): Outcome {
    const certified = this.#checker !== undefined;
    return { status: 'optimal', values, objective: this.#objective(cost), certified, work: this.#work() };
  }

  #limited(limit: LimitName): Outcome {
    const bound = this.#cost === undefined ? -Infinity : this.#objective(this.#lowerBound());
    const work = this.#work();
    if (this.#incumbent === undefined) return { status: 'limit', limit, bound, work };
    const { values, cost } = this.#incumbent;
    return { status: 'feasible', values, objective: this.#objective(cost), bound, limit, work };
  }

  #objective(cost: number): number {
    return this.#cost?.objective(cost) ?? 0;
  }

  #lowerBound(): number {
    return this.#cost?.lowerBound((literal) => this.#solver.isFixed(literal)) ?? 0;
  }

  #work(): SolverWork & Work {
    const { conflicts, propagations, decisions } = this.#solver.work;
    const before = this.#before;
    return {
      conflicts: conflicts - before.conflicts,
      propagations: propagations - before.propagations,
      decisions: decisions - before.decisions,
    };
  }
}

/** A DIMACS literal of a model variable as an assumption. */
function assumptionOf(literal: number): Assumption {
  return { variable: Math.abs(literal) - 1, value: literal > 0 ? 1 : 0 };
}
