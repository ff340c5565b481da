/**
 * A session whose rows are switched on and off: each guard is a set of rows that hold only where a question
 * names it. An answer names guards and assumed values that contradict each other, lists the conclusions of
 * propagation alone, or gives an assignment. Explanations are made with it. Every clause of a guarded row
 * contains the negation of one selector, so propagation is as strong as it is without.
 */
import { PuzzlewrightError } from '../../core/index.js';
import { ProofChecker } from '../checker/checker.js';
import type { Model, Row, Values, VariableIndex } from '../model/model.js';
import { compileBounds, compileRows } from './compile.js';
import type { ClauseSink } from './encodings/sink.js';
import { isFixed, requireBinaryModel } from './normalise.js';
import { Solver } from './solver/solver.js';
import { SolverSink } from './solver-sink.js';

/** A 0-1 variable with a value: `i` says that variable i is 1, `~i` (that is -i - 1) that it is 0. */
export type GuardedLiteral = number;

/** The name of a guard, counted from 0 in the order in which they were made. */
export type Guard = number;

/** The question: the guards that hold, and literals that are assumed. */
export interface GuardedQuestion {
  readonly guards: readonly Guard[];
  readonly assumed?: readonly GuardedLiteral[];
  /** Limit on the conflicts of this question. Default: none. */
  readonly conflicts?: number;
  /** Polled now and then; true ends the question undecided. */
  readonly abort?: () => boolean;
}

/**
 * `assignment`: the guards and the assumed literals hold in it. `contradiction`: these guards and assumed
 * literals of the question cannot hold together. `limit`: undecided within the conflicts, or ended by
 * `abort`.
 */
export type GuardedAnswer =
  | { readonly status: 'assignment'; readonly values: Values }
  | {
      readonly status: 'contradiction';
      readonly guards: readonly Guard[];
      readonly assumed: readonly GuardedLiteral[];
    }
  | { readonly status: 'limit' };

/** A model with guarded rows in the clause-learning engine. */
export class GuardedSession {
  readonly #model: Model;
  readonly #solver: Solver;
  readonly #checker: ProofChecker | undefined;
  readonly #sink: SolverSink;
  /** By guard: the solver's variable that switches it on. */
  readonly #selectors: number[] = [];
  readonly #guardOf: Map<number, Guard> = new Map();
  /** By variable: the value that the search tries first. */
  #preferred: Values = new Float64Array();

