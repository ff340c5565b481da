/** A batch of puzzles from the arguments of `generate` to files or standard output. */
import { fillBatch, openBatch, relaxations, type Step } from '../../generators/batch.js';
import type { AnyGenerator } from '../../generators/generator.js';
import type { Batch, MakeRequest } from '../../generators/make.js';
import type { Difficulty } from '../families/family.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { type FlagValues, requireGenerator, settingsOf } from './family-options.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { keyOfIntact } from './kept-puzzle.js';
import type { Pool } from './pool.js';
import { openCounter } from './progress.js';
import { type KeptFile, keptFiles, puzzleFile, seedInFolder } from './puzzle-folder.js';
import { deliverPuzzle, type OutputArguments } from './puzzle-output.js';
import { type PoolWork, withPool } from './with-pool.js';
import { refuseUnwritable } from './write-files.js';

/** How many puzzles a worker has waiting, so that none is idle while an earlier one takes long. */
const AHEAD = 8;

/** The arguments of `generate` that are the same for all families. */
export interface GenerateArguments extends OutputArguments {
  readonly family?: string | undefined;
  readonly count?: number | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly guess: boolean;
  readonly seed?: string | undefined;
  readonly jobs?: number | undefined;
  readonly resume: boolean;
  readonly certify: boolean;
  readonly 'limit-attempts': number;
  readonly timeout?: number | undefined;
}

/** A batch that can be filled: what there is of it already, and how many puzzles it shall have. */
interface Opened {
  readonly generator: AnyGenerator;
  readonly batch: Batch;
  readonly count: number;
  /** What an interrupted run left, not checked yet. */
  readonly kept: readonly KeptFile[];
}

/**
 * Makes the batch that the arguments ask for and hands over every puzzle as it is finished.
 * @throws InputError for arguments that cannot be, before anything is made or written
 */
export async function generateBatch(args: GenerateArguments, host: Host): Promise<ExitCode> {
  const opened = await open(args, host);
  const { generator, batch, count, kept } = opened;
  const altered = new Set(kept.map(({ number }) => number));
  let made = 0;
  const counter = openCounter(host, count, 'puzzles');
  const end = await fill(opened, args, host, {
    onIntact: (number) => void altered.delete(number),
    onPuzzle: ({ record, number }) => {
      deliverPuzzle(record, number, { ...args, force: args.force || altered.has(number) }, host);
      counter.show(++made + kept.length - altered.size);
    },
  });
  counter.close();
  const intact = kept.length - altered.size;
  const where = args.output === undefined ? '' : ` in ${args.output}`;
  const before = intact === 0 ? '' : `, ${intact} were there already`;
  host.note(`made ${made} of ${count} ${generator.family} puzzles${where}${before}; seed ${batch.seed}`);
  return explain(end, batch, host);
}

async function open(args: GenerateArguments, host: Host): Promise<Opened> {
  const { family: name, difficulty, guess, output, count = 1 } = args;
  if (name === undefined) throw new InputError(['generate: expected a family, or --id']);
  const generator = requireGenerator(name);
  const settings = settingsOf(generator, args as unknown as FlagValues, host);
  const goal = { noGuess: !guess, ...(difficulty === undefined ? {} : { difficulty }) };
  const seed = args.seed ?? seedToResume(generator, args, host) ?? host.freshSeed();
  const batch = await openBatch({ generator, settings, goal, seed });
  if (!batch.ok) throw InputError.ofIssues(`generate ${name}`, batch.issues);
  const opened = { generator, batch: batch.value, count };
  if (output === undefined) return { ...opened, kept: [] };
  if (args.resume) return { ...opened, kept: keptFiles(output, generator.family, opened, host) };
  const files = Array.from({ length: count }, (_, index) => puzzleFile(output, generator.family, index + 1));
  refuseUnwritable(files, args.force);
  return { ...opened, kept: [] };
}

function seedToResume({ family }: AnyGenerator, { resume, output }: GenerateArguments, host: Host) {
  if (!resume) return undefined;
  if (output === undefined) throw new InputError(['--resume: needs the folder of the batch, -o DIR']);
  return seedInFolder(output, family, host);
}

type Limit = Extract<Step, { readonly status: 'limit' }>;

/** What happens while a batch is filled. */
interface FillEvents {
  /** A kept file holds what its id makes. */
  onIntact(number: number): void;
  onPuzzle(step: Extract<Step, { readonly status: 'made' }>): void;
}

/** Fills the batch on worker threads; the value is the limit that was reached, if any. */
function fill(
  { batch, count, kept }: Opened,
  args: GenerateArguments,
  host: Host,
  { onIntact, onPuzzle }: FillEvents,
): Promise<PoolWork<Limit | undefined>> {
  const jobs = Math.min(args.jobs ?? host.workers, count);
  return withPool({ jobs, timeout: args.timeout }, host, async (pool) => {
    const known = await intactPuzzles(kept, batch, pool, host);
    for (const number of known.keys()) onIntact(number);
    const filling = { batch, count, known, limitAttempts: args['limit-attempts'], ahead: jobs * AHEAD };
    const make = (request: MakeRequest) => pool.run('make-puzzle', { ...request, certify: args.certify });
    for await (const step of fillBatch({ ...filling, make })) {
      if (step.status === 'limit') return step;
      onPuzzle(step);
    }
    return undefined;
  });
}

/** Keys of the kept puzzles that are what their ids make, by number; the others are named. */
async function intactPuzzles(
  kept: readonly KeptFile[],
  batch: Batch,
  pool: Pool,
  host: Host,
): Promise<ReadonlyMap<number, string>> {
  const keys = await Promise.all(
    kept.map(({ record, number }) => keyOfIntact(record, { batch, number }, pool)),
  );
  return new Map(
    kept.flatMap(({ number, file }, index) => {
      const key = keys[index];
      if (key !== undefined) return [[number, key] as const];
      host.note(`${file}: is not the puzzle that was made here; it is made again`);
      return [];
    }),
  );
}

function explain(end: PoolWork<Limit | undefined>, { goal }: Batch, host: Host): ExitCode {
  if (end.status === 'interrupted') {
    host.note('interrupted; with -o, --resume goes on from here');
    return EXIT.interrupted;
  }
  if (end.status === 'timeout') {
    host.note('the time was over');
    return EXIT.undecided;
  }
  if (end.value === undefined) return EXIT.yes;
  host.note(`gave up on puzzle ${end.value.number} after ${end.value.limitAttempts} attempts`);
  for (const line of relaxations(end.value, goal)) host.note(line);
  return EXIT.undecided;
}
