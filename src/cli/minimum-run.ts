/** Questions of minimum problems from arguments, and their runs with progress line, state file, workers and limits. */
import type { Budget } from '../core/budget.js';
import type { Puzzle, PuzzleDocument } from '../families/family.js';
import { findFamily } from '../families/index.js';
import type { AnyMinimumProblem, LoopReport, TableAnswer } from '../minimum/problem.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { budgetOf, MOST_JOBS, wholeNumber } from './limits.js';
import { loopLines } from './loop-lines.js';
import type { GivenAnswer } from './minimum-answer.js';
import { openStateFile } from './minimum-state.js';
import { openTasks } from './minimum-tasks.js';
import { type InputArguments, readPuzzle } from './read-puzzle.js';
import { NO_PROGRESS, openRunProgress } from './run-progress.js';

/** Arguments of `minimum` that runs depend on. */
export interface MinimumArguments extends Omit<InputArguments, 'file'> {
  readonly file?: string | undefined;
  readonly state?: string | undefined;
  readonly jobs?: number | undefined;
  readonly timeout?: number | undefined;
  readonly certify: boolean;
  readonly verbose: boolean;
  readonly ascii: boolean;
  readonly 'limit-nodes'?: number | undefined;
  readonly 'limit-conflicts'?: number | undefined;
}

/**
 * The puzzle asked about.
 * @throws InputError when none is given, or one too many, or one of another family
 */
export function documentOf(
  problem: AnyMinimumProblem,
  { file, ...args }: MinimumArguments,
  host: Host,
): PuzzleDocument<Puzzle, unknown> | undefined {
  if (problem.takes === 'nothing') {
    if (file === undefined) return undefined;
    throw new InputError([`minimum ${problem.name}: takes no file, found ${file}`]);
  }
  if (file === undefined) throw new InputError([`minimum ${problem.name}: expected a file with a puzzle`]);
  const family = findFamily(problem.family)!;
  const read = readPuzzle({ ...args, file }, host);
  if (read.family === family) return read.document;
  throw new InputError([
    `${read.file}: is a ${read.family.name}; minimum ${problem.name} expects a ${family.name}`,
  ]);
}

/** How a run ended. */
export interface Ran {
  readonly answer: GivenAnswer | TableAnswer;
  readonly interrupted: boolean;
  readonly seconds: number;
}

/**
 * Runs a question.
 * @throws InputError for what the problem refuses
 */
export async function runRequest(
  problem: AnyMinimumProblem,
  request: unknown,
  args: MinimumArguments,
  host: Host,
): Promise<Ran> {
  const started = host.now();
  let interrupted = false;
  const limits = budgetOf(args, host);
  const budget: Budget = { ...limits, abort: () => interrupted || limits.abort?.() === true };
  const state = openStateFile(args.state, problem, request, host);
  const jobs = wholeNumber('--jobs', args.jobs ?? host.workers, 1, MOST_JOBS);
  // Rounds show how far the run is.
  const progress = args.verbose ? NO_PROGRESS : openRunProgress(`minimum ${problem.name}`, host);
  const tasks = openTasks(problem, { jobs, budget, onShare: progress.share }, host);
  const takeBack = host.onInterrupt(() => {
    interrupted = true;
  });
  try {
    const answer = await problem.run(request, {
      budget,
      certify: args.certify,
      onProgress: ({ step = 'searching', lower, upper }) => progress.show(step, lower, upper),
      ...(state.known === undefined ? {} : { state: state.known }),
      onState: state.keep,
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      tasks,
      ...(args.verbose
        ? {
            onRound: (report: LoopReport) => {
              for (const line of loopLines(findFamily(problem.family)!, report, args.ascii)) host.note(line);
            },
          }
        : {}),
    });
    if (answer.status === 'refused') throw InputError.ofIssues(`minimum ${problem.name}`, answer.issues);
    return { answer, interrupted, seconds: (host.now() - started) / 1000 };
  } finally {
    takeBack();
    progress.close();
    state.save();
    await tasks.close();
  }
}