  /**
   * Opens a session on the variables of a model and those of its rows that always hold.
   * @param certify have an independent checker follow every contradiction
   * @throws PuzzlewrightError `engine-refuses-model`
   */
  constructor(
    model: Model,
    always: readonly Row[],
    { certify = false }: { readonly certify?: boolean } = {},
  ) {
    requireBinaryModel(model);
    this.#model = model;
    this.#checker = certify ? new ProofChecker() : undefined;
    this.#solver = new Solver(this.#checker);
    this.#sink = new SolverSink(this.#solver, this.#checker);
    this.#solver.addVariables(model.variables.length);
    compileBounds(model, this.#sink);
    compileRows(model, always, this.#sink, (row) => this.#sink.enter(row));
  }

  /** Makes a guard of rows over the model's variables. */
  guard(rows: readonly Row[]): Guard {
    const selector = this.#sink.fresh();
    const guard = this.#selectors.push(selector) - 1;
    this.#guardOf.set(selector, guard);
    compileRows(this.#model, rows, guarded(this.#sink, selector), (row) => this.#sink.enter(row));
    return guard;
  }

  /** States literals for all questions to come. */
  know(literals: readonly GuardedLiteral[]): void {
    for (const literal of literals) this.#sink.clause([dimacs(literal)]);
  }

  /** Sets the values that the search tries first, one per variable. */
  prefer(values: Values): void {
    this.#preferred = values;
    this.#solver.restart();
    for (let variable = 0; variable < values.length; variable++) {
      this.#solver.prefer(variable + 1, values[variable] === 1);
    }
    for (const selector of this.#selectors) this.#solver.prefer(selector, false);
  }

  /**
   * The literals of model variables that propagation adds to a question, without those that hold anyway;
   * undefined when it meets a contradiction.
   */
  propagate(
    guards: readonly Guard[],
    assumed: readonly GuardedLiteral[] = [],
  ): readonly GuardedLiteral[] | undefined {
    const { length } = this.#model.variables;
    return this.#solver
      .propagate(this.#assumptions(assumed, guards))
      ?.filter((literal) => Math.abs(literal) <= length)
      .map(fromDimacs);
  }

  /** Answers a question. */
  solve(question: GuardedQuestion): GuardedAnswer {
    const status = this.decide(question);
    switch (status) {
      case 'assignment':
        return { status, values: this.#read() };
      case 'contradiction':
        return { status, ...this.core() };
      case 'limit':
        return { status };
    }
  }

  /** Answers a question by the status alone; {@link core} and {@link unpreferred} say more of it. */
  decide({ guards, assumed = [], conflicts, abort }: GuardedQuestion): GuardedAnswer['status'] {
    const solver = this.#solver;
    const assumptions = this.#assumptions(assumed, guards);
    const limits = {
      ...(conflicts === undefined ? {} : { conflicts }),
      ...(abort === undefined ? {} : { abort }),
    };
    const result = solver.solve(assumptions, limits);
    if (result === 'conflicts' || result === 'abort') return 'limit';
    if (result === 'satisfiable') return 'assignment';
    this.#requireProof(assumptions);
    return 'contradiction';
  }

  /**
   * Right after a contradiction: the guards and assumed literals of the question that cannot hold together.
   */
  core(): { readonly guards: readonly Guard[]; readonly assumed: readonly GuardedLiteral[] } {
    const core = this.#solver.core();
    return {
      guards: core.flatMap((literal) => this.#guardOf.get(literal) ?? []),
      assumed: core.flatMap((literal) => (this.#guardOf.has(literal) ? [] : [fromDimacs(literal)])),
    };
  }

  /**
   * Right after an assignment: the variables of the model that do not have the value that was preferred, in
   * order.
   */
  unpreferred(): readonly VariableIndex[] {
    const { variables } = this.#model;
    return this.#solver.differing(this.#preferred).filter((variable) => !isFixed(variables[variable]!));
  }

  /**
   * True if the last question is contradictory with this guard in the place of its last one, where
   * propagation of the others has found that already; false says nothing. All questions to come are answered
   * as if it had been asked.
   */
  refutesInstead(guard: Guard): boolean {
    if (this.#checker !== undefined) return false;
    return this.#solver.refutesInstead(this.#selectors[guard]!);
  }

  /** @throws Error when the checker does not agree: a defect of the solver */
  #requireProof(assumptions: readonly number[]): void {
    const checker = this.#checker;
    if (checker === undefined) return;
    const core = this.#solver.proveCore();
    if (!checker.excludes(core, assumptions)) {
      throw new Error('the proof does not end with the clause that was to be proved');
    }
    checker.remove(core);
  }

  /** Literals and guards as the solver's assumptions. */
  #assumptions(assumed: readonly GuardedLiteral[], guards: readonly Guard[]): number[] {
    const literals: number[] = [];
    for (const literal of assumed) literals.push(dimacs(literal));
    for (const guard of guards) {
      const selector = this.#selectors[guard];
      if (selector === undefined) {
        throw new PuzzlewrightError(
          'guard-unknown',
          `There is no guard ${guard} in the session on model ${this.#model.name}.`,
        );
      }
      literals.push(selector);
    }
    return literals;
  }

  #read(): Values {
    const { variables } = this.#model;
    const values = new Float64Array(variables.length);
    this.#solver.readTrue(values);
    variables.forEach((variable, index) => {
      if (isFixed(variable)) values[index] = variable.lower;
    });
    return values;
  }
}

/** The same sink, every clause conditional on the selector. */
function guarded(sink: ClauseSink, selector: number): ClauseSink {
  return {
    fresh: (kind, ...places) => sink.fresh(kind, ...places),
    clause: (literals, mostlyFalse) => sink.clause([...literals, -selector], mostlyFalse),
  };
}

function dimacs(literal: GuardedLiteral): number {
  return literal < 0 ? literal : literal + 1;
}

function fromDimacs(literal: number): GuardedLiteral {
  return literal < 0 ? literal : literal - 1;
}
