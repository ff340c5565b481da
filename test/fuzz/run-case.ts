/** Runs one case: the sample is made and examined, and where something is wrong with it, made smaller. */
import { createRng, type Rng } from '../../src/core/random.js';
import { type Case, writeCase } from './case.js';
import type { AnyKind, Context, Problem } from './kind.js';
import { shrink } from './shrink.js';
import { Tally } from './tally.js';

/** A failure, with all that is needed to see it again. */
export interface Failure {
  /** The line for `--replay`. */
  readonly line: string;
  readonly problems: readonly Problem[];
  readonly sample: string;
  /** The smallest sample found that has a problem of the same sort, and its problems. */
  readonly shrunk: { readonly sample: string; readonly problems: readonly Problem[] };
}

/** The outcome of a case. */
export interface CaseResult {
  readonly tally: Tally;
  readonly failure?: Failure;
}

/** Runs a case of a kind; an exception on the way is a failure too, even when the sample cannot be made. */
export async function runCase(kind: AnyKind, one: Case, context: Context): Promise<CaseResult> {
  const tally = new Tally();
  tally.add('cases', `${one.kind} ${one.subject}`);
  const rng = createRng(writeCase(one));
  try {
    const sample = await kind.make(one.subject, rng.fork('sample'));
    return examineSample(kind, one, sample, rng, context, tally);
  } catch (error) {
    const problems = [exceptionProblem(error)];
    const sample = 'could not be made';
    return { tally, failure: { line: writeCase(one), problems, sample, shrunk: { sample, problems } } };
  }
}

function examineSample(
  kind: AnyKind,
  one: Case,
  sample: unknown,
  rng: Rng,
  context: Context,
  tally: Tally,
): CaseResult {
  const problems = problemsOf(kind, sample, one.subject, rng, context, tally);
  if (problems.length === 0) return { tally };
  const { code } = problems[0]!;
  const ofSameSort = (smaller: unknown): boolean =>
    problemsOf(kind, smaller, one.subject, rng, context).some((problem) => problem.code === code);
  const shrunk = shrink(sample, (larger) => kind.smaller(larger, one.subject), ofSameSort);
  return {
    tally,
    failure: {
      line: writeCase(one),
      problems,
      sample: kind.show(sample),
      shrunk: {
        sample: kind.show(shrunk),
        problems: problemsOf(kind, shrunk, one.subject, rng, context),
      },
    },
  };
}

function problemsOf(
  kind: AnyKind,
  sample: unknown,
  subject: string,
  rng: Rng,
  context: Context,
  tally = new Tally(),
): readonly Problem[] {
  try {
    return kind.examine(sample, subject, rng.fork('examine'), context, tally);
  } catch (error) {
    return [exceptionProblem(error)];
  }
}

function exceptionProblem(error: unknown): Problem {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'exception', message };
}
