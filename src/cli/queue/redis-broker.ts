/** BullMQ as the broker of a client. */
import { type Crew, WorkFailure } from '../host/index.js';
import type { Broker, Hint, JobState } from './broker.js';
import type { Connection } from './connection.js';
import { buildIn, CLIENT_NAMES, PREFIX, queueName, threadsIn } from './names.js';
import type { QueuePackages } from './packages.js';
import { within } from './within.js';

/**
 * Seconds and number of finished jobs that the server keeps, for clients that come back; the rest is removed.
 */
const KEPT = { age: 3600, count: 10_000 };

/** Milliseconds that closing may wait for the server. */
const PATIENCE = 2000;

/** Events that the server keeps: they are hints, and hold answers. */
const KEPT_EVENTS = 100;

/** Opens the queue of a build of the program. */
export async function openBroker(
  { Queue, QueueEvents }: QueuePackages,
  { redis, lost, isAway, close }: Connection,
  build: string,
): Promise<Broker> {
  const common = { prefix: PREFIX, connection: redis };
  const queue = new Queue(queueName(build), {
    ...common,
    streams: { events: { maxLen: KEPT_EVENTS } },
    defaultJobOptions: { attempts: 1, removeOnComplete: KEPT, removeOnFail: KEPT },
  });
  const events = new QueueEvents(queueName(build), common);
  // The connection itself says when it is lost.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  let listener: (hint: Hint) => void = () => undefined;
  events.on('completed', ({ jobId: id }) => listener({ id, kind: 'finished' }));
  events.on('failed', ({ jobId: id }) => listener({ id, kind: 'finished' }));
  events.on('stalled', ({ jobId: id }) => listener({ id, kind: 'lost' }));
  await events.waitUntilReady();
  const unlessLost = <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, lost]);
  return {
    add: async (jobs) => {
      const added = jobs.map(({ id, chunk }) => ({ name: chunk.name, data: chunk, opts: { jobId: id } }));
      await unlessLost(queue.addBulk(added)).catch(explainMemory);
    },
    look: async (ids) => {
      const pipeline = redis.pipeline();
      for (const id of ids)
        pipeline.hmget(queue.toKey(id), 'timestamp', 'finishedOn', 'returnvalue', 'failedReason');
      const found = (await unlessLost(pipeline.exec())) ?? [];
      return found.map(([error, fields]) => {
        if (error !== null) throw error;
        return stateIn(fields as readonly (string | null)[]);
      });
    },
    remove: async (ids) => {
      await unlessLost(Promise.all(ids.map((id) => queue.remove(id))));
    },
    crew: async () => crewIn(String(await unlessLost(redis.client('LIST'))), build),
    onHint: (receiver) => {
      listener = receiver;
    },
    close: async () => {
      listener = () => undefined;
      const closing = Promise.all([events.close(), queue.close()]).catch(() => undefined);
      if (!isAway()) await within(PATIENCE, closing);
      close();
    },
  };
}

/** The state of a job, by its fields. */
function stateIn([added, finished, answer, reason]: readonly (string | null)[]): JobState {
  if (added === null || added === undefined) return { status: 'absent' };
  if (finished === null || finished === undefined) return { status: 'waiting' };
  if (typeof answer === 'string') return { status: 'answered', text: JSON.parse(answer) };
  return { status: 'failed', reason: reasonIn(reason ?? 'no reason is known') };
}

/** The reason why a job failed, in words: BullMQ gives up on one whose workers are lost again and again. */
function reasonIn(reason: string): string {
  return reason.includes('stalled more than') ? 'each worker that ran it was lost' : reason;
}

/**
 * The workers in a list of all clients of the server: they say in their names which build they are and how
 * many threads they have.
 */
function crewIn(clients: string, build: string): Crew {
  const names = [...clients.matchAll(CLIENT_NAMES)].map(([, queue, worker]) => ({
    build: buildIn(queue!),
    threads: threadsIn(worker!),
  }));
  const own = names.filter((one) => one.build === build);
  return {
    workers: own.length,
    threads: own.reduce((sum, { threads }) => sum + threads, 0),
    others: [...new Set(names.map((one) => one.build).filter((one) => one !== build))].sort(),
  };
}

/** @throws WorkFailure where the server has no memory for more jobs; else what was thrown */
function explainMemory(error: unknown): never {
  if (!(error instanceof Error) || !error.message.includes('OOM')) throw error;
  throw new WorkFailure([
    'the queue has no memory left for more tasks; expected a server with a larger maxmemory',
    'what is finished is kept; --resume or --state goes on from there',
  ]);
}
