import type { Result } from '../../core/index.js';
import type { LoadedPicture, LoadOptions } from '../../picture/index.js';
import type { Service, ServiceBounds, ServiceOrder } from './service.js';
import type { OpenedWorkers } from './workers.js';

/**
 * The command line's access to the world, as one value: tests hand in their own, the program hands in the
 * process. The clock is read for timeouts and reported seconds only; no answer depends on it.
 */
export interface Host {
  /** Writes the product to standard output, unchanged. */
  out(content: string | Uint8Array): void;
  /** Writes one line for people to standard error; with `--quiet` it is left out. */
  note(line: string): void;
  /** Writes one line about a failure to standard error. */
  error(line: string): void;
  /** The bytes of standard input, no more than `most`. */
  readInput(most: number): Uint8Array;
  /** Standard input as it comes, for conversations. */
  input(): AsyncIterable<Uint8Array>;
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** A fresh seed for a run that was given none. */
  freshSeed(): string;
  /** Opens workers that run `width` tasks at once; the caller closes them. */
  openWorkers(width: number): OpenedWorkers;
  /** Opens a service on a thread that ends with a request beyond the bounds; the caller closes it. */
  openService(order: ServiceOrder, bounds: ServiceBounds): Promise<Service>;
  /**
   * Decodes a picture as `loadPicture` does, in a process that is ended after `milliseconds`; `loaded` is
   * absent when it was ended.
   */
  decodeWithin(bytes: Uint8Array, options: LoadOptions, milliseconds: number): Promise<Decoded>;
  /** The number of workers this machine has room for. */
  readonly workers: number;
  /** The address of the queue that the environment names, if it names one. */
  readonly queue?: string | undefined;
  /**
   * Calls `stop` when the user interrupts the program, instead of ending it at once; a second interruption
   * ends it.
   * @returns a function that takes the call back
   */
  onInterrupt(stop: () => void): () => void;
  /** Say more: how something was made, too. Default false. */
  readonly verbose?: boolean;
  /** Say no more than answers and errors. Default false. */
  readonly quiet?: boolean;
  /** The screen. */
  readonly terminal: Terminal;
}

/** Properties of the screen. */
interface Terminal {
  /** True if people watch standard output, and standard error. */
  readonly out: boolean;
  readonly err: boolean;
  /** Characters in a line of standard output, where that is known. */
  readonly columns?: number | undefined;
  /** True if standard output shows colours; default false. */
  readonly colours?: boolean;
}

/** The result of decoding and how long it took; `loaded` is absent when it timed out. */
export interface Decoded {
  readonly loaded?: Result<LoadedPicture>;
  readonly milliseconds: number;
}
