/** One puzzle made once more from its id. */
import { openBatch } from '../../generators/batch.js';
import { idPrefix, readId } from '../../generators/id.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { type FlagValues, settingsOf } from './family-options.js';
import type { GenerateArguments } from './generate-batch.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { puzzleFile } from './puzzle-folder.js';
import { deliverPuzzle } from './puzzle-output.js';
import { withPool } from './with-pool.js';
import { refuseUnwritable } from './write-files.js';

/**
 * Makes the puzzle of an id once more and hands it over, the same to the byte.
 * @throws InputError for text that is no id of this program, and for ids that no puzzle has
 */
export async function repeatPuzzle(text: string, args: GenerateArguments, host: Host): Promise<ExitCode> {
  refuseOthers(args);
  const id = readId(text);
  if (!id.ok) throw InputError.ofIssues('--id', id.issues);
  const { generator, goal, seed, number, attempt, prefix } = id.value;
  const settings = { ...id.value.settings, ...settingsOf(generator, args as unknown as FlagValues, host) };
  const order = { generator, settings, goal, seed };
  if (idPrefix(order) !== prefix)
    throw new InputError([
      `--id ${text}: the settings beside it are not those that the puzzle was made from`,
    ]);
  const batch = await openBatch(order);
  if (!batch.ok) throw InputError.ofIssues(`--id ${text}`, batch.issues);
  if (args.output !== undefined)
    refuseUnwritable([puzzleFile(args.output, generator.family, number)], args.force);
  const { certify } = args;
  const request = { batch: batch.value, number, firstAttempt: attempt, limitAttempts: attempt + 1, certify };
  const end = await withPool({ jobs: 1, timeout: args.timeout }, host, (pool) =>
    pool.run('make-puzzle', request),
  );
  if (end.status === 'interrupted') return EXIT.interrupted;
  if (end.status === 'timeout') return EXIT.undecided;
  if (end.value.status === 'limit') throw new InputError([`--id ${text}: no puzzle has this id`]);
  deliverPuzzle(end.value.record, number, args, host);
  return EXIT.yes;
}

function refuseOthers({ family, count, seed, difficulty, guess, resume }: GenerateArguments): void {
  const others = [family, count, seed, difficulty];
  if (others.every((other) => other === undefined) && guess && !resume) return;
  throw new InputError([
    '--id: says all about its puzzle; leave out the family, -n, --seed, --difficulty, --no-guess and --resume',
  ]);
}
