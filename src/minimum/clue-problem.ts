/**
 * The minimum problem of every family that can list its clues: the fewest clues that still leave one solution. Nothing here
 * knows which family it serves.
 */
import type { Bounds } from '../bilevel/cheapest.js';
import { issue } from '../core/issue.js';
import { failure, type Result, success } from '../core/result.js';
import { openEngine } from '../engine/index.js';
import type { AnyFamily, ClueSet, Puzzle } from '../families/family.js';
import { checkPuzzle } from '../proving/check.js';
import { chooseFormulation } from '../proving/formulation.js';
import { type ClueProblemQuestion, clueOptions, readClueQuestion } from './clue-question.js';
import { everyFewest } from './every-fewest.js';
import { type FewestAnswer, type FewestState, fewestClueSteps, type KnownClues } from './fewest-clues.js';
import type { MinimumAnswer, MinimumFind, MinimumProblem, RunContext } from './problem.js';

type Refusal = Extract<MinimumAnswer, { readonly status: 'refused' }>;
type Found = Extract<FewestAnswer, { readonly status: 'found' }>;

/** A solution and the clues that may be chosen, or what stands in the way. */
interface Prepared {
  readonly solution: unknown;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly weights?: readonly number[];
}

/** The clue problem of a family; undefined when its solutions are not told by clues. */
export function clueProblem(family: AnyFamily): MinimumProblem<ClueProblemQuestion> | undefined {
  const { clues } = family;
  if (clues === undefined) return undefined;
  return {
    name: family.id,
    description: `the fewest ${clues.noun} that leave a ${family.name} one solution`,
    family: family.id,
    takes: 'puzzle',
    options: clueOptions(family),
    read: (input) => readClueQuestion(family, input),
    run: (question, context) => run(family, question, context),
  };
}

async function run(
  family: AnyFamily,
  question: ClueProblemQuestion,
  context: RunContext,
): Promise<MinimumAnswer> {
  const sat = await openEngine('sat');
  const prepared = await prepare(family, question, context);
  if (!prepared.ok) return { status: 'refused', issues: prepared.issues };
  const { set, solution, weights } = prepared.value;
  const { atMost, seed } = question;
  const { budget } = context;
  const plain = { family, set, solution, engine: sat, budget, ...(weights === undefined ? {} : { weights }) };
  const asked = {
    ...plain,
    leader: await openEngine(question.engine),
    known: knownIn(context.state),
    ...(seed === undefined ? {} : { seed }),
    onProgress: (bounds: Bounds) => context.onProgress({ ...bounds, step: 'choosing' }),
  };
  const answer = await take(fewestClueSteps(asked), atMost, context);
  if (answer.status === 'ambiguous') return ambiguous(family);
  if (answer.status === 'undecided') {
    return { status: 'bounded', lower: 0, finds: [], limit: answer.limit, stats: {} };
  }
  const concluded = conclude(set, answer);
  if (concluded.status !== 'proved' || question.every === undefined) return concluded;
  const every = everyFewest({ ...plain, optimum: concluded.optimum, sets: answer.sets });
  if (every.status !== 'found')
    throw new Error(`the clues of ${family.id} were clear before they were listed`);
  const finds = every.choices.map((chosen) => findOf(set, chosen));
  return {
    ...concluded,
    finds: question.every === 'list' ? finds : concluded.finds,
    count: { number: finds.length, complete: every.limit === undefined },
  };
}

/** Takes steps until the search ends, `--at-most` is decided or the caller wants no more. */
async function take(
  steps: Generator<FewestState, FewestAnswer>,
  atMost: number | undefined,
  { budget, onProgress, onState, pause }: RunContext,
): Promise<FewestAnswer> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      if (value.status === 'found') onState({ sets: value.sets, chosen: value.chosen });
      return value;
    }
    onState(value);
    onProgress({ ...value, step: 'choosing' });
    await pause();
    const decided = atMost !== undefined && ((value.upper ?? Infinity) <= atMost || value.lower > atMost);
    if (!decided && budget.abort?.() !== true) continue;
    steps.return(undefined as never);
    return { status: 'found', proved: false, rounds: 0, ...value, ...(decided ? {} : { limit: 'abort' }) };
  }
}

