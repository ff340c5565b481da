/**
 * Star battles of 10x10 with two stars: how many of a hundred one step of look-ahead does not finish, how
 * many are solved by steps all the same, hence without guessing, how large the largest step is, and how many
 * are easy, medium and hard. `--count N` for another number.
 */

import { openBatch } from '../../../generators/batch.js';
import { makePuzzle } from '../../../generators/make.js';
import { findGenerator } from '../../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../../generators/shared/attempts.js';
import { rateBySteps } from '../../../src/explain/difficulty/rating.js';
import { findFamily } from '../../../src/families/index.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import type { BenchmarkOptions } from '../options.js';
import { median, printTable } from '../table.js';

const USUAL_COUNT = 100;
const SEED = 'unguessed';

/** Prints one line. */
export async function benchUnguessed({ count = USUAL_COUNT }: BenchmarkOptions): Promise<void> {
  const generator = findGenerator('star-battle')!;
  const family = findFamily('star-battle')!;
  const settings = { size: 10, stars: 2 };
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: SEED });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const counts = { beyond: 0, solved: 0, easy: 0, medium: 0, hard: 0 };
  const largest: number[] = [];
  for (let number = 1; number <= count; number++) {
    const limits = { firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS, certify: false };
    const made = makePuzzle({ batch: batch.value, number, ...limits }, satEngine);
    if (made.status === 'limit') throw new Error(made.failures[0]?.reason);
    const { puzzle, logic } = made.record;
    if (logic === 'beyond') counts.beyond++;
    const rated = rateBySteps({ family, puzzle });
    if (rated.verdict !== 'unique' || rated.steps === null || rated.difficulty === null) continue;
    counts.solved++;
    counts[rated.difficulty]++;
    if (rated.steps.counts !== undefined) largest.push(rated.steps.counts.largestStep);
  }
  printTable(
    `star battles of 10x10 with two stars, no difficulty asked for`,
    [
      'puzzles',
      'beyond look-ahead',
      'solved by steps',
      'easy',
      'medium',
      'hard',
      'largest step',
      'of the worst',
    ],
    [[count, ...Object.values(counts), median(largest), Math.max(...largest)]],
  );
}
