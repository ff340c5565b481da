/**
 * The port between a client and whatever keeps its jobs. Jobs may be lost at any moment, and run more than
 * once.
 */
import type { Crew } from '../host/index.js';
import type { Chunk } from './chunk.js';

/** A job that waits, runs or is finished. */
export interface Job {
  readonly id: string;
  readonly chunk: Chunk;
}

/** The state of a job. `absent`: it was lost or removed; `answered`: `text` is a ChunkAnswer as JSON. */
export type JobState =
  | { readonly status: 'absent' }
  | { readonly status: 'waiting' }
  | { readonly status: 'answered'; readonly text: string }
  | { readonly status: 'failed'; readonly reason: string };

/** A broker's unasked message about a job; it may also never come. */
export interface Hint {
  readonly id: string;
  /**
   * `finished`: a look at the job is worthwhile; `lost`: the worker that ran it is gone, and another one
   * will.
   */
  readonly kind: 'finished' | 'lost';
}

/** Keeps jobs. Whatever a method rejects with ends the work of the client. */
export interface Broker {
  /** Adds jobs; one whose id is there already stays as it is. */
  add(jobs: readonly Job[]): Promise<void>;
  /** The states of jobs, in the same order. */
  look(ids: readonly string[]): Promise<readonly JobState[]>;
  /** Removes jobs that wait or are finished; running ones stay. */
  remove(ids: readonly string[]): Promise<void>;
  crew(): Promise<Crew>;
  /** Sets who receives hints. */
  onHint(listener: (hint: Hint) => void): void;
  close(): Promise<void>;
}
