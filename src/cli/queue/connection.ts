/** Connections to the server of a queue, which may go away and come back; and what the server must be like. */
import type { Redis } from 'ioredis';
import { InputError } from '../input-error.js';
import { WorkFailure } from '../work-failure.js';
import type { QueueAddress } from './address.js';
import type { QueuePackages } from './packages.js';

/** How often a lost connection is tried again, and milliseconds between two tries, which grow up to the longest. */
const MOST_TRIES = 60;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;

/** How often the first connection is tried, and milliseconds between two tries. */
const FIRST_TRIES = 10;
const BETWEEN_FIRST = 500;

/** Milliseconds that one try of a connection may take. */
const LONGEST_TRY = 10_000;

/** A connection, and what it is for. */
export interface Connection {
  readonly redis: Redis;
  /** Rejects when the server was lost for good; never resolves. */
  readonly lost: Promise<never>;
  close(): void;
}

/**
 * Connects to a server.
 * @param note receives a sentence when the server is lost, and when it is back
 * @param mostTries how often a lost connection is tried again
 * @throws InputError when the server cannot be reached, or could throw jobs away
 */
export async function connect(
  { Redis }: QueuePackages,
  { url, shown }: QueueAddress,
  note: (sentence: string) => void,
  mostTries = MOST_TRIES,
): Promise<Connection> {
  let isReady = false;
  let isClosed = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    // Commands wait for a lost server; the number of tries bounds how long.
    maxRetriesPerRequest: null,
    connectTimeout: LONGEST_TRY,
    retryStrategy: (times) =>
      isReady && !isClosed && times <= mostTries ? Math.min(times * FIRST_WAIT, LONGEST_WAIT) : null,
  });
  let reason = 'the connection was closed';
  redis.on('error', (error: Error) => {
    reason = reasonOf(error);
  });
  if (!(await isReached(redis))) {
    redis.disconnect();
    throw new InputError([
      `--queue ${shown}: cannot be reached (${reason}); expected a Redis or Valkey server`,
    ]);
  }
  isReady = true;
  await refuseEviction(redis, shown);
  let isAway = false;
  redis.on('close', () => {
    if (!isAway && !isClosed) note(`the queue ${shown} was lost; waiting for it to come back`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) note(`the queue ${shown} is back`);
    isAway = false;
  });
  const lost = new Promise<never>((_, reject) => {
    redis.once('end', () => {
      const failure = `the queue ${shown} was lost and did not come back (${reason})`;
      reject(new WorkFailure([failure, 'what is finished is kept; --resume or --state goes on from there']));
    });
  });
  // Nobody may be waiting for it.
  lost.catch(() => undefined);
  return {
    redis,
    lost,
    close: () => {
      isClosed = true;
      redis.disconnect();
    },
  };
}

/** Connects for the first time. A server that is just being started may need some tries. */
async function isReached(redis: Redis): Promise<boolean> {
  for (let tries = 0; tries < FIRST_TRIES; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_FIRST));
    try {
      await redis.connect();
      return true;
    } catch {
      // The event of the error says why.
    }
  }
  return false;
}

/** A server that evicts would throw away jobs and answers silently. */
async function refuseEviction(redis: Redis, shown: string): Promise<void> {
  const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1] ?? 'noeviction';
  if (policy === 'noeviction') return;
  redis.disconnect();
  throw new InputError([
    `--queue ${shown}: the server's maxmemory-policy is ${policy}, which throws jobs away; expected noeviction`,
    'start it with redis-server --appendonly yes --maxmemory-policy noeviction',
  ]);
}

function reasonOf(error: Error): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const { code, message } = inner as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' ? 'nobody listens there' : message;
}
