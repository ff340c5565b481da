/** Workers as commands have them: threads of this machine, or those of a queue. */
import type { TaskName, Workers } from '../../jobs/index.js';

/** Workers that the caller who opened them has to close. */
export interface OpenedWorkers extends Workers {
  /**
   * Starts workers before the first task does, so that it need not wait for them.
   * @param first how many, where the others are to start when there is a task for them; default all
   * @param tasks the tasks that they load at once
   * @returns when they are on their way: a caller that blocks this thread before that keeps them waiting
   */
  start(first?: number, tasks?: readonly TaskName[]): Promise<void>;
  /** Cancels all tasks and ends the workers; tasks that come later are cancelled too. May be called twice. */
  close(): Promise<void>;
}

/** The workers of a queue that are connected. */
export interface Crew {
  readonly workers: number;
  /** The number of tasks they run at once, all together. */
  readonly threads: number;
  /** Other builds of the program that have workers at the same queue. */
  readonly others: readonly string[];
}
