/** The number of tasks that make a job of about a second, as the answers so far show it. */

/** Milliseconds that a job should take: long beside the queue's own milliseconds, short beside a run. */
const WANTED = 1000;

/** Most tasks of one job. */
const MOST = 1000;

/** The weight of the newest answer against those before it. */
const WEIGHT = 0.3;

/** Measures one kind of task. */
export interface ChunkSize {
  /** Takes in an answer: the milliseconds of a number of tasks. */
  measure(milliseconds: number, tasks: number): void;
  /** The number of tasks to put in a job; 1 until an answer was measured. */
  readonly size: number;
}

/** Opens the measure of one kind of task. */
export function openChunkSize(): ChunkSize {
  let mean: number | undefined;
  return {
    measure: (milliseconds, tasks) => {
      const each = milliseconds / tasks;
      mean = mean === undefined ? each : mean + WEIGHT * (each - mean);
    },
    get size() {
      if (mean === undefined) return 1;
      return Math.max(1, Math.min(MOST, Math.floor(WANTED / Math.max(mean, WANTED / MOST))));
    },
  };
}

/**
 * Divides waiting tasks into jobs.
 * @param waiting how many tasks wait
 * @param size how many make a full job
 * @param idle how many threads have nothing to do; with none idle, only full jobs are handed out, and the
 *   rest waits
 * @returns the number of tasks of each job
 */
export function divide(waiting: number, size: number, idle: number): readonly number[] {
  // With threads idle no job may be so large that others get none.
  const share = idle > 0 ? Math.max(1, Math.min(size, Math.ceil(waiting / idle))) : size;
  const full = Array.from({ length: Math.floor(waiting / share) }, () => share);
  const rest = waiting - full.length * share;
  return rest > 0 && idle > full.length ? [...full, rest] : full;
}
