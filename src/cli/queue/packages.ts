/** The packages behind a queue. They are optional: most people need no queue. */
import { InputError, isMissingPackage } from '../host/index.js';

/**
 * Loads the packages.
 * @throws InputError naming the packages to install where they are missing
 */
export async function loadPackages() {
  try {
    const [{ Queue, QueueEvents, Worker }, { Redis }] = await Promise.all([
      import('bullmq'),
      import('ioredis'),
    ]);
    return { Queue, QueueEvents, Worker, Redis };
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    throw new InputError([
      '--queue: the packages bullmq and ioredis are not installed; expected both: npm install bullmq ioredis',
    ]);
  }
}

/** The packages, loaded. */
export type QueuePackages = Awaited<ReturnType<typeof loadPackages>>;
