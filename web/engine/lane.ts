/** A lane: one worker for one kind of question. A call that is not wanted any more ends with its worker. */

import { say } from '../words/index.js';
import type { CallAnswer, CallArgument, CallName } from '../worker/calls.js';
import type { Failure } from '../worker/failure.js';
import type { FromWorker, ToWorker } from '../worker/messages.js';

/** The name of this build of the page and its workers, whose files are named after their contents. */
export const BUILD = import.meta.url;

/** A call that has no answer: it was refused or cancelled, or the program is wrong. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(readonly failure: Failure | { readonly kind: 'cancelled'; readonly message: string }) {
    super(failure.message);
  }
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  onProgress?: ((progress: unknown) => void) | undefined;
}

/** Calls to one worker, in order. */
export interface Lane {
  /** Starts the worker and warms it up, so that the first call need not wait for either. */
  start(): void;
  /** Rejects with {@link CallError}. */
  call<Name extends CallName>(
    name: Name,
    argument: CallArgument<Name>,
    onProgress?: (progress: never) => void,
  ): Promise<CallAnswer<Name>>;
  /** Ends the calls that have no answer; a fresh worker takes the next one. */
  cancel(): void;
}

/**
 * A call whose answer nobody waits for: it makes a worker load, and the browser translate, what later calls
 * need.
 */
type WarmUp = {
  readonly [Name in CallName]: { readonly name: Name; readonly argument: CallArgument<Name> };
}[CallName];

/** Options of a lane. */
export interface LaneOptions {
  /** The first call of a worker that is started ahead of the others. */
  readonly warmUp?: WarmUp;
  /** True if another worker is started ahead, which takes over when a call is cancelled. */
  readonly hasSpare?: boolean;
}

/** Milliseconds after an answer until the spare worker is started: the page shows the answer first. */
const SPARE_PAUSE = 1500;

/** The number of a warm-up; no other call has it. */
const NO_CALL = 0;

/** Opens a lane; its worker starts with the first call, or ahead of it. */
export function openLane({ warmUp, hasSpare = false }: LaneOptions = {}): Lane {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let spare: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;

  const end = (error: CallError): void => {
    worker?.terminate();
    worker = spare;
    spare = undefined;
    clearTimeout(timer);
    const open = [...pending.values()];
    pending.clear();
    for (const { reject } of open) reject(error);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      receive(pending, data);
      if (data.kind !== 'progress' && data.call !== NO_CALL) startSpare();
    };
    started.onerror = ({ message }) => {
      if (started === spare) spare = undefined;
      if (started !== worker) return;
      const words = message || say('workerFailed');
      end(new CallError({ kind: 'defect', code: 'worker', message: words }));
    };
    return started;
  };

  const warm = (started: Worker): void => {
    if (warmUp !== undefined) started.postMessage({ call: NO_CALL, ...warmUp } satisfies ToWorker);
  };

  const startSpare = (): void => {
    clearTimeout(timer);
    if (!hasSpare || spare !== undefined) return;
    timer = setTimeout(() => {
      spare = start();
      warm(spare);
    }, SPARE_PAUSE);
  };

  return {
    start: () => {
      worker ??= start();
      warm(worker);
    },
    call: (name, argument, onProgress) =>
      new Promise((resolve, reject) => {
        const call = ++calls;
        worker ??= start();
        pending.set(call, {
          resolve: resolve as (value: unknown) => void,
          reject,
          onProgress: onProgress as ((progress: unknown) => void) | undefined,
        });
        worker.postMessage({ call, name, argument } satisfies ToWorker);
      }),
    cancel: () => {
      if (pending.size > 0) end(new CallError({ kind: 'cancelled', message: 'cancelled' }));
    },
  };
}

function receive(pending: Map<number, Pending>, message: FromWorker): void {
  const waiting = pending.get(message.call);
  if (waiting === undefined) return;
  if (message.kind === 'progress') {
    waiting.onProgress?.(message.progress);
    return;
  }
  pending.delete(message.call);
  if (message.kind === 'answer') waiting.resolve(message.value);
  else waiting.reject(new CallError(message.failure));
}
