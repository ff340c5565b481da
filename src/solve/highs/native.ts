/**
 * The interface through which the session uses the HiGHS package. The one implementation is
 * `engine/highs.ts`; tests of the session's rare paths substitute their own.
 */

import type { Progress } from '../engine.js';
import type { Row, Values } from '../model/model.js';

/**
 * The end of a run. `nodes`: the node limit; `interrupted`: the abort callback asked to stop; `trouble`:
 * HiGHS gave up for a numerical reason or ended with an error, and a more careful run may succeed.
 */
export type NativeStatus =
  | 'optimal'
  | 'infeasible'
  | 'unbounded'
  | 'unbounded-or-infeasible'
  | 'nodes'
  | 'interrupted'
  | 'trouble';

export interface NativeRun {
  readonly status: NativeStatus;
  /** HiGHS's own name of the status, or its error; for diagnosis. */
  readonly label: string;
  /** The best solution known, when HiGHS calls it feasible; raw floating point. */
  readonly values?: Values;
  /** By row, of a relaxation that was solved: by how much the objective rises with the row's bound. */
  readonly multipliers?: Values;
  /** Proved bound on the objective; infinite when nothing is proved. */
  readonly bound: number;
  readonly nodes: number;
  readonly iterations: number;
}

export interface RunSettings {
  /**
   * 0: the usual settings. From 1 on a careful run, which confirms an answer or replaces a run that failed:
   * presolve off, tolerances of 1e-9, no state kept from earlier runs, and for each number a seed of its own.
   */
  readonly attempt: number;
  /** Most branch-and-bound nodes of this run. */
  readonly nodes?: number;
  readonly absoluteGap: number;
  readonly start?: Values;
  readonly abort?: () => boolean;
  readonly onProgress?: (progress: Progress) => void;
}

/** One persistent HiGHS model. */
export interface NativeModel {
  /** Appends rows, each with at least one term. */
  addRows(rows: readonly Row[]): void;
  /** Bounds of the given variables; indices strictly increasing. */
  setBounds(indices: Int32Array, lower: Float64Array, upper: Float64Array): void;
  /** True if integer and binary variables must be whole in the runs to come. */
  setIntegrality(whole: boolean): void;
  /** True if the objective counts in the runs to come, or any feasible assignment will do. */
  setObjective(counts: boolean): void;
  run(settings: RunSettings): NativeRun;
  dispose(): void;
}
