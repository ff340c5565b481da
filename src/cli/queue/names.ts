/** Names on the server: each build of the program has a queue of its own, and workers describe themselves. */
import { hostname } from 'node:os';

/** The prefix of all the program's keys. */
export const PREFIX = 'puzzlewright';

/** The queue of a build. */
export function queueName(build: string): string {
  return `tasks-${build}`;
}

/** The name of a worker of this process: how many tasks it runs at once, and where it is. */
export function workerName(threads: number): string {
  return `${threads}@${hostname()}.${process.pid}`;
}

/** Connections of workers in a list of clients: the queue in base 64, and the name of the worker. */
export const CLIENT_NAMES = new RegExp(`\\bname=${PREFIX}:([A-Za-z0-9+/=]+):w:(\\S+)`, 'g');

/** The build whose queue is called so in base 64. */
export function buildIn(queue: string): string {
  return Buffer.from(queue, 'base64')
    .toString()
    .replace(/^tasks-/, '');
}

/** The number of tasks a worker of this name runs at once. */
export function threadsIn(worker: string): number {
  return Number(/^(\d{1,6})@/.exec(worker)?.[1] ?? 1);
}
