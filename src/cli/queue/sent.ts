/** Jobs that a client handed over, and those who wait for their tasks. */
import { PuzzlewrightError } from '../../core/index.js';
import { WorkFailure } from '../host/index.js';
import { writeFiles } from '../output/index.js';
import type { Job } from './broker.js';
import { type Chunk, type TaskOutcome, unpackChunk } from './chunk.js';

/** The most tries of a task that fails by itself. */
export const MOST_TRIES = 3;

/** A task that somebody waits for. */
export interface Ticket {
  readonly name: string;
  readonly text: string;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** A job that was handed over. */
export interface Sent extends Job {
  /** Waiting tickets by task; several may wait for the same job. */
  readonly waiting: (readonly Ticket[])[];
  isAdded: boolean;
  tries: number;
}

/** Answers those who wait for the tasks of a job. */
export function settle(tickets: readonly Ticket[], outcomes: readonly TaskOutcome[]): void {
  for (const [index, { resolve, reject }] of tickets.entries()) {
    const outcome = outcomes[index]!;
    if ('answer' in outcome) resolve(outcome.answer);
    else reject(new PuzzlewrightError(outcome.code, outcome.message, outcome.place));
  }
}

/** The failure of a task that failed each time. */
export function failureOf(
  { id, chunk }: { readonly id: string; readonly chunk: Chunk },
  reason: string,
): WorkFailure {
  const task = { task: chunk.name, argument: unpackChunk(chunk)[0] };
  return new WorkFailure([
    `the task ${chunk.name} failed ${MOST_TRIES} times (${reason}); a defect of the program, or a machine without enough memory`,
    `to run it again by itself: ${replayCommand(task, id)}`,
  ]);
}

/** A task as `--replay` takes it. */
interface ReplayedTask {
  readonly task: string;
  readonly argument: unknown;
}

/** Characters of a task that a command line can hold everywhere. */
const MOST_INLINE = 4000;

/**
 * The command that runs a task again; the text of a long task is written to a file.
 * @param label distinguishes the file from those of other tasks
 * @throws InputError when the file cannot be written
 */
function replayCommand(task: ReplayedTask, label: string): string {
  const text = JSON.stringify(task);
  if (text.length <= MOST_INLINE) return `puzzlewright work --replay '${text.replaceAll("'", "'\\''")}'`;
  const file = `puzzlewright-${label}.json`;
  writeFiles([{ path: file, content: `${text}\n` }], true);
  return `puzzlewright work --replay ${file}`;
}
