/** A worker of a queue: it takes jobs until it is interrupted, and runs their tasks on threads. */
import { counted } from '../../core/index.js';
import { EXIT, type ExitCode, type Host } from '../host/index.js';
import { readAddress } from './address.js';
import { thisBuild } from './build.js';
import type { Chunk } from './chunk.js';
import { connectToQueue } from './connection.js';
import { PREFIX, queueName, workerName } from './names.js';
import { loadPackages } from './packages.js';
import { runChunk } from './run-chunk.js';

/** Checks for lost workers within the time that a worker may be silent. */
const LOOKS = 3;

/** The most workers that a job may lose before it counts as failed. */
const MOST_LOSSES = 2;

/** Milliseconds after which a worker asks again whose connection was lost. */
const ASK_AGAIN = 1000;

/** The address of the queue, and the number of tasks at once. */
export interface WorkerOptions {
  readonly queue: string;
  readonly jobs: number;
  /** Seconds of silence after which it counts as lost. */
  readonly lostAfter: number;
}

/**
 * Works until the user ends it; jobs that run then are finished.
 * @throws InputError when the packages are missing or the server cannot be used; WorkFailure when it is lost
 *   for good
 */
export async function workForQueue({ queue, jobs, lostAfter }: WorkerOptions, host: Host): Promise<ExitCode> {
  const address = readAddress(queue);
  const packages = await loadPackages();
  const build = thisBuild();
  const { redis, lost, isAway, untilAway, close } = await connectToQueue(packages, address, host.note);
  const threads = host.openWorkers(jobs);
  const worker = new packages.Worker<Chunk, string>(
    queueName(build),
    (job) => runChunk(job.data, threads, host.now),
    {
      prefix: PREFIX,
      connection: redis,
      name: workerName(jobs),
      concurrency: jobs,
      // The server takes whole milliseconds.
      lockDuration: Math.round(lostAfter * 1000),
      stalledInterval: Math.round((lostAfter * 1000) / LOOKS),
      maxStalledCount: MOST_LOSSES,
      runRetryDelay: ASK_AGAIN,
    },
  );
  const noted = new Set<string>();
  worker.on('error', (error) => {
    const sentence = sentenceOf(error);
    // The connection says itself when it is lost.
    if (isAway() || sentence === undefined || noted.has(sentence)) return;
    noted.add(sentence);
    host.note(sentence);
  });
  await Promise.race([worker.waitUntilReady(), lost]);
  host.note(`worker of ${build} with ${counted(jobs, 'thread')} at ${address.shown}`);
  let takeBack: () => void = () => undefined;
  const interrupted = new Promise<void>((resolve) => {
    takeBack = host.onInterrupt(resolve);
  });
  try {
    await Promise.race([interrupted, lost]);
    const how = isAway()
      ? 'tasks that run are left to others, as the queue is away'
      : 'tasks that run are finished first (interrupt again to leave them to others)';
    host.note(`interrupted; ${how}`);
    // A server that is away takes no answers.
    await Promise.race([worker.close(isAway()), untilAway()]);
    return EXIT.interrupted;
  } finally {
    takeBack();
    await threads.close();
    close();
  }
}

/** An error of the queue in words, the same for all jobs; undefined for errors of the connection. */
function sentenceOf({ message, code }: NodeJS.ErrnoException): string | undefined {
  if (code !== undefined && /^E[A-Z]/.test(code)) return undefined;
  if (message.startsWith('Connection is closed')) return undefined;
  return `the queue reports: ${message.replaceAll(/job-[0-9a-f]+/g, 'a job')}`;
}
