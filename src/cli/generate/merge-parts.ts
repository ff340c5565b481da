/**
 * The arguments of `merge` as a job: the parts are read, and the whole batch goes to files or standard
 * output.
 */
import { existsSync, statSync } from 'node:fs';
import { type Batch, readId } from '../../../generators/index.js';
import { isBlank, parseJson, splitLines } from '../../formats/index.js';
import { type MergeEnd, mergeShards, numbersOf, openMemoryStore, type Stored } from '../../jobs/index.js';
import type { FlagValues } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { MOST_OWN, nameOf, readSource } from '../input/index.js';
import { openBatchProgress, refuseUnwritable } from '../output/index.js';
import { readRecord } from '../saved/index.js';
import { type Worked, withWorkers, workLimitsOf } from '../workers/index.js';
import { batchOfId } from './batch-of-id.js';
import { requireGenerator } from './family-flags.js';
import type { MergeArguments } from './merge-flags.js';
import { openPuzzleFolder, puzzleFile, puzzleFiles } from './puzzle-folder.js';
import { showPuzzle } from './puzzle-output.js';
import { relaxations } from './relaxations.js';

/** Most entries or numbers that a message lists. */
const MOST_SHOWN = 20;

/**
 * Merges parts of a batch.
 * @param given settings that ids do not hold, such as a folder of pictures
 * @throws InputError for parts that are not of one batch or not complete, before anything is written
 */
export async function mergeParts(args: MergeArguments, given: FlagValues, host: Host): Promise<ExitCode> {
  const { parts, count, output, force, certify } = args;
  const { family } = requireGenerator(args.family);
  const entries = readParts(parts, family, host);
  const batch = await batchOf(entries, { ...args, family }, given, host);
  const numbers = numbersOf(count);
  if (output !== undefined)
    refuseUnwritable(
      numbers.map((number) => puzzleFile(output, family, number)),
      force,
    );
  const store =
    output === undefined
      ? openMemoryStore()
      : openPuzzleFolder({ folder: output, family, numbers, force, resume: false }, host);
  const progress = openBatchProgress(host, count);
  progress.show(0);
  let merged = 0;
  let copies = 0;
  const work = withWorkers(workLimitsOf(args, host, progress.crew), host, (workers, abort) =>
    mergeShards(
      { batch, count, certify, limitAttempts: args['limit-attempts'] },
      entries,
      { workers, store, abort },
      {
        onCopy: () => {
          copies++;
        },
        onPuzzle: ({ record }) => {
          showPuzzle(record, args, host);
          progress.show(++merged);
        },
      },
    ),
  );
  const worked = await work.finally(() => progress.close());
  refuseParts(worked.outcome, args);
  const where = output === undefined ? '' : ` in ${output}`;
  const again = copies === 1 ? '1 copy' : `${copies} copies`;
  host.note(
    `merged ${merged} of ${count} ${family} puzzles${where}, ${again} made again; seed ${batch.seed}`,
  );
  return explain(worked, batch, host);
}

/** Everything that the parts left: the files of a folder, or the lines of a file. */
function readParts(parts: string, family: string, host: Host): readonly Stored[] {
  if (existsSync(parts) && statSync(parts).isDirectory()) {
    return puzzleFiles(parts, family).map((place) => ({ place, value: readRecord(place, host) }));
  }
  const lines = splitLines(readSource(parts, host, MOST_OWN).text).filter((line) => !isBlank(line));
  return lines.map(({ number, text }) => {
    const json = parseJson(text);
    return { place: `${nameOf(parts)}: line ${number}`, value: json.ok ? json.value : undefined };
  });
}

/** The batch of the first puzzle that has an id. */
async function batchOf(
  entries: readonly Stored[],
  { parts, family }: Pick<MergeArguments, 'parts' | 'family'>,
  given: FlagValues,
  host: Host,
): Promise<Batch> {
  for (const { place, value } of entries) {
    const id = readId(String((value as { readonly id?: unknown } | undefined)?.id));
    if (!id.ok) continue;
    if (id.value.generator.family === family) return batchOfId(id.value, given, place, host);
    throw new InputError([`${place}: found a ${id.value.generator.family} puzzle; expected ${family}`]);
  }
  const expected = `expected ${family} puzzles as generate --shard writes them`;
  throw new InputError([`${nameOf(parts)}: found no puzzle with an id; ${expected}`]);
}

/** @throws InputError where the parts cannot be merged */
function refuseParts(outcome: MergeEnd, { parts, count }: MergeArguments): void {
  if (outcome.status === 'refused') {
    const lines = outcome.refused.map(({ place, reason }) => `${place}: ${reason}`);
    const more = lines.length - MOST_SHOWN;
    throw new InputError([
      ...lines.slice(0, MOST_SHOWN),
      ...(more > 0 ? [`${nameOf(parts)}: ${more} more such entries are not shown`] : []),
    ]);
  }
  if (outcome.status === 'missing') {
    const { numbers } = outcome;
    const shown = numbers.slice(0, MOST_SHOWN).join(', ');
    const more = numbers.length > MOST_SHOWN ? ` and ${numbers.length - MOST_SHOWN} more` : '';
    throw new InputError([
      `${nameOf(parts)}: ${numbers.length} of ${count} puzzles are missing: ${shown}${more}`,
      'run the parts that should have made them again, then merge',
    ]);
  }
}

function explain({ outcome, endedBy }: Worked<MergeEnd>, { goal }: Batch, host: Host): ExitCode {
  switch (outcome.status) {
    case 'limit':
      for (const line of relaxations(outcome, goal)) host.error(line);
      return EXIT.undecided;
    case 'stopped':
      host.error(endedBy === 'timeout' ? 'timed out' : 'interrupted');
      return endedBy === 'timeout' ? EXIT.undecided : EXIT.interrupted;
    default:
      return EXIT.yes;
  }
}
