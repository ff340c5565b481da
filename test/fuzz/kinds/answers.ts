/** Problems with the answers to one puzzle: they contradict each other, brute force or a known solution. */
import type { AnyFamily } from '../../../src/families/contract/family.js';
import type { Answered, CheckAnswer, CountAnswer } from '../../../src/proving/answer.js';
import type { Problem } from '../kind.js';

/** An answer about a puzzle, and its source. */
export interface Said<Answer> {
  /** Engine, formulation, presolve. */
  readonly name: string;
  readonly answer: Answer;
}

/** Verdicts that are not the same. */
export function verdictProblems(checks: readonly Said<CheckAnswer>[]): readonly Problem[] {
  const decided = checks.filter(({ answer }) => answer.verdict !== 'undecided');
  if (new Set(decided.map(({ answer }) => answer.verdict)).size < 2) return [];
  const message = checks.map(({ name, answer }) => `${name}: ${answer.verdict}`).join('; ');
  return [{ code: 'verdicts-differ', message }];
}

/** Complete counts are equal, and no other count is larger. */
export function countProblems(counts: readonly Said<CountAnswer>[]): readonly Problem[] {
  const complete = counts.filter(({ answer }) => answer.complete).map(({ answer }) => answer.count);
  const most = Math.max(0, ...counts.map(({ answer }) => answer.count));
  if (complete.every((count) => count === most)) return [];
  return [{ code: 'counts-differ', message: counts.map(describeCount).join('; ') }];
}

/**
 * Answers that the number of solutions found by brute force contradicts. `limit`: how many were to be
 * counted.
 */
export function bruteForceProblems(
  right: number,
  checks: readonly Said<CheckAnswer>[],
  counts: readonly Said<CountAnswer>[],
  limit: number,
): readonly Problem[] {
  const verdict = right === 0 ? 'none' : right === 1 ? 'unique' : 'multiple';
  const said = [
    ...checks
      .filter(({ answer }) => answer.verdict !== 'undecided' && answer.verdict !== verdict)
      .map(({ name, answer }) => `${name}: ${answer.verdict}`),
    ...counts
      .filter(({ answer: { complete, count, limit: stopped } }) =>
        complete ? count !== right : count > right || (stopped === 'solutions' && count !== limit),
      )
      .map(describeCount),
  ];
  if (said.length === 0) return [];
  return [{ code: 'brute-force-differs', message: `brute force finds ${right}; ${said.join('; ')}` }];
}

/**
 * Verdicts that a solution known beforehand contradicts.
 * @param intact whether the puzzle is as its generator made it, with one solution
 */
export function knownProblems(
  family: AnyFamily,
  known: unknown,
  intact: boolean,
  checks: readonly Said<CheckAnswer>[],
): readonly Problem[] {
  return checks.flatMap(({ name, answer }): readonly Problem[] => {
    const contradicts =
      answer.verdict === 'none' ||
      (intact && answer.verdict === 'multiple') ||
      (answer.verdict === 'unique' && family.differences(answer.solution, known).length > 0);
    if (!contradicts) return [];
    const message = `${name}: ${answer.verdict}, but the solution ${JSON.stringify(known)} is known`;
    return [{ code: 'known-solution', message }];
  });
}

/**
 * Answers that should rest on a checked proof and say that they do not, or the other way round.
 * @param decides whether an answer says that there is no solution, or none more
 */
export function certifiedProblems<Answer extends Answered>(
  said: readonly Said<Answer>[],
  certify: boolean,
  decides: (answer: Answer) => boolean,
): readonly Problem[] {
  return said
    .filter(({ answer }) => decides(answer) && answer.certified !== (certify && answer.engine === 'sat'))
    .map(({ name, answer }) => ({
      code: 'certified',
      message: `${name}: certified is ${answer.certified} ${certify ? 'with' : 'without'} a proof`,
    }));
}

function describeCount({ name, answer }: Said<CountAnswer>): string {
  return `${name}: ${answer.count}${answer.complete ? '' : ` or more (${answer.limit})`}`;
}
