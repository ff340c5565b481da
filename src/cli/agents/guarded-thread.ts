/**
 * A service on a thread of its own, which is ended when a request takes too long or too much memory: whatever
 * the request does, the thread that waits for it does nothing but look at the clock. The requests behind it
 * are answered by a new thread, which goes on from what the old one had kept. A pool of threads has no game
 * that stays with a thread, and bounds no typed arrays, which are most of a solver's memory.
 */
import { Worker } from 'node:worker_threads';
import {
  type Kept,
  programBeside,
  type Service,
  type ServiceBounds,
  type ServiceOrder,
  type ServiceOutcome,
} from '../host/index.js';

/** Milliseconds between two looks at the clock and the memory, and for a thread to start. */
const BETWEEN_LOOKS = 10;
const STARTING = 30_000;

const BYTES_OF_MEGABYTE = 1e6;

/** All that a thread begins with. */
export interface ThreadBeginning {
  readonly order: ServiceOrder;
  readonly kept: readonly unknown[];
}

/** The messages of a thread. */
export type ThreadMessage = 'ready' | { readonly keep: Kept } | { readonly answer: unknown };

interface Waiting {
  readonly request: unknown;
  resolve(outcome: ServiceOutcome): void;
}

type Ended = Extract<ServiceOutcome, { readonly status: 'ended' }>;

/**
 * Opens a service on a thread, which starts with the first request.
 * @param program the file that the thread runs; it speaks in {@link ThreadMessage}
 */
export function openGuardedThread(
  order: ServiceOrder,
  bounds: ServiceBounds,
  program = programBeside('service-program'),
): Service {
  return new GuardedThread(order, bounds, program);
}

class GuardedThread implements Service {
  readonly #order: ServiceOrder;
  readonly #bounds: ServiceBounds;
  readonly #program: URL;
  readonly #waiting: Waiting[] = [];
  #kept: unknown[] = [];
  #thread: Worker | undefined;
  #isReady = false;
  /** Resolved when the last thread has ended. */
  #ended: Promise<unknown> | undefined;
  #looks: NodeJS.Timeout | undefined;
  /** The moment when the first request began to be answered, and the bytes of memory before its thread. */
  #since = 0;
  #before = 0;

  constructor(order: ServiceOrder, bounds: ServiceBounds, program: URL) {
    this.#order = order;
    this.#bounds = bounds;
    this.#program = program;
  }

  ask(request: unknown): Promise<ServiceOutcome> {
    return new Promise((resolve) => {
      this.#waiting.push({ request, resolve });
      if (this.#thread === undefined) this.#start();
      else if (this.#isReady) this.#thread.postMessage(request);
      if (this.#waiting.length > 1) return;
      if (this.#isReady) this.#since = performance.now();
      this.#looks ??= setInterval(() => this.#look(), BETWEEN_LOOKS);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#looks);
    await this.#endThread();
  }

  #start(): void {
    if (this.#ended !== undefined || this.#thread !== undefined) return;
    this.#before = process.memoryUsage.rss();
    // The time of a request counts from when the thread is ready for it.
    this.#since = performance.now() + STARTING;
    const beginning: ThreadBeginning = { order: this.#order, kept: this.#kept };
    const thread = new Worker(this.#program, {
      workerData: beginning,
      resourceLimits: { maxOldGenerationSizeMb: this.#bounds.megabytes },
    });
    this.#thread = thread;
    // What a thread said before it was ended may come later.
    const onlyNow =
      <Value>(hear: (value: Value) => void) =>
      (value: Value) =>
        thread === this.#thread && hear(value);
    thread.on(
      'message',
      onlyNow((message: ThreadMessage) => this.#hear(message, thread)),
    );
    let failure: Ended | undefined;
    thread.on('error', (error: Error) => {
      failure = failureOf(error, this.#bounds);
    });
    // An error may come before answers that were sent earlier; the end of the thread comes after them.
    thread.on(
      'exit',
      onlyNow((code: number) => this.#endRequest(failure ?? defect(`the thread ended with code ${code}`))),
    );
  }

  #hear(message: ThreadMessage, thread: Worker): void {
    if (message === 'ready') {
      this.#isReady = true;
      this.#since = performance.now();
      for (const { request } of this.#waiting) thread.postMessage(request);
    } else if ('answer' in message) {
      this.#answerFirst({ status: 'answered', answer: message.answer });
    } else if ('all' in message.keep) {
      this.#kept = [message.keep.all];
    } else {
      this.#kept.push(message.keep.more);
    }
  }

  #answerFirst(outcome: ServiceOutcome): void {
    this.#waiting.shift()?.resolve(outcome);
    this.#since = performance.now();
    if (this.#waiting.length > 0) return;
    clearInterval(this.#looks);
    this.#looks = undefined;
  }

  #look(): void {
    const { milliseconds, megabytes } = this.#bounds;
    if (performance.now() - this.#since >= milliseconds) this.#endRequest(timedOut(milliseconds));
    else if (this.#growth() > megabytes * BYTES_OF_MEGABYTE) this.#endRequest(tooLarge(megabytes));
  }

  /** Bytes that the thread has taken. Those of one that was ended come back late, and count for nobody. */
  #growth(): number {
    return this.#thread === undefined ? 0 : process.memoryUsage.rss() - this.#before;
  }

  /** Ends the thread, and with it the first request; those behind it are for another thread. */
  #endRequest(outcome: Ended): void {
    void this.#endThread().then(() => {
      if (this.#waiting.length > 0) this.#start();
    });
    this.#answerFirst(outcome);
    this.#since += STARTING;
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#isReady = false;
    this.#ended ??= thread?.terminate();
    await this.#ended;
    this.#ended = undefined;
  }
}

function timedOut(milliseconds: number): Ended {
  const message = `The request took more than ${milliseconds / 1000} s, and was ended.`;
  return { status: 'ended', code: 'timeout', message };
}

function tooLarge(megabytes: number): Ended {
  const message = `The request took more than ${megabytes} MB of memory, and was ended.`;
  return { status: 'ended', code: 'memory', message };
}

function failureOf(error: Error & { readonly code?: unknown }, { megabytes }: ServiceBounds): Ended {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(megabytes) : defect(error.message);
}

function defect(words: string): Ended {
  const message = `A defect of the program ended the request; please report it: ${words}.`;
  return { status: 'ended', code: 'defect', message };
}
