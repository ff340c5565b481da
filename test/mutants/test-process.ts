/** A process that runs tests on faults, started again when a fault made it run for ever or die. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Answer, Question, Report } from './messages.js';

/** Milliseconds in which no test ends, after which the tests of a fault are taken to run for ever. */
const PATIENCE = 4 * 60_000;

/** Milliseconds in which the tests that are still under way after the answer may end by themselves. */
const REST = 5000;

const PROGRAM = path.join(import.meta.dirname, 'tester.js');

/** A process that answers one question at a time. */
export class TestProcess {
  readonly #workers: number;
  #child: ChildProcess | undefined;

  /** @param workers the number of workers that run its tests */
  constructor(workers: number) {
    this.#workers = workers;
  }

  /**
   * The answer to a question; 'endless' if none comes.
   * @throws Error if the process ends by itself, which no fault should make it do
   */
  async ask(question: Question): Promise<Answer | { readonly status: 'endless' }> {
    this.#child ??= await started(this.#workers);
    const child = this.#child;
    child.send(question);
    const answer = await answerOf(child);
    if (answer.status === 'endless' || !(await isReady(child))) this.end();
    return answer;
  }

  /** Ends the process and its workers. */
  end(): void {
    const id = this.#child?.pid;
    this.#child = undefined;
    try {
      if (id !== undefined) process.kill(-id, 'SIGKILL');
    } catch {
      // The group has ended by itself.
    }
  }
}

/** Waits for the answer as long as tests end now and then. */
function answerOf(child: ChildProcess): Promise<Answer | { readonly status: 'endless' }> {
  const listening = new AbortController();
  return new Promise<Answer | { readonly status: 'endless' }>((resolve, reject) => {
    const patience = setTimeout(() => resolve({ status: 'endless' }), PATIENCE);
    const onReport = (report: Report): void => {
      patience.refresh();
      if (typeof report === 'object') resolve(report);
    };
    const onExit = (): void => reject(new Error('the process that runs the tests has ended'));
    child.on('message', onReport).on('exit', onExit);
    listening.signal.addEventListener('abort', () => {
      clearTimeout(patience);
      child.off('message', onReport).off('exit', onExit);
    });
  }).finally(() => listening.abort());
}

/** True if a process is soon ready for the next question. */
async function isReady(child: ChildProcess): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REST);
    for await (const [report] of on(child, 'message', { signal })) if (report === 'ready') return true;
  } catch {
    // The time is over.
  }
  return false;
}

/** The process leads a group of its own, so that its workers end with it. */
async function started(workers: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, String(workers)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}
