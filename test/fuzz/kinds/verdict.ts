/**
 * Verdicts: every engine, every formulation, presolve on and off say the same about a puzzle, and the same as
 * brute force, as the solution that it was made from, as its generator, and as the puzzle turned or mirrored.
 */
import type { Rng } from '../../../src/core/random.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import type { Answered, CheckAnswer } from '../../../src/proving/answer.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { countPuzzle } from '../../../src/proving/count.js';
import type { Context, Kind } from '../kind.js';
import { allSolutions } from '../puzzles/oracle.js';
import { type Asked, answerWithin, requestsAbout } from '../puzzles/requests.js';
import { type PuzzleSample, samplePuzzle, smallSample } from '../puzzles/sample.js';
import { FAMILY_IDS, familyOf, showPuzzle, smallerSamples, solves } from '../puzzles/subject.js';
import type { Tally } from '../tally.js';
import {
  bruteForceProblems,
  certifiedProblems,
  countProblems,
  knownProblems,
  type Said,
  verdictProblems,
} from './answers.js';

/** Solutions that are counted at most. */
const COUNT_LIMIT = 12;

export const verdictKind: Kind<PuzzleSample> = {
  id: 'verdict',
  weight: 10,
  subjects: FAMILY_IDS,
  make: (subject, rng) => samplePuzzle(familyOf(subject), rng),
  examine: (sample, subject, rng, context, tally) => {
    const family = familyOf(subject);
    const { puzzle, known, intact, small } = sample;
    const solutions = small ? allSolutions(family, puzzle) : undefined;
    const isKnown = known !== undefined && solves(family, puzzle, known);
    if (solutions !== undefined) tally.add('checks', 'brute force');
    if (isKnown) tally.add('checks', 'solution known beforehand');
    // Without a proof, what presolve deduces reaches the answer unconfirmed.
    const certify = rng.fork('certify').integer(2) === 0;
    const requests = requestsAbout(family, puzzle, context, certify);
    const checks = answersTo(requests, family, tally, checkPuzzle);
    const isCounted = solutions !== undefined || rng.fork('count').integer(4) === 0;
    const counts = answersTo(isCounted ? requests : [], family, tally, (request) =>
      countPuzzle(request, { limit: COUNT_LIMIT }),
    );
    tally.add('verdict', `${family.id} ${agreed(checks)}`);
    return [
      ...verdictProblems([...checks, ...variantChecks(family, puzzle, context, rng.fork('variant'), tally)]),
      ...countProblems(counts),
      ...(solutions === undefined ? [] : bruteForceProblems(solutions.length, checks, counts, COUNT_LIMIT)),
      ...(isKnown ? knownProblems(family, known, intact, checks) : []),
      ...certifiedProblems(checks, certify, ({ verdict }) => verdict === 'unique' || verdict === 'none'),
      ...certifiedProblems(counts, certify, ({ complete }) => complete),
    ];
  },
  smaller: smallerSamples,
  show: showPuzzle,
};

/** The same about small puzzles alone, each of which brute force answers. */
export const smallKind: Kind<PuzzleSample> = {
  ...verdictKind,
  id: 'small',
  weight: 2,
  make: async (subject, rng) => smallSample(familyOf(subject), rng),
};

/** The answers to all questions but those whose models are too large. */
function answersTo<Answer extends Answered & { readonly limit?: string }>(
  requests: readonly Asked[],
  family: AnyFamily,
  tally: Tally,
  ask: (request: Asked['request']) => Answer,
): readonly Said<Answer>[] {
  return requests.flatMap(({ name, request }) => {
    const answer = answerWithin(() => ask(request));
    const limit = answer?.limit;
    const stopped = limit === undefined || limit === 'solutions' ? '' : ' undecided';
    tally.add('answers', `${family.id} ${name}${answer === undefined ? ' too large' : stopped}`);
    if (answer === undefined) return [];
    const { conflicts = 0, nodes = 0 } = answer.statistics.work;
    tally.add('work', 'conflicts', conflicts);
    tally.add('work', 'nodes', nodes);
    return [{ name, answer }];
  });
}

/** The verdict of those that have one. */
function agreed(checks: readonly Said<CheckAnswer>[]): string {
  const decided = checks.find(({ answer }) => answer.verdict !== 'undecided');
  return decided?.answer.verdict ?? 'undecided';
}

/** The answers of the first engine and formulation to the same puzzle turned, mirrored or renamed. */
function variantChecks(
  family: AnyFamily,
  puzzle: Puzzle,
  context: Context,
  rng: Rng,
  tally: Tally,
): readonly Said<CheckAnswer>[] {
  const variants = family.variants?.(puzzle) ?? [];
  if (variants.length < 2) return [];
  tally.add('checks', 'variant of the puzzle');
  const variant = rng.pick(variants);
  const [asked] = requestsAbout(family, variant, context);
  if (asked === undefined) return [];
  const answer = answerWithin(() => checkPuzzle(asked.request));
  return answer === undefined ? [] : [{ name: `variant ${JSON.stringify(variant)} ${asked.name}`, answer }];
}
