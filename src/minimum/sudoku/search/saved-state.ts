/** The state from which a search for the fewest givens resumes after an interruption, as plain JSON data. */
import { z } from 'zod';
import type { SavedSchema } from '../../../settings/index.js';

/**
 * The plans by which a decision is divided into tasks, of the quickest search and of that over single cells.
 * A new number whenever one changes: what was done of another plan says nothing.
 */
export const TASK_PLANS = { quickest: 2, cells: 3 } as const;

/** One decision "at most `total` givens?" that is not finished yet. */
export interface SavedStep {
  readonly total: number;
  /** The plan of its tasks, one of {@link TASK_PLANS}; absent in the first. */
  readonly plan?: number;
  /** True if every puzzle with `total` givens is to be listed. */
  readonly every: boolean;
  /** Tasks that ended by themselves, by their place in the plan, ascending. */
  readonly done: readonly number[];
  /** The puzzles that some of them found: the task, and its puzzles by their givens. */
  readonly found: readonly { readonly task: number; readonly puzzles: readonly (readonly number[])[] }[];
}

export interface SavedState {
  /** No puzzle has fewer givens. */
  readonly lower: number;
  /** The best puzzle known, by its givens. */
  readonly givens: readonly number[];
  readonly step?: SavedStep;
}

/**
 * The schema of a state.
 * @param cells the number of cells of the grid
 */
export function savedState(cells: number): SavedSchema<SavedState> {
  const givens = z.array(
    z
      .int()
      .min(0)
      .max(cells - 1),
  );
  const total = z.int().min(0).max(cells);
  const task = z.int().min(0);
  const step = z.object({
    total,
    plan: z.int().exactOptional(),
    every: z.boolean(),
    done: z.array(task),
    found: z.array(z.object({ task, puzzles: z.array(givens) })),
  });
  return z.object({ lower: total, givens, step: step.exactOptional() });
}
