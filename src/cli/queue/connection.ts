/**
 * Connections to the server of a queue, which may go away and come back; and what the server must be like.
 */
import type { Redis } from 'ioredis';
import { InputError, WorkFailure } from '../host/index.js';
import type { QueueAddress } from './address.js';
import type { QueuePackages } from './packages.js';

/** Numbers of attempts to connect. */
interface Patience {
  /** Attempts at the first connection: the server may still be starting. */
  readonly first: number;
  /** Attempts to restore a lost connection. */
  readonly again: number;
}

/** About 5 seconds for the first connection, and 5 minutes for a lost one. */
const USUAL: Patience = { first: 10, again: 60 };

/** Milliseconds between two tries of the first connection. */
const BETWEEN_FIRST = 500;

/** Milliseconds between two tries of a lost connection, which grow up to the longest. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;

/** Milliseconds that one try of a connection may take. */
const LONGEST_TRY = 10_000;

/** A connection and its purpose. */
export interface Connection {
  readonly redis: Redis;
  /** Rejects when the server was lost for good; never resolves. */
  readonly lost: Promise<never>;
  /** True if the server is away just now. */
  isAway(): boolean;
  /** Resolves when the server is away, at once where it is. */
  untilAway(): Promise<void>;
  close(): void;
}

/**
 * Connects to a server.
 * @param note receives a sentence when the server is lost, and when it is back
 * @param patience how long to wait for the server
 * @throws InputError when the server cannot be reached, or could throw jobs away
 */
export async function connectToQueue(
  { Redis }: QueuePackages,
  { url, shown }: QueueAddress,
  note: (sentence: string) => void,
  patience = USUAL,
): Promise<Connection> {
  let isReady = false;
  let isClosed = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    // Commands wait for a lost server; the number of tries bounds how long.
    maxRetriesPerRequest: null,
    connectTimeout: LONGEST_TRY,
    retryStrategy: (times) =>
      isReady && !isClosed && times <= patience.again ? Math.min(times * FIRST_WAIT, LONGEST_WAIT) : null,
  });
  let reason = 'the connection was closed';
  let isPasswordWrong = false;
  redis.on('error', (error: Error) => {
    reason = reasonOf(error);
    isPasswordWrong = /^(?:NOAUTH|WRONGPASS)\b/.test(error.message);
  });
  for (let tries = 1; !(await isReached(redis)); tries++) {
    if (isPasswordWrong)
      throw new InputError([
        `--queue ${shown}: the server refuses the password; expected redis://:PASSWORD@HOST:PORT with the right one`,
      ]);
    if (tries >= patience.first)
      throw new InputError([
        `--queue ${shown}: cannot be reached (${reason}); expected a Redis or Valkey server`,
      ]);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_FIRST));
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
    isAway: () => isAway,
    untilAway: () => (isAway ? Promise.resolve() : new Promise((resolve) => redis.once('close', resolve))),
    close: () => {
      isClosed = true;
      redis.disconnect();
    },
  };
}

/** Tries to connect; where that fails, the event of the error says why. */
async function isReached(redis: Redis): Promise<boolean> {
  try {
    await redis.connect();
    return true;
  } catch {
    redis.disconnect();
    return false;
  }
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
