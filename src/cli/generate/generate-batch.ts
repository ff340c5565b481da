/** The arguments of `generate` as a batch, its puzzles to files or standard output, its end in words. */
import { type AnyGenerator, type Batch, openBatch, tooMany } from '../../../generators/index.js';
import {
  type BatchEnd,
  type BatchRequest,
  makeBatch,
  numbersOf,
  openPassingStore,
  type PuzzleEntry,
  type Store,
} from '../../jobs/index.js';
import { settingsFrom } from '../../settings/index.js';
import type { FlagValues } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { openFolders } from '../input/index.js';
import { openBatchProgress, refuseUnwritable } from '../output/index.js';
import { noteOfRefused } from '../saved/index.js';
import { type Worked, withWorkers, workLimitsOf } from '../workers/index.js';
import { requireGenerator } from './family-flags.js';
import type { GenerateArguments } from './flags.js';
import { foreignFile, openPuzzleFolder, puzzleFile, seedInFolder } from './puzzle-folder.js';
import { showPuzzle } from './puzzle-output.js';
import { PuzzleSteps } from './puzzle-steps.js';
import { relaxations } from './relaxations.js';

/** A batch that can be made, and where its puzzles are kept. */
interface Opened {
  readonly generator: AnyGenerator;
  readonly request: BatchRequest;
  readonly store: Store<PuzzleEntry>;
}

/**
 * Makes the batch that the arguments describe and passes every puzzle on as it is finished.
 * @param given settings of the family
 * @throws InputError for arguments that cannot be, before anything is made or written
 */
export async function generateBatch(
  args: GenerateArguments,
  given: FlagValues,
  host: Host,
): Promise<ExitCode> {
  const { generator, request, store } = await open(args, given, host);
  const { batch, shard } = request;
  const { length: count } = numbersOf(request.count, shard);
  let kept = 0;
  let made = 0;
  const progress = openBatchProgress(host, count);
  const jobs = Math.max(1, Math.min(args.jobs ?? host.workers, count));
  const limits = workLimitsOf({ ...args, jobs }, host, progress.crew);
  const work = withWorkers(limits, host, async (workers, abort) => {
    const steps = args.steps ? new PuzzleSteps(workers, (line) => host.out(line)) : undefined;
    const outcome = await makeBatch(
      request,
      {
        workers,
        abort,
        store: steps === undefined ? store : openPassingStore(({ record }) => steps.add(record)),
      },
      {
        onKept: (intact) => {
          kept = intact;
          progress.show(kept);
        },
        onRefused: (entry) => host.note(noteOfRefused(entry)),
        onPuzzle: ({ record }) => {
          if (steps === undefined) showPuzzle(record, args, host);
          progress.show(++made + kept);
        },
      },
    );
    await steps?.finish(abort);
    return outcome;
  });
  const worked = await work.finally(() => progress.close());
  if (worked.outcome.status === 'foreign') throw foreignFile(worked.outcome.entry, batch);
  const part = shard === undefined ? '' : ` (part ${shard.index} of ${shard.of})`;
  const where = args.output === undefined ? '' : ` in ${args.output}`;
  const before = kept === 0 ? '' : `, ${kept} were there already`;
  host.note(
    `made ${made} of ${count} ${generator.family} puzzles${part}${where}${before}; seed ${batch.seed}`,
  );
  return explain(worked, batch, host);
}

async function open(args: GenerateArguments, given: FlagValues, host: Host): Promise<Opened> {
  const { family: name, difficulty, guess, output, certify, shard } = args;
  const generator = requireGenerator(name);
  const settings = settingsFrom(generator.settings, given, openFolders(host));
  const goal = { noGuess: !guess, ...difficulty };
  if (args.steps && (!args.json || output !== undefined))
    throw new InputError(['--steps: is for lines of JSON on standard output, with --json and without -o']);
  if (shard !== undefined && args.seed === undefined)
    throw new InputError(['--shard: needs --seed, the same one for all parts of the batch']);
  const seed = args.seed ?? seedToResume(generator, args, host) ?? host.freshSeed();
  const batch = await openBatch({ generator, settings, goal, seed });
  if (!batch.ok) throw InputError.ofIssues(`generate ${name}`, batch.issues);
  const { count = batch.value.most ?? 1 } = args;
  const wrong = tooMany(batch.value, count);
  if (wrong !== undefined) throw InputError.ofIssues(`generate ${name}`, [wrong]);
  const request = { batch: batch.value, count, shard, limitAttempts: args['limit-attempts'], certify };
  if (output === undefined) return { generator, request, store: openPassingStore() };
  const numbers = numbersOf(count, shard);
  if (!args.resume) {
    refuseUnwritable(
      numbers.map((number) => puzzleFile(output, generator.family, number)),
      args.force,
    );
  }
  const { force, resume } = args;
  const store = openPuzzleFolder({ folder: output, family: generator.family, numbers, force, resume }, host);
  return { generator, request, store };
}

function seedToResume({ family }: AnyGenerator, { resume, output }: GenerateArguments, host: Host) {
  if (!resume) return undefined;
  if (output === undefined) throw new InputError(['--resume: needs the folder of the batch, -o DIR']);
  return seedInFolder(output, family, host);
}

function explain({ outcome, endedBy }: Worked<BatchEnd>, { goal }: Batch, host: Host): ExitCode {
  if (outcome.status === 'done') return EXIT.yes;
  if (outcome.status === 'limit') {
    for (const line of relaxations(outcome, goal)) host.error(line);
    return EXIT.undecided;
  }
  if (endedBy === 'interrupted') {
    host.note('interrupted; with -o, --resume goes on from here');
    return EXIT.interrupted;
  }
  host.error('timed out');
  return EXIT.undecided;
}
