/** The worker's side of a job: its tasks, one after the other, and their answers as JSON text. */
import { issue, PuzzlewrightError } from '../../core/index.js';
import { plainOfJson, type TaskName, type Workers } from '../../jobs/index.js';
import { type Chunk, type ChunkAnswer, type TaskOutcome, unpackChunk } from './chunk.js';

/**
 * Runs the tasks of a job.
 * @param now milliseconds since some fixed moment; says how long the job took, and no answer depends on it
 * @throws whatever a task throws beyond the failures that it reports itself
 */
export async function runChunk(chunk: Chunk, workers: Workers, now: () => number): Promise<string> {
  const started = now();
  const outcomes: TaskOutcome[] = [];
  for (const argument of unpackChunk(chunk)) outcomes.push(await outcomeOf(chunk.name, argument, workers));
  const answer: ChunkAnswer = { milliseconds: now() - started, outcomes };
  return JSON.stringify(answer);
}

async function outcomeOf(name: string, argument: object, workers: Workers): Promise<TaskOutcome> {
  try {
    // The program that runs the task checks its name.
    return { answer: await workers.run(name as TaskName, plainOfJson(argument) as never) };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError) || error.code === 'tasks-cancelled') throw error;
    const { code, message, place } = error;
    return { refused: true, ...issue(code, message, place) };
  }
}
