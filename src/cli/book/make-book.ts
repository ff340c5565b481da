/**
 * The arguments of `book` as a book: what it is made of is read, the job runs, and its files are written
 * whole.
 */

import { existsSync } from 'node:fs';
import { describeTrim, type LocatedSpec, slicesOf, wholeSpec, withoutEnglish } from '../../book/index.js';
import { counted } from '../../core/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import {
  type BookEnd,
  type BookEvents,
  type BookRequest,
  collectBook,
  type GivenPuzzle,
  type PuzzleEntry,
  type ReachedPages,
  type Store,
} from '../../jobs/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { nameOf, openFolders } from '../input/index.js';
import { jsonLine, refuseUnwritable, SOLUTIONS, writeFiles } from '../output/index.js';
import { noteOfRefused } from '../saved/index.js';
import { type EndedBy, type Worked, withWorkers, workLimitsOf } from '../workers/index.js';
import { type Finished, finish, outputsOf, previewPages } from './bind.js';
import { readFilePart } from './files.js';
import type { BookArguments } from './flags.js';
import { type BookInput, readBookInput } from './input.js';
import { limitLines } from './limits.js';
import { withLogoRead } from './logo.js';
import { type BookProgress, openBookProgress, type PartToMake } from './progress.js';
import { refuseEmptyVolumes } from './volumes.js';
import { openWorkFile, seedInWorkFile, workFileOf } from './work-file.js';

/**
 * Makes the book.
 * @throws InputError for whatever is wrong with specification, files or outputs, before anything is made
 */
export async function makeBook(args: BookArguments, once: Host): Promise<ExitCode> {
  const host = readingInputOnce(once);
  const input = await readBookInput(args, host);
  const destination = { pdf: args.output, folder: input.folder };
  const outputs = args.preview === undefined ? outputsOf(input.spec, destination) : [];
  const workFile = workFileOf(args.output);
  refuseUnwritable(args.resume ? outputs : [...outputs, workFile], args.force);
  const request = await prepare(input, args, workFile, host);
  const { spec } = request;
  if (spec.trim.guessed) host.note(`the trim has no unit; understood as ${describeTrim(spec.trim)}`);
  const store = openWorkFile(workFile, { seed: spec.seed ?? '', resume: args.resume }, host);
  const worked = await collect(request, { args, store, workFile }, host);
  if (worked.outcome.status !== 'done') {
    const located = { spec, placeOf: request.placeOf };
    return explain(worked, { located, slices: request.slices, workFile }, host);
  }
  const { outcome } = worked;
  if (args.preview !== undefined) {
    const files = await previewPages(spec, outcome, destination, args.preview);
    writeFiles(files, args.force);
    for (const file of files) host.note(`wrote ${file.path}`);
    if (existsSync(workFile)) host.note(`${workFile} keeps the puzzles; --resume makes the book of them`);
    return EXIT.yes;
  }
  const finished = await finish(spec, outcome, destination, workFile);
  writeFiles(finished.files, args.force);
  store.remove();
  const { reached } = outcome;
  describe(finished, { seed: spec.seed ?? null, reached }, args, host);
  return EXIT.yes;
}

/** The arguments and files of a run. */
interface Making {
  readonly args: BookArguments;
  readonly store: Store<PuzzleEntry>;
  readonly workFile: string;
}

/** Collects the puzzles on worker threads and reports progress. */
async function collect(
  request: BookRequest,
  { args, store, workFile }: Making,
  host: Host,
): Promise<Worked<BookEnd>> {
  let progress: BookProgress | undefined;
  const events: BookEvents = {
    onForeign: ({ length }) => {
      const puzzles = length === 1 ? '1 puzzle is' : `${length} puzzles are`;
      host.note(`${workFile}: ${puzzles} of parts that have been changed; left out`);
    },
    onCopy: ({ file, id }) =>
      host.note(`${file}: ${id} is a copy of an earlier puzzle, turned or mirrored perhaps; it is left out`),
    onRefused: (entry) => host.note(noteOfRefused(entry)),
    onWanted: (counts) => {
      progress?.close();
      progress = openBookProgress(host, partsToMake(request, counts));
    },
    onProgress: (finished) => {
      progress ??= openBookProgress(host, partsToMake(request));
      progress.show(finished);
    },
  };
  const limits = workLimitsOf(args, host, (crew) => progress?.crew(crew));
  const work = withWorkers(limits, host, (workers, abort) =>
    collectBook(request, { workers, store, abort }, events),
  );
  return work.finally(() => progress?.close());
}

/** The parts that have puzzles to make, as many as the slices say or as are wanted of each part. */
function partsToMake({ spec, slices }: BookRequest, wanted?: readonly number[]): readonly PartToMake[] {
  return spec.parts.flatMap((part, index) => {
    const planned = slices.reduce((sum, slice) => sum + (slice.part === index ? slice.count : 0), 0);
    const count = wanted?.[index] ?? planned;
    if (part.kind === 'files' || count === 0) return [];
    return [{ index, title: part.title ?? findFamily(part.family)?.name ?? part.family, count }];
  });
}

/** Standard input can be read once, and here it may be both looked at and read. */
function readingInputOnce(host: Host): Host {
  let bytes: Uint8Array | undefined;
  return { ...host, readInput: (most) => (bytes ??= host.readInput(most)) };
}

