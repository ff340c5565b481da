/** The link between a task and its caller while it runs. */
import type { Budget, Cell } from '../../core/index.js';
import type { Colour } from '../../draw/index.js';

/** The context of a task besides its argument. It may end a task early, never change its answer. */
export interface TaskContext {
  /** Polled now and then; true ends the task with the best that it has. */
  readonly abort?: NonNullable<Budget['abort']>;
  /** Receives the task's progress. */
  onProgress?(progress: TaskProgress): void;
}

/** The progress of a task: the current step, the proved bounds, and the best result so far. */
export interface TaskProgress {
  readonly step: string;
  readonly lower?: number;
  readonly upper?: number;
  /** Of a picture that is repaired: as the best repair known makes it, in the signs of solutions. */
  readonly solution?: readonly string[];
  /** Of a picture in colours that is repaired: the background, then the colours of the signs. */
  readonly palette?: readonly Colour[];
  /** Of a picture for which cells are given: the fewest known whose giving is enough. */
  readonly given?: readonly Cell[];
}
