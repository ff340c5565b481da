/**
 * The link between a task on another thread and its caller: a flag in common memory that ends the task, and a
 * channel for its progress. A task that blocks its thread hears no message, but it can read the flag.
 */
import type { MessagePort } from 'node:worker_threads';
import type { TaskContext, TaskProgress } from '../../jobs/index.js';

/** Milliseconds between two looks at the caller's wish to end a task. */
const BETWEEN_LOOKS = 20;

/** The end of the connection that goes to the thread. */
export interface ThreadEnd {
  readonly stopped: Int32Array;
  readonly progress: MessagePort;
}

/** A connection as the caller sees it. */
interface CallerEnd {
  readonly far: ThreadEnd;
  /** Ends the connection; the task has come to its end. */
  close(): void;
}

/** Connects a task on another thread to the context of its caller. */
export function connect({ abort, onProgress }: TaskContext): CallerEnd {
  const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1: near, port2: progress } = new MessageChannel();
  near.on('message', (message: TaskProgress) => onProgress?.(message));
  const look = () => void (abort?.() === true && Atomics.store(stopped, 0, 1));
  const timer = abort === undefined ? undefined : setInterval(look, BETWEEN_LOOKS);
  return {
    far: { stopped, progress },
    close: () => {
      clearInterval(timer);
      near.close();
    },
  };
}

/** The context that a task on this thread works with. */
export function contextOf({ stopped, progress }: ThreadEnd): TaskContext {
  return {
    abort: () => Atomics.load(stopped, 0) !== 0,
    onProgress: (message) => progress.postMessage(message),
  };
}
