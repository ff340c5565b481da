/**
 * A session on the clause-learning solver: the model is compiled once, rows are compiled as they come, and
 * what was learnt serves all later solves. Budgets are kept in conflicts; this engine counts no nodes. On
 * request an independent checker receives the same clauses and follows each step of the solver.
 */
import { createRng, PuzzlewrightError } from '../../core/index.js';
import { ProofChecker } from '../checker/checker.js';
import type { Assumption, Outcome, Propagator, Session, SessionOptions, SolveRequest } from '../engine.js';
import type { Model, Row, Values, VariableIndex } from '../model/model.js';
import { compileModel, compileRows } from './compile.js';
import { Cost } from './cost.js';
import { Descent } from './descend.js';
import { isFixed, requireBinaryModel } from './normalise.js';
import { Solver, type SolverSettings } from './solver/solver.js';
import { USUAL, VERDICT } from './solver/tuning.js';
import { SolverSink } from './solver-sink.js';

/** The parts that disposal frees. */
interface Parts {
  readonly solver: Solver;
  readonly checker: ProofChecker | undefined;
  readonly sink: SolverSink;
  readonly cost: Cost | undefined;
}

interface Constant {
  readonly index: VariableIndex;
  readonly value: number;
}

export class SatSession implements Session {
  #parts: Parts | undefined;
  /** Variables that are fixed. */
  readonly #constants: readonly Constant[];
  /** The values of the model's variables during the search, -1 for those that have none. */
  readonly #assigned: Float64Array;

  /** @throws PuzzlewrightError `engine-refuses-model` */
  constructor(
    readonly model: Model,
    { seed = 0, certify = false, search = 'steady', propagator }: SessionOptions = {},
    settings: SolverSettings = {},
  ) {
    requireBinaryModel(model);
    this.#constants = constantsOf(model);
    this.#assigned = new Float64Array(model.variables.length);
    const checker = certify ? new ProofChecker() : undefined;
    const solver = new Solver(checker, { tuning: search === 'fast' ? VERDICT : USUAL, ...settings });
    const sink = new SolverSink(solver, checker);
    solver.addVariables(model.variables.length);
    compileModel(model, sink, (row) => sink.enter(row));
    const cost = model.objective === undefined ? undefined : new Cost(model, model.objective, sink);
    if (seed !== 0) shuffleOrder(solver, model.variables.length, seed);
    this.#parts = { solver, checker, sink, cost };
    if (propagator !== undefined) solver.consultWith(() => this.#takeRows(solver, sink, propagator));
  }

  addRows(rows: readonly Row[]): void {
    const { sink } = this.requireOpen();
    compileRows(this.model, rows, sink, (row) => sink.enter(row));
  }

  solve(request: SolveRequest = {}): Outcome {
    const { solver, checker, cost } = this.requireOpen();
    if (request.relaxation === true) {
      throw new PuzzlewrightError(
        'engine-refuses-relaxation',
        `The sat engine cannot solve the linear relaxation of model ${this.model.name}: use the engine highs.`,
      );
    }
    if (request.start !== undefined) this.#startFrom(solver, request.start);
    const descent = new Descent(solver, checker, cost, request);
    const given = request.assumptions ?? [];
    const assumptions = this.toLiterals(given);
    if (assumptions === undefined) {
      return descent.infeasible(given.filter((assumption) => !this.#isPossible(assumption)).slice(0, 1));
    }
    return descent.run(assumptions, () => this.#read(solver));
  }

  dispose(): void {
    this.#parts = undefined;
  }

  /** The parts, for sessions that are built on this one. */
  protected requireOpen(): Parts {
    if (this.#parts !== undefined) return this.#parts;
    throw new PuzzlewrightError('session-disposed', `The session on model ${this.model.name} is disposed.`);
  }

  /** Adds the rows that the propagator knows of the present assignment; false: none. */
  #takeRows(solver: Solver, sink: SolverSink, propagator: Propagator): boolean {
    solver.readAssigned(this.#assigned);
    for (const { index, value } of this.#constants) this.#assigned[index] = value;
    const rows = propagator(this.#assigned);
    compileRows(this.model, rows, sink, (row) => sink.enter(row));
    return rows.length > 0;
  }

  #startFrom(solver: Solver, start: Values): void {
    const { length } = this.model.variables;
    if (start.length !== length) {
      throw new RangeError(`start has ${start.length} values for ${length} variables`);
    }
    solver.restart();
    start.forEach((value, index) => {
      solver.prefer(index + 1, value >= 0.5);
    });
  }

  /** True if the bounds of a variable allow its assumed value. */
  #isPossible({ variable: index, value }: Assumption): boolean {
    const variable = this.model.variables[index];
    if (variable === undefined) throw new RangeError(`assumption on variable ${index}, which does not exist`);
    const { lower, upper } = variable;
    return value >= lower && value <= upper && (lower === upper || value === 0 || value === 1);
  }

  /**
   * Literals of the assumptions on free variables; undefined when one of them is beyond its variable's
   * bounds.
   */
  protected toLiterals(assumptions: readonly Assumption[]): number[] | undefined {
    if (!assumptions.every((assumption) => this.#isPossible(assumption))) return undefined;
    const literals: number[] = [];
    for (const { variable, value } of assumptions) {
      if (!isFixed(this.model.variables[variable]!))
        literals.push(value === 1 ? variable + 1 : -variable - 1);
    }
    return literals;
  }

  #read(solver: Solver): Values {
    const values = new Float64Array(this.model.variables.length);
    solver.readTrue(values);
    for (const { index, value } of this.#constants) values[index] = value;
    return values;
  }
}

function constantsOf({ variables }: Model): readonly Constant[] {
  const constants: Constant[] = [];
  variables.forEach((variable, index) => {
    if (isFixed(variable)) constants.push({ index, value: variable.lower });
  });
  return constants;
}

/** A seed gives the variables a random initial order, which holds until conflicts change their activities. */
function shuffleOrder(solver: Solver, count: number, seed: number): void {
  const rng = createRng(`sat/${seed}`);
  for (let variable = 1; variable <= count; variable++) solver.favour(variable, rng.next());
}
