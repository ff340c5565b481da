/** A book from the arguments of `book` to its files: puzzles read and made, pages set, everything written whole. */
import path from 'node:path';
import { relaxations } from '../../generators/batch.js';
import type { AnyGenerator } from '../../generators/generator.js';
import { arrange, type BookPuzzle } from '../book/entries.js';
import { layoutBook } from '../book/layout.js';
import { renderBook } from '../book/render.js';
import { sidecarOf } from '../book/sidecar.js';
import { slicesOf } from '../book/slices.js';
import type { BookSpec } from '../book/spec.js';
import { describeIssue } from '../core/issue.js';
import { settingsIn } from '../core/settings.js';
import { readFilePart } from './book-files.js';
import { type BookInput, readBookInput } from './book-input.js';
import { type Prepared, type Supply, supplyBook } from './book-supply.js';
import { openWorkFile, readWorkFile, workFileOf } from './book-work-file.js';
import { jsonLine } from './deliver.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { settingsOf } from './family-options.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { placeLines } from './kept-lines.js';
import { nameOf } from './read-bytes.js';
import { type PoolWork, withPool } from './with-pool.js';
import { type OutputFile, refuseUnwritable, writeFiles } from './write-files.js';

/** How many puzzles a worker has waiting, so that none is idle while an earlier one takes long. */
const AHEAD = 8;

export interface BookArguments {
  readonly spec: string;
  readonly output: string;
  readonly title?: string | undefined;
  readonly trim?: string | undefined;
  readonly seed?: string | undefined;
  readonly jobs?: number | undefined;
  readonly resume: boolean;
  readonly force: boolean;
  readonly json: boolean;
  readonly certify: boolean;
  readonly 'limit-attempts': number;
  readonly timeout?: number | undefined;
}

/**
 * Makes the book.
 * @throws InputError for whatever is wrong with specification, files or outputs, before anything is made
 */
export async function makeBook(args: BookArguments, once: Host): Promise<ExitCode> {
  const host = readingInputOnce(once);
  const input = readBookInput(args, host);
  const outputs = outputsOf(args.output, input.spec);
  const workFile = workFileOf(args.output);
  refuseUnwritable(args.resume ? outputs : [...outputs, workFile], args.force);
  const prepared = await prepare(input, args, workFile, host);
  const { spec } = prepared;
  const work = openWorkFile(workFile, { seed: spec.seed ?? '' });
  const jobs = args.jobs ?? host.workers;
  const end = await withPool({ jobs, timeout: args.timeout }, host, (pool) =>
    supplyBook(
      prepared,
      {
        limitAttempts: args['limit-attempts'],
        ahead: jobs * AHEAD,
        certify: args.certify,
        startWith: work.startWith,
        keep: work.add,
      },
      pool,
      host,
    ),
  );
  if (end.status !== 'done' || end.value.status !== 'done') return explain(end, prepared, host);
  const { files, summary } = await bind(spec, end.value.puzzles, outputs);
  writeFiles(files, args.force);
  work.remove();
  tell(summary, args, host);
  return EXIT.yes;
}

/** Standard input can be read once, and here it may be both looked at and read. */
function readingInputOnce(host: Host): Host {
  let bytes: Uint8Array | undefined;
  return { ...host, readInput: (most) => (bytes ??= host.readInput(most)) };
}

function outputsOf(pdf: string, { answers }: BookSpec): readonly string[] {
  const stem = pdf.replace(/\.pdf$/i, '');
  return [pdf, `${stem}.json`, ...(answers === 'separate' ? [`${stem}-answers.pdf`] : [])];
}

