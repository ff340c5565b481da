/** A process that runs tests on faults, started again when a fault made it run for ever or die. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Answer, Question } from './messages.js';

/** Milliseconds without an answer after which the tests of a fault are taken to run for ever. */
const PATIENCE = 25 * 60_000;

const PROGRAM = path.join(import.meta.dirname, 'tester.js');

/** A process that answers one question at a time. */
export class TestProcess {
  #child: ChildProcess | undefined;

  /**
   * The answer to a question; 'endless' if none comes.
   * @throws Error if the process ends by itself, which no fault should make it do
   */
  async ask(question: Question): Promise<Answer | { readonly status: 'endless' }> {
    this.#child ??= await started();
    const child = this.#child;
    child.send(question);
    const patience = new AbortController();
    const answer = await Promise.race([
      once(child, 'message', { signal: patience.signal }).then(([message]) => message as Answer),
      once(child, 'exit', { signal: patience.signal }).then(() => {
        throw new Error('the process that runs the tests has ended');
      }),
      new Promise<{ readonly status: 'endless' }>((resolve) => {
        const timer = setTimeout(() => resolve({ status: 'endless' }), PATIENCE);
        patience.signal.addEventListener('abort', () => clearTimeout(timer));
      }),
    ]);
    patience.abort();
    if (answer.status === 'endless') this.end();
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

/** The process leads a group of its own, so that its workers end with it. */
async function started(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}
