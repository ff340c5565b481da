/**
 * The worker: it answers the calls of the page, one after the other, with the engines and jobs of the
 * library.
 */
import program from 'highs/runtime?url';
import { type CallContext, useHighsBinary } from '../../src/browser.js';
import { CALLS, type CallName } from './calls.js';
import { failureOf } from './failure.js';
import { fetchBytes } from './fetch-bytes.js';
import type { FromWorker, ToWorker } from './messages.js';

/** The used part of a worker's scope, whose types differ from those of a window. */
interface Scope {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
}

const scope = self as unknown as Scope;

useHighsBinary(() => fetchBytes(program));

/** Calls wait for the one before: each blocks the thread while it works. */
let last: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};

async function answer({ call, name, argument }: ToWorker): Promise<void> {
  try {
    const run = CALLS[name] as (argument: unknown, context: CallContext) => unknown;
    const value = await run(argument, {
      onProgress: (progress) => scope.postMessage({ call, kind: 'progress', progress }),
    });
    scope.postMessage({ call, kind: 'answer', value });
  } catch (error) {
    scope.postMessage({ call, kind: 'failure', failure: failureOf(error) });
  }
}

/** The names of the calls; the page takes the types from here. */
export type { CallName };
