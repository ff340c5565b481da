import type { Budget, Cell, LimitName } from '../core/index.js';
import type { AnyFamily, Formulation, Puzzle } from '../families/contract/index.js';
import type { BestKnown, Engine, EngineId, Progress, SearchStyle, Work } from '../solve/index.js';
import type { ShapeSessions } from './shape-sessions.js';

/** A request about one puzzle: its family, formulation and engine, and the limits on work. */
export interface PuzzleRequest {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  readonly formulation: Formulation<Puzzle, unknown>;
  readonly engine: Engine;
  /** Start from the deductions of the family's own logic. Default true. */
  readonly presolve?: boolean;
  readonly budget?: Budget;
  readonly seed?: number;
  /**
   * Have an independent checker follow the engine's proof. Default true; only the engine sat makes proofs.
   */
  readonly certify?: boolean;
  /**
   * Default `steady`: generators ask here, and the second solution that they are shown decides what they
   * make.
   */
  readonly search?: SearchStyle;
  /**
   * Ask about the puzzle in the model of its shape, where its formulation and the engine allow that, and keep
   * the session here for others of that shape. The answer does not depend on what was asked before.
   */
  readonly shapes?: ShapeSessions;
  /** Receives the bounds that are proved so far. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Size of the model and the work done; part of every answer. */
export interface Statistics {
  readonly variables: number;
  readonly rows: number;
  readonly work: Work;
}

/** The report in every answer on how it was found. */
export interface Answered {
  readonly engine: EngineId;
  readonly formulation: string;
  readonly statistics: Statistics;
  /**
   * True if the answer is decided and independent of the engine. What it says of all assignments (no other
   * solution, none at all, no more than were counted, nothing better) was proved by the engine, and a checker
   * has followed the proof, which covers the whole puzzle; the solutions were held against the rules, and two
   * of them need no proof. False where no proof was checked, so in every answer of HiGHS, and where nothing
   * was decided: at a limit, and when more solutions may exist than were asked for.
   */
  readonly certified: boolean;
}

/**
 * One solution or several (`--limit`), all verified by the rules; `complete` when it is proved that there are
 * no more, else `limit` says what stopped the search (`solutions`: as many as were asked for).
 */
export type SolveAnswer = Answered &
  (
    | {
        readonly status: 'solved';
        readonly solutions: readonly unknown[];
        readonly complete: boolean;
        readonly limit?: LimitName;
      }
    | { readonly status: 'none' }
    | {
        readonly status: 'undecided';
        readonly limit: LimitName;
        /** Present when the limit stopped the search for the optimum of a model with an objective. */
        readonly bestKnown?: BestKnown;
      }
  );

/** The uniqueness verdict; `differs` lists the cells in which the two solutions differ. */
export type CheckAnswer = Answered &
  (
    | { readonly verdict: 'unique'; readonly solution: unknown }
    | {
        readonly verdict: 'multiple';
        readonly solution: unknown;
        readonly second: unknown;
        readonly differs: readonly Cell[];
      }
    | { readonly verdict: 'none' }
    | { readonly verdict: 'undecided'; readonly limit: LimitName; readonly solution?: unknown }
  );

/** A count; incomplete when it stopped at the asked number of solutions or at a limit. */
export type CountAnswer = Answered & {
  readonly count: number;
  readonly complete: boolean;
  readonly limit?: LimitName;
};
