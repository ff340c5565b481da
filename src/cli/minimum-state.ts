/** The file of `--state`: what a run of `minimum` knows, written whole now and then, so that another run can go on. */
import { existsSync } from 'node:fs';
import type { AnyMinimumProblem } from '../minimum/problem.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { readJson } from './minimum-options.js';
import { writeFiles } from './write-files.js';

/** Milliseconds between two writings while a run goes on. */
const BETWEEN_WRITINGS = 5000;

/** Keeps the state of one run in its file; without a file it keeps nothing. */
export interface StateFile {
  /** What an earlier run of the same question knew. */
  readonly known?: unknown;
  /** Takes the newest state, and writes it when the last writing is a while ago. */
  keep(state: object): void;
  /** Writes the newest state. */
  save(): void;
}

/**
 * Opens the file of a question; it need not exist.
 * @throws InputError when it holds something else, or the state of another question
 */
export function openStateFile(
  file: string | undefined,
  { name }: AnyMinimumProblem,
  request: unknown,
  host: Host,
): StateFile {
  if (file === undefined) return { keep: () => undefined, save: () => undefined };
  const known = existsSync(file) ? knownIn(file, name, request, host) : undefined;
  let newest: object | undefined;
  let written = host.now();
  const save = (): void => {
    if (newest === undefined) return;
    const content = `${JSON.stringify({ problem: name, request: request, state: newest })}\n`;
    writeFiles([{ path: file, content }], true);
    newest = undefined;
    written = host.now();
  };
  return {
    ...(known === undefined ? {} : { known }),
    keep: (state) => {
      newest = state;
      if (host.now() - written >= BETWEEN_WRITINGS) save();
    },
    save,
  };
}

function knownIn(file: string, problem: string, request: unknown, host: Host): unknown {
  const saved = readJson(file, host);
  if (typeof saved !== 'object' || saved === null || !('state' in saved) || !('question' in saved)) {
    throw new InputError([
      `${file}: is no state of minimum; expected what an earlier run with --state wrote`,
    ]);
  }
  const isSame =
    'problem' in saved &&
    saved.problem === problem &&
    JSON.stringify(saved.question) === JSON.stringify(request);
  if (isSame) return saved.state;
  throw new InputError([
    `${file}: is the state of another question; expected one with the same puzzle and options, or another file`,
  ]);
}
