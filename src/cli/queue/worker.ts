/** A worker of a queue: it takes jobs until it is interrupted, and runs their tasks on threads. */
import { EXIT, type ExitCode } from '../exit-code.js';
import type { Host } from '../host.js';
import { readAddress } from './address.js';
import { thisBuild } from './build.js';
import type { Chunk } from './chunk.js';
import { connect } from './connection.js';
import { PREFIX, queueName, workerName } from './names.js';
import { loadPackages } from './packages.js';
import { runChunk } from './run-chunk.js';

/** Milliseconds after which a silent worker counts as lost, and between two looks for lost ones. */
const LOST_AFTER = 15_000;
const LOOK_FOR_LOST = 5000;

/** How often a job may lose its worker before it counts as failed. */
const MOST_LOSSES = 2;

/** Milliseconds after which a worker asks again whose connection was lost. */
const ASK_AGAIN = 1000;

/** Where the queue is, and how many tasks to run at once. */
export interface WorkerOptions {
  readonly queue: string;
  readonly jobs: number;
}

/**
 * Works until the user ends it; jobs that run then are finished.
 * @throws InputError when the packages are missing or the server cannot be used; WorkFailure when it is lost for good
 */
export async function workForQueue({ queue, jobs }: WorkerOptions, host: Host): Promise<ExitCode> {
  const address = readAddress(queue);
  const packages = await loadPackages();
  const build = thisBuild();
  const { redis, lost, close } = await connect(packages, address, host.note);
  const threads = host.openWorkers(jobs);
  const worker = new packages.Worker<Chunk, string>(
    queueName(build),
    (job) => runChunk(job.data, threads, host.now),
    {
      prefix: PREFIX,
      connection: redis,
      name: workerName(jobs),
      concurrency: jobs,
      lockDuration: LOST_AFTER,
      stalledInterval: LOOK_FOR_LOST,
      maxStalledCount: MOST_LOSSES,
      runRetryDelay: ASK_AGAIN,
    },
  );
  // The connection says when it is lost, and the client of a job when its task fails.
  worker.on('error', () => undefined);
  await Promise.race([worker.waitUntilReady(), lost]);
  host.note(`worker of ${build} with ${jobs} ${jobs === 1 ? 'thread' : 'threads'} at ${address.shown}`);
  let takeBack: () => void = () => undefined;
  const interrupted = new Promise<void>((resolve) => {
    takeBack = host.onInterrupt(resolve);
  });
  try {
    await Promise.race([interrupted, lost]);
    host.note('interrupted; tasks that run are finished first (interrupt again to leave them to others)');
    await worker.close();
    return EXIT.interrupted;
  } finally {
    takeBack();
    await threads.close();
    close();
  }
}
