/**
 * Verdicts: every engine, every formulation, presolve on and off say the same about a puzzle, and the same as brute
 * force, as the solution that it was made from and as its generator.
 */
import type { AnyFamily } from '../../../src/families/family.js';
import type { CheckAnswer, CountAnswer } from '../../../src/proving/answer.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { countPuzzle } from '../../../src/proving/count.js';
import type { Context, Kind, Problem } from '../kind.js';
import { allSolutions } from '../puzzles/oracle.js';
import { answerWithin, questionsAbout } from '../puzzles/questions.js';
import { type PuzzleSample, samplePuzzle } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples } from '../puzzles/subject.js';
import type { Tally } from '../tally.js';

/** Solutions that are counted at most. */
const COUNT_LIMIT = 12;

/** What was said about a puzzle, by whom. */
interface Said<Answer> {
  readonly name: string;
  readonly answer: Answer;
}

export const verdictKind: Kind<PuzzleSample> = {
  id: 'verdict',
  weight: 10,
  subjects: FAMILY_IDS,
  make: (subject, rng) => samplePuzzle(familyOf(subject), rng),
  examine: (sample, subject, rng, context, tally) => {
    const family = familyOf(subject);
    const solutions = sample.small ? allSolutions(family, sample.puzzle) : undefined;
    if (solutions !== undefined) tally.add('checks', 'brute force');
    const checks = checkAll(family, sample, context, tally);
    const counted = solutions !== undefined || rng.integer(4) === 0;
    const counts = counted ? countAll(family, sample, context, tally) : [];
    return [
      ...verdictProblems(checks),
      ...countProblems(counts),
      ...(solutions === undefined ? [] : bruteForceProblems(solutions.length, checks, counts)),
      ...knownProblems(family, sample, checks, tally),
    ];
  },
  smaller: smallerSamples,
  show: showPuzzle,
};

function checkAll(
  family: AnyFamily,
  { puzzle }: PuzzleSample,
  context: Context,
  tally: Tally,
): readonly Said<CheckAnswer>[] {
  return questionsAbout(family, puzzle, context).flatMap(({ name, question }) => {
    const answer = answerWithin(() => checkPuzzle(question));
    countAnswer(tally, family, name, answer);
    if (answer === undefined) return [];
    tally.add('verdict', `${family.id} ${answer.verdict}`);
    return [{ name, answer }];
  });
}

function countAll(
  family: AnyFamily,
  { puzzle }: PuzzleSample,
  context: Context,
  tally: Tally,
): readonly Said<CountAnswer>[] {
  return questionsAbout(family, puzzle, context).flatMap(({ name, question }) => {
    const answer = answerWithin(() => countPuzzle(question, { limit: COUNT_LIMIT }));
    countAnswer(tally, family, name, answer);
    return answer === undefined ? [] : [{ name, answer }];
  });
}

function countAnswer(
  tally: Tally,
  family: AnyFamily,
  name: string,
  answer: CheckAnswer | CountAnswer | undefined,
): void {
  tally.add('answers', answer === undefined ? `${family.id} ${name}: too large` : `${family.id} ${name}`);
  const { conflicts = 0, nodes = 0 } = answer?.statistics.work ?? {};
  tally.add('work', 'conflicts', conflicts);
  tally.add('work', 'nodes', nodes);
}

function verdictProblems(checks: readonly Said<CheckAnswer>[]): readonly Problem[] {
  const verdicts = new Set(
    checks.map(({ answer }) => answer.verdict).filter((verdict) => verdict !== 'undecided'),
  );
  if (verdicts.size < 2) return [];
  const message = checks.map(({ name, answer }) => `${name}: ${answer.verdict}`).join('; ');
  return [{ code: 'verdicts-differ', message }];
}

function describeCount({ name, answer }: Said<CountAnswer>): string {
  return `${name}: ${answer.count}${answer.complete ? '' : ` or more (${answer.limit})`}`;
}

/** Complete counts are equal, and no other count is larger. */
function countProblems(counts: readonly Said<CountAnswer>[]): readonly Problem[] {
  const complete = counts.filter(({ answer }) => answer.complete).map(({ answer }) => answer.count);
  const most = Math.max(0, ...counts.map(({ answer }) => answer.count));
  if (complete.every((count) => count === most)) return [];
  return [{ code: 'counts-differ', message: counts.map(describeCount).join('; ') }];
}

function bruteForceProblems(
  right: number,
  checks: readonly Said<CheckAnswer>[],
  counts: readonly Said<CountAnswer>[],
): readonly Problem[] {
  const verdict = right === 0 ? 'none' : right === 1 ? 'unique' : 'multiple';
  const wrongChecks = checks.filter(
    ({ answer }) => answer.verdict !== 'undecided' && answer.verdict !== verdict,
  );
  const wrongCounts = counts.filter(({ answer }) =>
    answer.complete
      ? answer.count !== right
      : answer.count > right || (answer.limit === 'solutions' && right < COUNT_LIMIT),
  );
  const said = [
    ...wrongChecks.map(({ name, answer }) => `${name}: ${answer.verdict}`),
    ...wrongCounts.map(describeCount),
  ];
  if (said.length === 0) return [];
  return [{ code: 'brute-force-differs', message: `brute force finds ${right}; ${said.join('; ')}` }];
}

/** A solution that the rules accept is one of those that the verdict speaks of; an untouched generated puzzle has one. */
function knownProblems(
  family: AnyFamily,
  { puzzle, known, intact }: PuzzleSample,
  checks: readonly Said<CheckAnswer>[],
  tally: Tally,
): readonly Problem[] {
  if (known === undefined || !solves(family, puzzle, known)) return [];
  tally.add('checks', 'solution known beforehand');
  return checks.flatMap(({ name, answer }): readonly Problem[] => {
    if (answer.verdict === 'none' || (intact && answer.verdict === 'multiple'))
      return [
        {
          code: 'known-solution',
          message: `${name}: ${answer.verdict}, but the solution ${JSON.stringify(known)} is known`,
        },
      ];
    if (answer.verdict !== 'unique' || family.differences(answer.solution, known).length === 0) return [];
    return [
      {
        code: 'known-solution',
        message: `${name}: unique, but another solution ${JSON.stringify(known)} is known`,
      },
    ];
  });
}

/** Whether the rules accept a solution that may have been made for another shape of puzzle, and believe nothing. */
function solves(family: AnyFamily, puzzle: PuzzleSample['puzzle'], known: unknown): boolean {
  const read = family.readSolution(known, puzzle);
  if (!read.ok || family.verify(puzzle, read.value).length > 0) return false;
  return (family.unsettled?.(puzzle, read.value) ?? []).length === 0;
}
