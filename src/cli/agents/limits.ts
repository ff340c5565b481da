/** The flags that bound each request of a program, and the deadline that they set. */
import { ATTEMPTS_SETTING } from '../../jobs/index.js';
import { positive, type ValuesOf, whole } from '../../settings/index.js';
import type { Host, OpenedWorkers } from '../host/index.js';

export const REQUEST_FLAGS = {
  timeout: positive('end a request after this many seconds, with an error').default(60),
  'limit-conflicts': whole('conflicts that a proof may take', { least: 1 }).default(200_000),
  ...ATTEMPTS_SETTING,
};

/** Workers that are opened when they are first asked for, and closed at the end. */
export class LateWorkers {
  readonly #host: Host;
  #opened: OpenedWorkers | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  get(): OpenedWorkers {
    this.#opened ??= this.#host.openWorkers(1);
    return this.#opened;
  }

  async close(): Promise<void> {
    await this.#opened?.close();
  }
}

/** The limits of flags, for a request that begins now. */
export function limitsFrom(
  { timeout, 'limit-conflicts': conflicts, 'limit-attempts': attempts }: ValuesOf<typeof REQUEST_FLAGS>,
  host: Host,
) {
  const milliseconds = timeout * 1000;
  const deadline = host.now() + milliseconds;
  return { budget: { conflicts, abort: () => host.now() >= deadline }, attempts, milliseconds };
}
