/** A lane: one worker for one kind of question. A call that is not wanted any more ends with its worker. */
import type { CallAnswer, CallArgument, CallName } from '../worker/calls.js';
import type { Failure } from '../worker/failure.js';
import type { FromWorker, ToWorker } from '../worker/messages.js';

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
  /** Starts the worker before the first call, which then need not wait for it. */
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

/** Opens a lane; its worker starts with the first call. */
export function openLane(): Lane {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let calls = 0;

  const end = (error: CallError): void => {
    worker?.terminate();
    worker = undefined;
    const open = [...pending.values()];
    pending.clear();
    for (const { reject } of open) reject(error);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(pending, data);
    started.onerror = ({ message }) => {
      const words = message || 'The worker could not be started; load the page anew.';
      end(new CallError({ kind: 'defect', code: 'worker', message: words }));
    };
    return started;
  };

  return {
    start: () => {
      worker ??= start();
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
      if (pending.size > 0) end(new CallError({ kind: 'cancelled', message: 'The call was cancelled.' }));
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