async function prepare(
  input: BookInput,
  args: BookArguments,
  workFile: string,
  host: Host,
): Promise<BookRequest & Pick<LocatedSpec, 'placeOf'>> {
  const earlier = args.resume ? seedInWorkFile(workFile, host) : undefined;
  const given = args.seed ?? input.spec.seed ?? earlier;
  const isMade = input.spec.parts.some(({ kind, order }) => kind === 'generated' || order === 'shuffled');
  const seed = given ?? (isMade ? host.freshSeed() : '');
  const spec = given === undefined && !isMade ? input.spec : { ...input.spec, seed };
  const withLogo = await withLogoRead(spec, input.folder, host);
  const read = new Map<number, readonly GivenPuzzle[]>();
  for (const [index, part] of spec.parts.entries())
    if (part.kind === 'files') read.set(index, await readFilePart(part, input.folder, host));
  const familiesIn = (index: number): readonly AnyFamily[] =>
    (read.get(index) ?? []).map(({ family }) => family);
  const translated = withoutEnglish(withLogo, familiesIn);
  const { kept, pathBefore, allows, said } = translated;
  if (said !== undefined) host.note(said);
  if (kept.length === 0) throw new InputError([`${nameOf(args.spec)}: nothing is left for a book`]);
  const files = new Map(
    kept.flatMap((index, part) => {
      const puzzles = read.get(index);
      return puzzles === undefined ? [] : [[part, puzzles.filter(({ family }) => allows(family))] as const];
    }),
  );
  const placeOf: BookInput['placeOf'] = (path) => input.placeOf(pathBefore(path));
  const whole = wholeSpec(translated.spec);
  refuseEmptyVolumes(whole, new Map([...files].map(([part, puzzles]) => [part, puzzles.length])));
  const located = { spec: whole, placeOf };
  const slices = await slicesOf(located, seed, openFolders(host, input.folder));
  if (!slices.ok) throw InputError.ofIssues(nameOf(args.spec), slices.issues);
  const { certify } = args;
  return {
    spec: whole,
    placeOf,
    files,
    slices: slices.value,
    certify,
    limitAttempts: args['limit-attempts'],
  };
}

/** The facts reported of a finished book besides its pages. */
interface Made {
  readonly seed: string | null;
  readonly reached: ReachedPages | undefined;
}

/** Reports the finished book, with `--json` as an object. */
function describe(
  { files, puzzles, pages, certified, warnings, distinct }: Finished,
  { seed, reached }: Made,
  { json }: BookArguments,
  host: Host,
): void {
  const wanted = reached === undefined ? {} : { pagesWanted: reached.target };
  const outputs = files.map((file) => file.path);
  const ofSeries = distinct === undefined ? {} : { distinct };
  if (json)
    host.out(jsonLine({ files: outputs, puzzles, pages, ...wanted, ...ofSeries, seed, certified, warnings }));
  for (const warning of warnings) host.note(warning);
  const proofs = certified ? ', every proof checked' : ', not every proof checked';
  const made = `${counted(puzzles, 'puzzle')} on ${counted(pages, 'page')}`;
  host.note(`${made}${proofs}${seed === null ? '' : `; seed ${seed}`}`);
  if (distinct !== undefined)
    host.note(
      `${distinct} of ${puzzles} puzzles are different, turned, mirrored and renamed copies counted as one`,
    );
  if (reached !== undefined) host.note(pagesWords(reached));
  for (const file of outputs) host.note(`wrote ${file}`);
}

/** The facts reported of an unfinished book. */
interface Unfinished extends Pick<BookRequest, 'slices'> {
  readonly located: LocatedSpec;
  readonly workFile: string;
}

/**
 * Says why there is no book.
 * @throws InputError where an argument makes it impossible
 */
function explain(
  { outcome, endedBy }: Worked<BookEnd>,
  { located, slices, workFile }: Unfinished,
  host: Host,
): ExitCode {
  switch (outcome.status) {
    case 'done':
      return EXIT.yes;
    case 'foreign':
      throw new InputError([
        `${workFile}: belongs to another specification or seed; leave out --resume and use --force to start anew`,
      ]);
    case 'refused':
      throw new InputError(
        outcome.refused.map(
          ({ given: { file }, verdict }) =>
            `${file}: ${SOLUTIONS[verdict]}; expected a puzzle with exactly one`,
        ),
      );
    case 'too-few-pages':
      throw new InputError([
        `pages: expected at least ${outcome.least}, which is what one puzzle of each part takes; found ${outcome.target}`,
      ]);
    case 'stopped':
      host.note(`${ENDED[endedBy ?? 'interrupted']}; --resume goes on from here`);
      return endedBy === 'timeout' ? EXIT.undecided : EXIT.interrupted;
    case 'limit':
      for (const line of limitLines(outcome.limits, { located, slices })) host.error(line);
      if (outcome.kept > 0)
        host.note(
          `${workFile} keeps ${outcome.kept} finished ${outcome.kept === 1 ? 'puzzle' : 'puzzles'}; after the change, --resume goes on from there`,
        );
      return EXIT.undecided;
  }
}

/** The outcome of a request for a number of pages. */
function pagesWords({ target, pages, counts, outcome }: ReachedPages): string {
  const ofParts = `puzzles made by part: ${counts.join(', ')}`;
  switch (outcome) {
    case 'exact':
      return `${target} pages as asked for; ${ofParts}`;
    case 'used-up':
      return `${target} pages were asked for, and all puzzles that there are take ${pages}; ${ofParts}`;
    default:
      return `${target} pages were asked for, and ${pages} is the nearest below: one puzzle more would take more than ${target}; ${ofParts}`;
  }
}

/** The causes that end a book early, in words. */
const ENDED: Readonly<Record<EndedBy, string>> = { interrupted: 'interrupted', timeout: 'timed out' };
