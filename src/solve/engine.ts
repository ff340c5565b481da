/**
 * The port that every solver implements: an engine opens a session on a model; the session solves it, again
 * and again, with assumptions and further rows, until it is disposed. Nothing above this file knows which
 * engine answers.
 */
import type { Budget, LimitName } from '../core/index.js';
import type { Model, Row, Values, VariableIndex } from './model/model.js';

/** The engines: HiGHS optimises and proves bounds, the clause engine counts and writes proofs. */
export type EngineId = 'highs' | 'sat';

/**
 * The outcome of a solve. `optimal`: the values are a best solution (any solution, when the model has no
 * objective) and this is proved. `infeasible`: there is none, proved. `feasible`: a limit was hit after a
 * solution was found; `limit`: before one was found. A limit is not an answer. `bound` is the proved bound on
 * the objective; `unconfirmed`: one run claims it, and no second one did. `certified`: an independent checker
 * has followed the engine's proof that there is no (better) solution. `core`: some of the assumptions that no
 * solution has together, empty when there is no solution whatever is assumed; engines that do not know leave
 * it out. `multipliers`: of a linear relaxation, by row in the order in which rows were stated, by how much
 * the objective rises with the row's bound; in floating point, and from engines that have them.
 */
export type Outcome =
  | {
      readonly status: 'optimal';
      readonly values: Values;
      readonly objective: number;
      readonly multipliers?: Values;
      readonly certified?: boolean;
      readonly work: Work;
    }
  | {
      readonly status: 'feasible';
      readonly values: Values;
      readonly objective: number;
      readonly multipliers?: Values;
      readonly bound: number;
      readonly unconfirmed?: true;
      readonly limit: LimitName;
      readonly work: Work;
    }
  | {
      readonly status: 'infeasible';
      readonly certified?: boolean;
      readonly core?: readonly Assumption[];
      readonly work: Work;
    }
  | {
      readonly status: 'limit';
      readonly limit: LimitName;
      readonly bound: number;
      readonly unconfirmed?: true;
      readonly work: Work;
    };

/** Work done, in counted units; an engine fills in the units that it counts. */
export interface Work {
  /** Runs of a solver that is called once or more for a question. */
  readonly runs?: number;
  readonly nodes?: number;
  /** Nodes of the runs that confirmed an answer; a budget allows these as many as it allows the others. */
  readonly confirmingNodes?: number;
  readonly iterations?: number;
  readonly conflicts?: number;
  readonly propagations?: number;
  readonly decisions?: number;
  /** Rounds of the loop that adds lazy rows. */
  readonly rounds?: number;
}

/** A variable held at a value for one solve only. */
export interface Assumption {
  readonly variable: VariableIndex;
  readonly value: number;
}

/** The bounds and the work of a running engine; `incumbent` is absent until a solution is known. */
export interface Progress {
  readonly incumbent?: number;
  readonly bound?: number;
  readonly nodes?: number;
  readonly conflicts?: number;
}

/** One question about the model of a session. */
export interface SolveRequest {
  readonly assumptions?: readonly Assumption[];
  readonly budget?: Budget;
  /** A solution to start from, one value per variable; engines may ignore it, and it need not be feasible. */
  readonly start?: Values;
  /**
   * Stop as soon as the gap between incumbent and bound is at most this (absolute). Absent: prove the
   * optimum.
   */
  readonly absoluteGap?: number;
  /**
   * False when only a good solution is wanted and nobody relies on its bound: an engine that confirms its
   * bounds leaves that out and calls the solution `feasible`. Default true.
   */
  readonly confirm?: boolean;
  /** Ignore integrality and solve the linear relaxation (engines that cannot refuse with a typed error). */
  readonly relaxation?: boolean;
  /** Receives the bounds that are proved so far. */
  readonly onProgress?: (progress: Progress) => void;
}

/** A model that an engine has open: it is asked again and again, and takes more rows in between. */
export interface Session {
  readonly model: Model;
  /** Solves the model with all rows added so far. Blocks its thread. */
  solve(request?: SolveRequest): Outcome;
  /** Adds rows over the model's variables, for all solves to come. */
  addRows(rows: readonly Row[]): void;
  /**
   * Frees the solver. May be called twice; any other call afterwards throws a typed error `session-disposed`.
   */
  dispose(): void;
}

/**
 * A session for many questions of which no answer depends on another: each begins with the model as it was
 * opened. What was added or learnt since is forgotten, so answers and counted work do not depend on which
 * questions came before.
 */
export interface RepeatedSession extends Session {
  /**
   * Forgets everything since the session was opened, and holds variables at values until it is called again.
   */
  begin(given: readonly Assumption[]): void;
}

/** Options of a session. */
export interface SessionOptions {
  /** Varies the engine's arbitrary choices; equal seeds give equal results. Default 0. */
  readonly seed?: number;
  /**
   * Have an independent checker follow the proof of every answer. Default false; engines without proofs
   * ignore it.
   */
  readonly certify?: boolean;
  /**
   * Let the engine simplify the model before it searches. Default true; engines without a presolve ignore it.
   */
  readonly presolve?: boolean;
  /**
   * `steady` (default): which of several solutions is found stays the same from version to version, so that
   * generated puzzles can be made again from their ids. `fast`: only the answer counts, and the search may
   * change. Engines with one way to search ignore it.
   */
  readonly search?: SearchStyle;
  /**
   * Rows that the model does not state, see {@link Propagator}. Engines that take none during the search
   * ignore it: the code that opens the session looks at complete answers too, see `withLazyRows`.
   */
  readonly propagator?: Propagator;
}

/**
 * Rows that hold although the model does not state them, asked for during the search: those that a partial
 * assignment breaks, and those that it leaves one variable free to keep. Each is a clause of 0-1 variables:
 * one of them has another value than now. None: nothing follows. It must depend on the values alone.
 * @param values by variable: 0 or 1, or -1 where nothing is assigned yet; valid during the call
 */
export type Propagator = (values: Values) => readonly Row[];

/** True if a session's arbitrary choices must stay the same from version to version. */
export type SearchStyle = 'steady' | 'fast';

/** A solver of models. */
export interface Engine {
  readonly id: EngineId;
  /**
   * Opens a session.
   * @throws PuzzlewrightError `engine-refuses-model` when the model has variables, coefficients or a size
   *   that this engine cannot take; it names the row or variable and an alternative.
   */
  open(model: Model, options?: SessionOptions): Session;
  /**
   * Opens a session that can begin again. Absent: for this engine that is no faster than opening another one.
   * @throws PuzzlewrightError `engine-refuses-model` as {@link open}
   */
  openRepeated?(model: Model, options?: SessionOptions): RepeatedSession;
}
