/** The arguments of `minimum` as a job: its puzzle, state file, workers and limits, with a progress line. */
import { existsSync } from 'node:fs';
import { describeIssue, issue } from '../../core/index.js';
import { findFamily } from '../../families/index.js';
import {
  findMinimum,
  type MinimumEnd,
  type MinimumEntry,
  type MinimumEvents,
  openMemoryStore,
  type Store,
} from '../../jobs/index.js';
import type {
  AnyMinimumProblem,
  LoopReport,
  MinimumClaim,
  MinimumProblemRequest,
  TableAnswer,
} from '../../minimum/index.js';
import { budgetOf } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { type BrokenPuzzle, isBroken, nameOf, type ReadPuzzle, readEach } from '../input/index.js';
import { writeFiles } from '../output/index.js';
import { withWorkers, workLimitsOf } from '../workers/index.js';
import type { GivenAnswer } from './answer.js';
import type { MinimumArguments } from './flags.js';
import { loopLines } from './loop-lines.js';
import { readJson } from './problem-flags.js';
import { NO_PROGRESS, openRunProgress } from './run-progress.js';

/**
 * The puzzles asked about; none where the problem takes none. Those of another family are broken ones.
 * @throws InputError when none is given, one too many, or a single one that cannot be asked about
 */
export async function puzzlesOf(
  problem: AnyMinimumProblem,
  { file, ...args }: MinimumArguments,
  host: Host,
): Promise<readonly (ReadPuzzle | BrokenPuzzle)[]> {
  if (problem.takes === 'nothing') {
    if (file === undefined) return [];
    throw new InputError([`minimum ${problem.name}: takes no file, found ${file}`]);
  }
  if (file === undefined) throw new InputError([`minimum ${problem.name}: expected a file with a puzzle`]);
  const family = findFamily(problem.family)!;
  const reads = await readEach({ ...args, file }, host);
  return reads.map((read) => {
    if (isBroken(read) || read.family === family) return read;
    const message = `is a ${read.family.name}; minimum ${problem.name} expects a ${family.name}`;
    if (reads.length === 1) throw new InputError([`${read.file}: ${message}`]);
    return { file: nameOf(file), issues: [issue('other-family', message, { line: read.line })] };
  });
}

/** The outcome of a run. */
export interface Ran {
  readonly answer: GivenAnswer | TableAnswer;
  readonly interrupted: boolean;
  readonly seconds: number;
  /** The claim of the answer, where a certificate is asked for and there may be one. */
  readonly claimed?: MinimumClaim;
}

/**
 * Runs a request.
 * @throws InputError for what the problem refuses, and for a state file of something else
 */
export async function runRequest(
  problem: AnyMinimumProblem,
  question: MinimumProblemRequest,
  args: MinimumArguments,
  host: Host,
): Promise<Ran> {
  const started = host.now();
  const limits = budgetOf(args, host);
  const store = openStateFile(args.state, host);
  // Rounds show how far the run is.
  const progress = args.verbose ? NO_PROGRESS : openRunProgress(`minimum ${problem.name}`, host);
  const onRound = (report: LoopReport): void => {
    for (const line of loopLines(findFamily(problem.family)!, report, args.ascii)) host.note(line);
  };
  const claims: MinimumClaim[] = [];
  const onClaim = (claim: MinimumClaim): void => void claims.push(claim);
  const events: MinimumEvents = {
    onProgress: ({ step = 'searching', lower, upper }) => progress.show(step, lower, upper),
    onShare: progress.share,
    ...(args.verbose ? { onRound } : {}),
    ...(args.certificate === undefined ? {} : { onClaim }),
  };
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  try {
    const { outcome, endedBy } = await withWorkers(
      workLimitsOf(args, host, progress.crew),
      host,
      (workers, hasEnded) => {
        const budget = { ...limits, abort: () => hasEnded() || limits.abort?.() === true };
        const request = { problem, question, budget, certify: args.certify };
        return findMinimum(request, { workers, store, pause }, events);
      },
    );
    return {
      answer: answerIn(outcome, problem, args),
      interrupted: endedBy === 'interrupted',
      ...(claims[0] === undefined ? {} : { claimed: claims[0] }),
      seconds: (host.now() - started) / 1000,
    };
  } finally {
    progress.close();
    store.save();
  }
}

/** @throws InputError where there is no answer */
function answerIn(
  outcome: MinimumEnd,
  { name }: AnyMinimumProblem,
  { state }: MinimumArguments,
): Ran['answer'] {
  switch (outcome.status) {
    case 'no-state':
      throw new InputError([
        `${state}: is no state of minimum; expected what an earlier run with --state wrote`,
        `${state}: ${describeIssue(outcome.issue)}`,
      ]);
    case 'foreign':
      throw new InputError([
        `${state}: is the state of another request; expected one with the same puzzle and options, or another file`,
      ]);
    case 'answered': {
      const { answer } = outcome;
      if (answer.status === 'refused') throw InputError.ofIssues(`minimum ${name}`, answer.issues);
      return answer;
    }
  }
}

/** Milliseconds between two writings while a run goes on. */
const BETWEEN_WRITINGS = 5000;

/** A store that can be made to write at once. */
interface StateStore extends Store<MinimumEntry> {
  /** Writes the newest entry if it is not written yet. */
  save(): void;
}

/** Opens the file; it need not exist. Without a file, the knowledge of a run ends with it. */
function openStateFile(file: string | undefined, host: Host): StateStore {
  if (file === undefined) return { ...openMemoryStore(), save: () => undefined };
  let newest: MinimumEntry | undefined;
  let written = host.now();
  const save = (): void => {
    if (newest === undefined) return;
    writeFiles([{ path: file, content: `${JSON.stringify(newest)}\n` }], true);
    newest = undefined;
    written = host.now();
  };
  return {
    read: async () => (existsSync(file) ? [{ place: file, value: readJson(file, host) }] : []),
    // The next entry replaces the one that is there.
    retain: async () => undefined,
    append: async (entry) => {
      newest = entry;
      if (host.now() - written >= BETWEEN_WRITINGS) save();
    },
    save,
  };
}
