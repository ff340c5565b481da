/**
 * Opens batches: many puzzles of one generator, settings, goal and seed. A request is checked and planned
 * once.
 */
import { failure, type Issue, issue, type Result, success } from '../src/core/index.js';
import type { StepDetail } from '../src/explain/index.js';
import { findFamily } from '../src/families/index.js';
import { refusal } from '../src/settings/index.js';
import { idPrefix, type PuzzleOrder } from './id.js';
import type { Batch } from './make.js';
import {
  type AnyGenerator,
  type Goal,
  isBySteps,
  type Level,
  planWith,
  type Settings,
  type Steering,
} from './shared/generator.js';
import { DIFFICULTIES } from './shared/goal.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Options for rating the puzzles of a batch. */
export interface RatingOptions {
  /**
   * Rate them by their steps, although no difficulty by steps is asked for. Absent: by logic, which is quick.
   */
  readonly bySteps?: StepDetail;
}

/** Checks and plans a request: a batch, or issues that say why no such puzzle can be. */
export async function openBatch(order: PuzzleOrder, { bySteps }: RatingOptions = {}): Promise<Result<Batch>> {
  const { generator, settings, goal, seed } = order;
  const issues = [...goalIssues(goal, generator.family), ...seedIssues(seed)];
  if (issues.length > 0) return failure(...issues);
  const plans = await plansFor(generator, settings, goal);
  if (!plans.ok) return plans;
  const [plan, ...others] = plans.value;
  const most = generator.pictures?.countIn(plan);
  return success({
    ...{ generator: generator.id, plan, goal, seed, prefix: idPrefix(order) },
    // A picture is attempted once, by its own plan.
    ...(others.length === 0 || most !== undefined ? {} : { others }),
    ...(bySteps === undefined ? {} : { bySteps }),
    ...(most === undefined ? {} : { most }),
  });
}

type Plans = readonly [unknown, ...(readonly unknown[])];

/** The plan towards a goal by logic; towards one by steps those of all levels that can be steered to. */
async function plansFor(generator: AnyGenerator, settings: Settings, goal: Goal): Promise<Result<Plans>> {
  const { difficulty, noGuess } = goal;
  if (!isBySteps(goal)) {
    const plan = await planWith(generator, settings, { noGuess });
    return plan.ok ? success([plan.value]) : plan;
  }
  const words = difficulty === undefined ? DIFFICULTIES : [difficulty];
  const levels = [...new Set(words.flatMap((word) => generator.proposals[word]))];
  const tried = await Promise.all(levels.map((level) => planWith(generator, settings, steeringTo(level))));
  const [first, ...others] = tried.flatMap((plan) => (plan.ok ? [plan.value] : []));
  if (first !== undefined) return success([first, ...others]);
  const any = await planWith(generator, settings, steeringTo('any'));
  return any.ok ? success([any.value]) : any;
}

function steeringTo(level: Level): Steering {
  const proposal = { noGuess: false, isProposal: true };
  if (level === 'generous') return { ...proposal, logic: 'plain', generous: true };
  return level === 'any' ? proposal : { ...proposal, logic: level };
}

/** An issue for more puzzles than a batch can have. */
export function tooMany({ most = Infinity }: Pick<Batch, 'most'>, count: number): Issue | undefined {
  if (count <= most) return undefined;
  const pictures = most === 1 ? '1 picture' : `${most} pictures`;
  return refusal(
    'pictures',
    `The folder holds ${pictures}, each of which is taken once; found ${count} puzzles wanted.`,
  );
}

/**
 * Reasons why no puzzle can meet the goal: a difficulty is about steps, which a family must be able to
 * explain.
 */
function goalIssues(goal: Goal, family: string): readonly Issue[] {
  if (!isBySteps(goal) || findFamily(family)?.explaining !== undefined) return [];
  const message = `Puzzles of the family ${family} have no number: their steps cannot be explained yet.`;
  return [issue('goal', message, { setting: 'difficulty' })];
}

/** Ids are text, so the seed must be text that can be written. */
function seedIssues(seed: string): readonly Issue[] {
  return LONE_SURROGATE.test(seed) ? [refusal('seed', 'Well-formed text is expected.')] : [];
}
