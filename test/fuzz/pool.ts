/** The worker processes of a run; one that crashes or never ends its case is a failure of that case. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Assignment, Message } from './messages.js';
import type { Failure } from './run-case.js';
import { Tally } from './tally.js';

/** Minutes that a case may take: all limits are counted, so that one that takes longer is a fault. */
const LONGEST_CASE = 10;

/** The result of a run. */
export interface RunResult {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
}

/** Runs the workers to their end. */
export async function runWorkers(
  assignments: readonly Assignment[],
  onFailure: (failure: Failure) => void,
): Promise<RunResult> {
  const tally = new Tally();
  const failures: Failure[] = [];
  const note = (failure: Failure): void => {
    failures.push(failure);
    onFailure(failure);
  };
  await Promise.all(assignments.map((assignment) => runWorker(assignment, tally, note)));
  return { tally, failures };
}

function runWorker(assignment: Assignment, tally: Tally, note: (failure: Failure) => void): Promise<void> {
  const child = fork(fileURLToPath(new URL('./worker.js', import.meta.url)), [JSON.stringify(assignment)]);
  let line = 'no case';
  let finished = false;
  let alarm: NodeJS.Timeout | undefined;
  const lost = (message: string): void => note(lostCase(line, message));
  child.on('message', (message: Message) => {
    clearTimeout(alarm);
    if (message.kind === 'begins') {
      line = message.line;
      alarm = setTimeout(() => endHanging(child, lost), LONGEST_CASE * 60_000);
    } else if (message.kind === 'ends') {
      tally.addAll(message.counts);
      if (message.failure !== undefined) note(message.failure);
    } else finished = true;
  });
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearTimeout(alarm);
      if (!finished && !child.killed) lost(`the worker ended with ${signal ?? `code ${code}`}`);
      resolve();
    });
  });
}

function endHanging(child: ChildProcess, lost: (message: string) => void): void {
  lost(`not finished after ${LONGEST_CASE} minutes`);
  child.kill('SIGKILL');
}

function lostCase(line: string, message: string): Failure {
  const problems = [{ code: 'lost', message }];
  const sample = 'not known; the replay makes it again';
  return { line, problems, sample, shrunk: { sample, problems } };
}
