/**
 * A batch: many puzzles of one generator, settings, goal and seed, none twice, symmetric copies included. Puzzles are
 * made in any order and on any threads, and settled in the order of their numbers: a copy of an earlier one is made
 * again from its next attempt on. So the batch is the same however many are made at once.
 */
import type { Issue } from '../src/core/issue.js';
import { failure, type Result, success } from '../src/core/result.js';
import { refusal } from '../src/core/settings.js';
import { type Goal, planWith } from './generator.js';
import { goalIssues } from './goal.js';
import { idPrefix, type PuzzleOrder } from './id.js';
import type { Batch, FailureCount, MakeRequest, Making, PuzzleRecord } from './make.js';

/** Attempts at one puzzle when nobody says otherwise. */
export const USUAL_ATTEMPTS = 300;

/** Reasons that people are told. */
const MOST_REASONS = 3;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks what is asked and plans it: a batch, or issues that say why no such puzzle can be. */
export async function openBatch(order: PuzzleOrder): Promise<Result<Batch>> {
  const { generator, settings, goal, seed } = order;
  const issues = [...goalIssues(goal), ...seedIssues(seed)];
  if (issues.length > 0) return failure(...issues);
  const plan = await planWith(generator, settings, goal);
  if (!plan.ok) return plan;
  return success({ generator: generator.id, plan: plan.value, goal, seed, prefix: idPrefix(order) });
}

/** Ids are text, so the seed must be text that can be written. */
function seedIssues(seed: string): readonly Issue[] {
  return LONE_SURROGATE.test(seed) ? [refusal('seed', 'Well-formed text is expected.')] : [];
}

/** How a batch is filled. */
export interface Filling {
  readonly batch: Batch;
  /** Puzzles 1 to `count`. */
  readonly count: number;
  /** Attempts at one puzzle before the batch gives up. */
  readonly limitAttempts: number;
  /** How many puzzles to ask for at once. */
  readonly ahead: number;
  /** Keys of puzzles that there are already, by number: these are not made again. */
  readonly known?: ReadonlyMap<number, string>;
  /** Keys of puzzles elsewhere that must not occur; the keys of this batch are added. */
  readonly taken?: Set<string>;
  /** Makes one puzzle, here or on another thread. */
  make(request: MakeRequest): Promise<Making>;
}

/** What a batch brings, in the order of the numbers; after a limit nothing more comes. */
export type Step =
  | { readonly status: 'made'; readonly number: number; readonly record: PuzzleRecord }
  | {
      readonly status: 'limit';
      readonly number: number;
      readonly limitAttempts: number;
      readonly failures: readonly FailureCount[];
    };

/** Fills a batch. Whoever ends it early lets the puzzles in the making come to nothing. */
export async function* fillBatch(filling: Filling): AsyncGenerator<Step> {
  const { batch, count, limitAttempts, ahead, known, taken = new Set<string>() } = filling;
  const waiting = new Map<number, Promise<Making>>();
  const begin = (number: number, firstAttempt = 0): Promise<Making> => {
    const making = filling.make({ batch, number, firstAttempt, limitAttempts });
    // When the batch ends early nobody waits for this puzzle any more, and its failure is no defect.
    making.catch(() => undefined);
    return making;
  };
  let next = 1;
  for (let number = 1; number <= count; number++) {
    for (; next <= count && waiting.size < ahead; next++)
      if (!known?.has(next)) waiting.set(next, begin(next));
    const key = known?.get(number);
    if (key !== undefined) {
      taken.add(key);
      continue;
    }
    const settled = await settle(waiting.get(number)!, taken, (attempt) => begin(number, attempt));
    waiting.delete(number);
    if (settled.status === 'limit') {
      yield { status: 'limit', number, limitAttempts, failures: settled.failures };
      return;
    }
    taken.add(settled.key);
    yield { status: 'made', number, record: settled.record };
  }
}

/** Waits for a puzzle that is no copy of another one. */
async function settle(
  first: Promise<Making>,
  taken: ReadonlySet<string>,
  again: (firstAttempt: number) => Promise<Making>,
): Promise<Making> {
  let copies = 0;
  let making = await first;
  for (; making.status === 'made' && taken.has(making.key); copies++)
    making = await again(making.attempt + 1);
  if (making.status === 'made' || copies === 0) return making;
  const copy = { reason: 'it was a copy of an earlier puzzle, turned or mirrored perhaps', count: copies };
  return { status: 'limit', failures: [...making.failures, copy].sort((a, b) => b.count - a.count) };
}

/** What to relax when a batch reached its limit, in whole sentences; the commonest failure leads. */
export function relaxations(
  { failures, limitAttempts }: Extract<Step, { status: 'limit' }>,
  goal: Goal,
): readonly string[] {
  const asked = [
    ...(goal.difficulty === undefined ? [] : [`--difficulty ${goal.difficulty}`]),
    ...(goal.noGuess ? ['--no-guess'] : []),
  ];
  const ways = [
    ...(asked.length > 0 ? [`leave out ${asked.join(' and ')}`] : []),
    'choose other settings',
    `raise --limit-attempts (now ${limitAttempts})`,
  ];
  return [
    ...failures.slice(0, MOST_REASONS).map(({ reason, count }) => `${count} attempts failed: ${reason}`),
    `to relax: ${ways.join(', or ')}`,
  ];
}
