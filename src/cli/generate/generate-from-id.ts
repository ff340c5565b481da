/** One puzzle made once more from its id. */
import { readId } from '../../../generators/index.js';
import { repeatPuzzle } from '../../jobs/index.js';
import type { FlagValues } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { jsonLine, refuseUnwritable, writeFiles } from '../output/index.js';
import { withWorkers } from '../workers/index.js';
import { batchOfId } from './batch-of-id.js';
import type { GenerateArguments } from './flags.js';
import { puzzleFile } from './puzzle-folder.js';
import { showPuzzle } from './puzzle-output.js';

/**
 * Makes the puzzle of an id once more and hands it over, the same to the byte.
 * @param given settings that the id does not hold, such as a folder of pictures
 * @throws InputError for text that is no id of this program, and for ids that no puzzle has
 */
export async function generateFromId(
  text: string,
  args: GenerateArguments,
  given: FlagValues,
  host: Host,
): Promise<ExitCode> {
  refuseOthers(args);
  const id = readId(text);
  if (!id.ok) throw InputError.ofIssues('--id', id.issues);
  const { generator, number, attempt } = id.value;
  const batch = await batchOfId(id.value, given, `--id ${text}`, host);
  const { output, force, certify } = args;
  const { family } = generator;
  if (output !== undefined) refuseUnwritable([puzzleFile(output, family, number)], force);
  const { outcome, endedBy } = await withWorkers({ jobs: 1, timeout: args.timeout }, host, (workers) =>
    repeatPuzzle({ batch, number, attempt, certify }, workers),
  );
  if (outcome.status === 'stopped') return endedBy === 'interrupted' ? EXIT.interrupted : EXIT.undecided;
  if (outcome.status === 'none') throw new InputError([`--id ${text}: no puzzle has this id`]);
  const { record } = outcome;
  if (output !== undefined)
    writeFiles([{ path: puzzleFile(output, family, number), content: jsonLine(record) }], force);
  showPuzzle(record, args, host);
  return EXIT.yes;
}

function refuseOthers({
  family,
  count,
  seed,
  difficulty,
  guess,
  resume,
  shard,
  steps,
}: GenerateArguments): void {
  const others = [family, count, seed, difficulty, shard];
  if (others.every((other) => other === undefined) && guess && !resume && !steps) return;
  throw new InputError([
    '--id: an id holds all settings of its puzzle; leave out the family, -n, --seed, --difficulty, --no-guess, --shard, --steps and --resume',
  ]);
}
