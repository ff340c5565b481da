/**
 * Threads that start before their command is loaded. A thread takes longer to start than the command takes to
 * load, so a picture would wait for its worker otherwise.
 */
import { asksForHelp } from '../arguments/index.js';
import type { OpenedWorkers } from '../host/index.js';
import { openThreads } from './threads.js';

/** Renderings of one picture that are drawn or repaired at once. */
export const MOST_RENDERINGS = 4;

/** Methods that draw several renderings, at one size. All others but the default have one task. */
const IN_RENDERINGS = ['regions', 'outline'];

/** Threads that somebody may open, and has to close when nobody did. */
export interface EarlyThreads {
  /** Workers of this width: those that started early, when they are as many, or others. */
  open(width: number): OpenedWorkers;
  /** Ends the early ones that nobody opened. */
  close(): Promise<void>;
}

/**
 * Starts the threads that a command line is expected to need.
 * @param workers how many the machine has room for
 */
export async function startEarly(argv: readonly string[], workers: number): Promise<EarlyThreads> {
  let waiting = await expected(argv, workers);
  return {
    open: (width) => {
      if (waiting?.width !== width) return openThreads(width);
      const opened = waiting;
      waiting = undefined;
      return opened;
    },
    close: async () => waiting?.close(),
  };
}

/**
 * Most pictures are black and white, and what their methods do is known; what others do depends on more
 * flags.
 */
async function expected(argv: readonly string[], workers: number): Promise<OpenedWorkers | undefined> {
  if (argv[0] !== 'image' || argv.length === 1 || asksForHelp(argv)) return undefined;
  if (wordOf('--colours', argv) !== undefined) return undefined;
  const method = wordOf('--method', argv) ?? 'best';
  const areMany = method === 'best' || IN_RENDERINGS.includes(method);
  const threads = openThreads(areMany ? Math.min(MOST_RENDERINGS, workers) : 1);
  await threads.start(method === 'best' ? threads.width : 1, [areMany ? 'draw-picture' : 'make-picture']);
  return threads;
}

function wordOf(flag: string, argv: readonly string[]): string | undefined {
  const place = argv.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  const word = argv[place];
  return word === flag ? argv[place + 1] : word?.slice(flag.length + 1);
}