async function prepare(
  input: BookInput,
  args: BookArguments,
  workFile: string,
  host: Host,
): Promise<Prepared> {
  const resumed = args.resume ? readWorkFile(workFile, host) : undefined;
  const told = args.seed ?? input.spec.seed ?? resumed?.seed;
  const isMade = input.spec.parts.some(({ kind }) => kind === 'generated');
  const seed = told ?? (isMade ? host.freshSeed() : '');
  const spec = told === undefined && !isMade ? input.spec : { ...input.spec, seed };
  const files = new Map(
    spec.parts.flatMap((part, index) =>
      part.kind === 'files' ? [[index, readFilePart(part, input.folder, host)] as const] : [],
    ),
  );
  const slices = await slicesOf({ ...input, spec }, seed, (generator, parameters) =>
    settingsOf(generator, foldersFrom(input.folder, generator, parameters), host),
  );
  if (!slices.ok) throw InputError.ofIssues(nameOf(args.spec), slices.issues);
  const lines = placeLines(workFile, resumed?.lines ?? [], slices.value, host);
  return { spec, files, slices: slices.value, workFile, lines };
}

/** Folders that parameters name are those beside the specification. */
function foldersFrom(
  folder: string,
  generator: AnyGenerator,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const folders = settingsIn(generator.settings).filter(({ kind }) => kind === 'files');
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const isFolder = folders.some((setting) => setting.name === name);
      return [name, isFolder ? path.resolve(folder, String(value)) : value];
    }),
  );
}

/** What `--json` prints about a finished book. */
interface Summary {
  readonly files: readonly string[];
  readonly puzzles: number;
  readonly pages: number;
  readonly seed: string | null;
  /** Whether the proof of every puzzle was checked. */
  readonly certified: boolean;
  readonly warnings: readonly string[];
}

/** Sets and draws the pages; nothing is written yet. */
async function bind(
  spec: BookSpec,
  puzzles: readonly (readonly BookPuzzle[])[],
  outputs: readonly string[],
): Promise<{ readonly files: readonly OutputFile[]; readonly summary: Summary }> {
  const parts = arrange(spec, puzzles);
  const book = layoutBook(spec, parts);
  const contents = [
    await renderBook(book.main, spec),
    `${JSON.stringify(sidecarOf(spec, parts, book), undefined, 1)}\n`,
    ...(book.answers === undefined ? [] : [await renderBook(book.answers, spec)]),
  ];
  const summary = {
    files: outputs,
    puzzles: parts.reduce((sum, { entries }) => sum + entries.length, 0),
    pages: book.main.pages.length,
    seed: spec.seed ?? null,
    certified: puzzles.flat().every(({ certified }) => certified),
    warnings: book.main.warnings.map(describeIssue),
  };
  return { files: contents.map((content, index) => ({ path: outputs[index]!, content })), summary };
}

function tell(summary: Summary, { json }: BookArguments, host: Host): void {
  const { files, puzzles, pages, seed, certified, warnings } = summary;
  if (json) host.out(jsonLine(summary));
  for (const warning of warnings) host.note(warning);
  const proofs = certified ? ', every proof checked' : ', not every proof checked';
  host.note(`${puzzles} puzzles on ${pages} pages${proofs}${seed === null ? '' : `; seed ${seed}`}`);
  for (const file of files) host.note(`wrote ${file}`);
}

function explain(end: PoolWork<Supply>, { spec, slices }: Prepared, host: Host): ExitCode {
  if (end.status === 'interrupted') {
    host.note('interrupted; --resume goes on from here');
    return EXIT.interrupted;
  }
  if (end.status === 'timeout') {
    host.note('the time was over; --resume goes on from here');
    return EXIT.undecided;
  }
  if (end.value.status === 'done') return EXIT.yes;
  const { batch, part } = slices[end.value.slice]!;
  const { number, limitAttempts } = end.value;
  const title = spec.parts[part]!.title ?? batch.generator;
  host.note(`gave up on puzzle ${number} of part ${part + 1} (${title}) after ${limitAttempts} attempts`);
  for (const line of relaxations(end.value, batch.goal)) host.note(line);
  return EXIT.undecided;
}
