/**
 * `image` with several pictures or a folder: each by the same settings, those of an earlier run kept, a table
 * at the end.
 */
import path from 'node:path';
import { describeIssue, placeBefore } from '../../core/index.js';
import {
  type ImageRequest,
  makePictures,
  type NamedPicture,
  type PictureEntry,
  type RefusedPicture,
  stampOf,
} from '../../jobs/index.js';
import { budgetOf } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError, worstOf } from '../host/index.js';
import { isFolder } from '../input/index.js';
import { jsonLine, openBatchProgress } from '../output/index.js';
import { noteOfRefused } from '../saved/index.js';
import { withWorkers } from '../workers/index.js';
import { exitCodeOfPicture } from './files.js';
import type { ImageFlags } from './flags.js';
import { pictureOf, picturesIn, picturesNamed } from './folder-pictures.js';
import {
  openPictureFolder,
  type PictureFolder,
  type PictureFolderStore,
  pathsIn,
  refuseOthers,
  seedInPictures,
} from './picture-folder.js';
import { pictureTable } from './table.js';

type Outcome = PictureEntry | RefusedPicture;

/**
 * Makes the nonograms of several pictures, or of a folder of them.
 * @param words the pictures, or the folder
 * @throws InputError for standard input and folders among the pictures, a folder without pictures, names that
 *   collide, and files that exist, before anything is made
 */
export async function imagesOf(
  words: readonly [string, ...string[]],
  args: ImageFlags,
  host: Host,
): Promise<ExitCode> {
  for (const flag of ['title', 'keep'] as const)
    if (args[flag] !== undefined) throw new InputError([`--${flag}: belongs to one picture; found several`]);
  const queue = args.queue ?? host.queue;
  if (queue !== undefined && args.timeout !== undefined)
    throw new InputError([
      '--timeout: ends no search on another machine; with a queue, --limit-nodes or --limit-conflicts is expected',
    ]);
  const [first, ...others] = words;
  const isOneFolder = others.length === 0 && isFolder(first);
  const files = isOneFolder ? picturesIn(first, host) : picturesNamed(words);
  const names = [...files.keys()];
  const folder = args.output ?? path.join('output', isOneFolder ? path.basename(path.resolve(first)) : '');
  const { method, candidates, paper, force } = args;
  const wanted: PictureFolder = { folder, method, candidates, paper, force };
  refuseCollisions(wanted, files);
  const seed = args.seed ?? (force ? undefined : seedInPictures(folder, names, host)) ?? host.freshSeed();
  const { abort: _, ...budget } = budgetOf(args, host);
  const request: ImageRequest = { settings: args, seed, budget, certify: args.certify };
  const pictures = [...files].map(([name, file]) => pictureOf({ name, file, args }, host));
  refuseOthers(wanted, new Map(pictures.map((one) => [one.name, stampOf(one, request)])), host);

  const store = openPictureFolder(wanted, names, host);
  const { outcomes, isWhole } = await run(pictures, request, store, { ...args, queue }, host);
  return report(outcomes, { store, args, folder, seed, isWhole, names }, host);
}

/**
 * Refuses pictures whose files have the names of those of others: `a` has `a-solution.svg`, as a picture of
 * that name has.
 */
function refuseCollisions(wanted: PictureFolder, files: ReadonlyMap<string, string>): void {
  const owners = new Map<string, string>();
  for (const [name, file] of files) {
    for (const output of pathsIn(wanted, name)) {
      const other = owners.get(output);
      if (other !== undefined)
        throw new InputError([
          `${other} and ${file}: would both be written to ${output}; rename one of them`,
        ]);
      owners.set(output, file);
    }
  }
}

/** Runs the job; `isWhole` if all pictures were finished. */
async function run(
  pictures: readonly NamedPicture[],
  request: ImageRequest,
  store: PictureFolderStore,
  args: ImageFlags,
  host: Host,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly isWhole: boolean }> {
  const outcomes: Outcome[] = [];
  const progress = openBatchProgress(host, pictures.length, 'pictures');
  const events = {
    onRefused: (entry: Parameters<typeof noteOfRefused>[0]) => host.note(noteOfRefused(entry)),
    onPicture: (outcome: Outcome) => {
      outcomes.push(outcome);
      if (args.json) host.out(jsonLine(lineOf(outcome, store)));
      progress.show(outcomes.length);
    },
  };
  const work = withWorkers(
    { jobs: host.workers, queue: args.queue, onCrew: progress.crew },
    host,
    (workers) => makePictures(pictures, request, { workers, store }, events),
  );
  const { outcome: end } = await work.finally(() => progress.close());
  return { outcomes, isWhole: end.status === 'done' };
}

/** The JSON answer about a picture, or its error. */
function lineOf(outcome: Outcome, store: PictureFolderStore): object {
  const { name } = outcome;
  if ('record' in outcome) return { name, ...store.answerOf(name) };
  const { code, message, place } = outcome.issues[0]!;
  return {
    name,
    error: { code, message: `${placeBefore(place)}${message}` },
  };
}

/** The subject of the report. */
interface Reported {
  readonly store: PictureFolderStore;
  readonly args: ImageFlags;
  readonly folder: string;
  readonly seed: string;
  readonly names: readonly string[];
  readonly isWhole: boolean;
}

/** Reports the outcomes of the pictures. */
function report(
  outcomes: readonly Outcome[],
  { store, args, folder, seed, names, isWhole }: Reported,
  host: Host,
): ExitCode {
  const rows = outcomes.map((one) => ({ name: one.name, record: 'record' in one ? one.record : undefined }));
  if (!args.json && rows.length > 0) host.out(pictureTable(rows));
  for (const { name } of outcomes)
    for (const warning of store.answerOf(name)?.warnings ?? []) host.note(`warning: ${name}: ${warning}`);
  let code: ExitCode = EXIT.yes;
  for (const outcome of outcomes) {
    if ('record' in outcome) code = worstOf(code, exitCodeOfPicture(outcome.record));
    else {
      code = worstOf(code, EXIT.usage);
      for (const found of outcome.issues) host.error(`${outcome.name}: not made: ${describeIssue(found)}`);
    }
  }
  const kept = names.filter((name) => store.answerOf(name) !== undefined).length;
  host.note(`${kept} of ${names.length} pictures are in ${folder}; seed ${seed}`);
  if (isWhole) return code;
  host.note('interrupted; the same command goes on from here');
  return EXIT.interrupted;
}
