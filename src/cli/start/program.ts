/** The command line on this process: real streams, real clock, exit code. */
import { availableParallelism } from 'node:os';
import '../../node/index.js';
import { EXIT, failureWords, type Host } from '../host/index.js';
import { readUpTo } from '../input/index.js';
import { startEarly } from '../workers/index.js';
import { run } from './run.js';

const STANDARD_INPUT = 0;
const SEED_BYTES = 6;

/** In a millisecond. */
const NANOSECONDS = 1e6;

/** Pictures in the terminal use as many colours. */
const COLOURS = 256;

/** A person at the keyboard, and whatever manages processes: containers, clusters. */
const INTERRUPTIONS = ['SIGINT', 'SIGTERM'] as const;

const host: Omit<Host, 'openWorkers'> = {
  out: (content) => void process.stdout.write(content),
  note: toStandardError,
  error: toStandardError,
  readInput: (most) => readUpTo(STANDARD_INPUT, most),
  input: () => process.stdin,
  now: () => Number(process.hrtime.bigint()) / NANOSECONDS,
  freshSeed: () => Buffer.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES))).toString('hex'),
  openService: async (...opened) =>
    (await import('../agents/guarded-thread.js')).openGuardedThread(...opened),
  decodeWithin: async (...request) => (await import('../input/decode.js')).decodeWithin(...request),
  workers: availableParallelism(),
  queue: process.env.PUZZLEWRIGHT_QUEUE || undefined,
  onInterrupt: (stop) => {
    for (const signal of INTERRUPTIONS) process.once(signal, stop);
    return () => {
      for (const signal of INTERRUPTIONS) process.removeListener(signal, stop);
    };
  },
  terminal: {
    out: process.stdout.isTTY === true,
    err: process.stderr.isTTY === true,
    columns: process.stdout.columns || columnsOf(process.env.COLUMNS),
    colours: process.stdout.isTTY === true && process.stdout.hasColors(COLOURS),
  },
};

/** Runs a command line; the process ends with its exit code when nothing is left to do. */
export async function start(argv: readonly string[]): Promise<void> {
  // A reader that closes the pipe early (`| head`) has all it wanted; any other failure means that the answer
  // was lost.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.yes);
    host.error(`puzzlewright: standard output: cannot be written (${failureWords(error)})`);
    process.exit(EXIT.usage);
  });
  // Notes that nobody can read change no answer.
  process.stderr.on('error', () => undefined);

  const threads = await startEarly(argv, host.workers);
  process.exitCode = await run(argv, { ...host, openWorkers: threads.open });
  await threads.close();
}

function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The screen's width from the environment, where standard output is no terminal. */
function columnsOf(text: string | undefined): number | undefined {
  const columns = Number(text);
  return Number.isInteger(columns) && columns > 0 ? columns : undefined;
}
