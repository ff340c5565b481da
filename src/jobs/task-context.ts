/** What a task and its caller share while it runs. */
import type { Budget } from '../core/budget.js';

/** What a task is given besides its argument. It may end a task early, never change its answer. */
export interface TaskContext {
  /** Polled now and then; true ends the task with the best that it has. */
  readonly abort?: NonNullable<Budget['abort']>;
  /** Receives how far the task is. */
  onProgress?(progress: TaskProgress): void;
}

/** How far a task is: what is being done, and the bounds that are proved. */
export interface TaskProgress {
  readonly step: string;
  readonly lower?: number;
  readonly upper?: number;
}
