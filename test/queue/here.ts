/**
 * Workers and clients of a queue in the test's own process: the commands from their sources, with the task of
 * a worker on this thread.
 */
import type { Host } from '../../src/cli/host/host.js';
import type { OpenedWorkers } from '../../src/cli/host/workers.js';
import { openInProcess } from '../../src/jobs/ports/in-process.js';
import { cli, type Ran } from '../cli/in-process.js';
import { until } from './program.js';

/** A command under way. */
export interface Running {
  /** The output so far. */
  out(): string;
  err(): string;
  /** Interrupts it, as Ctrl-C does. */
  interrupt(): void;
  readonly ended: Promise<Ran>;
}

const running = new Set<Running>();

/** Begins a command. */
export function begin(argv: readonly string[], world: Partial<Host> = {}): Running {
  let out = '';
  let err = '';
  let isInterrupted = false;
  let stop: (() => void) | undefined;
  const onStandardError = (line: string): void => {
    err += `${line}\n`;
  };
  const ended = cli(argv, '', {
    out: (content) => {
      out += String(content);
    },
    note: onStandardError,
    error: onStandardError,
    openWorkers: (width) => openWorkers(width),
    onInterrupt: (given) => {
      stop = given;
      if (isInterrupted) given();
      return () => undefined;
    },
    ...world,
  }).then(({ code }) => {
    running.delete(one);
    return { code, out, err };
  });
  const interrupt = (): void => {
    isInterrupted = true;
    stop?.();
  };
  const one: Running = { out: () => out, err: () => err, interrupt, ended };
  running.add(one);
  return one;
}

/** Runs a command to its end. */
export function ran(argv: readonly string[], world: Partial<Host> = {}): Promise<Ran> {
  return begin(argv, world).ended;
}

/**
 * Tasks run on this thread; before each of them the other side of the queue gets its turn, and `before` is
 * awaited.
 */
function openWorkers(width: number, before: () => Promise<unknown> = async () => undefined): OpenedWorkers {
  const pause = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    await before();
  };
  const workers = openInProcess({ width, pause });
  return { ...workers, start: async () => undefined, close: workers.cancel };
}

/**
 * Begins a worker and waits until it is connected.
 * @param inTask awaited in the middle of its second task
 */
export async function beginWorker(url: string, inTask?: () => Promise<unknown>): Promise<Running> {
  let tasks = 0;
  const before = async () => (++tasks === 2 ? inTask?.() : undefined);
  const world = { openWorkers: (width: number) => openWorkers(width, before) };
  const worker = begin(['work', '--queue', url, '--jobs', '2', '--lost-after', '3'], world);
  await until(() => worker.err().includes('worker of '));
  return worker;
}

/** Interrupts all commands under way and waits for their ends. */
export async function interruptAll(): Promise<void> {
  for (const one of running) one.interrupt();
  await Promise.all([...running].map(({ ended }) => ended));
}
