/** Opens batches: many puzzles of one generator, settings, goal and seed. What is asked is checked and planned once. */
import type { Issue } from '../src/core/issue.js';
import { failure, type Result, success } from '../src/core/result.js';
import { refusal } from '../src/core/settings.js';
import { planWith } from './generator.js';
import { goalIssues } from './goal.js';
import { idPrefix, type PuzzleOrder } from './id.js';
import type { Batch } from './make.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks and plans a request: a batch, or issues that say why no such puzzle can be. */
export async function openBatch(order: PuzzleOrder): Promise<Result<Batch>> {
  const { generator, settings, goal, seed } = order;
  const issues = [...goalIssues(goal, generator.family), ...seedIssues(seed)];
  if (issues.length > 0) return failure(...issues);
  const plan = await planWith(generator, settings, goal);
  if (!plan.ok) return plan;
  const most = generator.pictures?.countIn(plan.value);
  return success({
    ...{ generator: generator.id, plan: plan.value, goal, seed, prefix: idPrefix(order) },
    ...(most === undefined ? {} : { most }),
  });
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

/** Ids are text, so the seed must be text that can be written. */
function seedIssues(seed: string): readonly Issue[] {
  return LONE_SURROGATE.test(seed) ? [refusal('seed', 'Well-formed text is expected.')] : [];
}