function conclude(set: ClueSet<Puzzle, unknown>, answer: Found): MinimumAnswer {
  const { chosen, lower, upper, proved, limit, rounds, sets } = answer;
  const finds = chosen === undefined ? [] : [findOf(set, chosen)];
  const stats = { clues: set.clues.length, cuts: sets.length, rounds };
  if (proved) return { status: 'proved', optimum: upper ?? lower, finds, stats };
  return {
    status: 'bounded',
    lower,
    ...(upper === undefined ? {} : { upper }),
    finds,
    ...(limit === undefined ? {} : { limit }),
    stats,
  };
}

function findOf(set: ClueSet<Puzzle, unknown>, chosen: readonly number[]): MinimumFind {
  return { puzzle: set.puzzleWith(chosen), chosen: chosen.map((clue) => set.clues[clue]!.name) };
}

async function prepare(
  family: AnyFamily,
  question: ClueProblemQuestion,
  { budget }: RunContext,
): Promise<Result<Prepared>> {
  const solution = await solutionOf(family, question, budget);
  if (!solution.ok) return solution;
  const { puzzle, kinds, among, weights } = question;
  const whole = family.clues!.cluesOf(puzzle, solution.value, kinds);
  const set = among === 'given' ? narrowed(whole, (clue) => whole.clues[clue]!.given) : whole;
  if (weights === undefined) return success({ solution: solution.value, set });
  const costs = costsOf(set, weights);
  return costs.ok ? success({ solution: solution.value, set, weights: costs.value }) : costs;
}

/** The solution that is told, or the puzzle's only one. */
async function solutionOf(
  family: AnyFamily,
  { puzzle, solution }: ClueProblemQuestion,
  budget: RunContext['budget'],
): Promise<Result<unknown>> {
  if (solution !== undefined) return success(solution);
  const engine = await openEngine('sat');
  const answer = checkPuzzle({
    family,
    puzzle,
    engine,
    formulation: chooseFormulation(family, engine.id),
    budget,
  });
  switch (answer.verdict) {
    case 'unique':
      return success(answer.solution);
    case 'multiple':
      return failure(
        issue(
          'puzzle-ambiguous',
          'The puzzle has several solutions; expected one with exactly one, or with its solution.',
        ),
      );
    case 'none':
      return failure(issue('puzzle-impossible', 'The puzzle has no solution.'));
    case 'undecided':
      return failure(
        issue(
          'puzzle-undecided',
          `Whether the puzzle has one solution was not decided: the limit on ${answer.limit} was hit.`,
        ),
      );
  }
}

/** The set with the clues alone that `isKept` says. */
function narrowed(
  set: ClueSet<Puzzle, unknown>,
  isKept: (clue: number) => boolean,
): ClueSet<Puzzle, unknown> {
  const kept = [...set.clues.keys()].filter(isKept);
  const place = new Map(kept.map((clue, index) => [clue, index]));
  return {
    clues: kept.map((clue) => set.clues[clue]!),
    puzzleWith: (chosen) => set.puzzleWith(chosen.map((index) => kept[index]!)),
    brokenBy: (other) => set.brokenBy(other).flatMap((clue) => place.get(clue) ?? []),
  };
}

function costsOf(
  { clues }: ClueSet<Puzzle, unknown>,
  weights: NonNullable<ClueProblemQuestion['weights']>,
): Result<readonly number[]> {
  const place = { part: '--weights' };
  if (!Array.isArray(weights)) {
    const byName = weights as Readonly<Record<string, number>>;
    const stranger = Object.keys(byName).find((name) => !clues.some((clue) => clue.name === name));
    if (stranger === undefined) return success(clues.map(({ name }) => byName[name] ?? 1));
    return failure(
      issue('weights', `There is no clue "${stranger}"; the first is "${clues[0]?.name}".`, place),
    );
  }
  if (weights.length === clues.length) return success(weights);
  return failure(issue('weights', `There are ${weights.length} costs; ${clues.length} are expected.`, place));
}

function ambiguous({ clues, name }: AnyFamily): Refusal {
  const message = `Even with all ${clues!.noun} that may be chosen, this ${name} has several solutions.`;
  return { status: 'refused', issues: [issue('clues-too-few', message)] };
}

/** The state of an earlier run, as far as it has the right shape; what it says is checked by the search. */
function knownIn(state: unknown): KnownClues {
  if (typeof state !== 'object' || state === null || !('sets' in state) || !Array.isArray(state.sets)) {
    return { sets: [] };
  }
  const lists = state.sets.filter((set) => Array.isArray(set));
  return 'chosen' in state && Array.isArray(state.chosen)
    ? { sets: lists, chosen: state.chosen }
    : { sets: lists };
}
