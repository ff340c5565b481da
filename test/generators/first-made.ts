/** The first puzzle that a generator makes for a goal, attempt after attempt as batches do. */

import { type Generator, planWith, type Settings, type Steering } from '../../generators/shared/generator.js';
import { missedAim } from '../../generators/shared/goal.js';
import { placeBefore } from '../../src/core/issue.js';
import { createRng } from '../../src/core/random.js';
import type { Family, Puzzle } from '../../src/families/contract/family.js';

const ATTEMPTS = 200;

/** The request to a generator. */
export interface Asked {
  readonly settings: Settings;
  readonly goal?: Steering;
  readonly seed: string;
}

/**
 * Makes a puzzle with its solution.
 * @throws Error when the settings are refused or no attempt brings a puzzle that meets the goal
 */
export async function firstMade<P extends Puzzle, S, Plan>(
  generator: Generator<P, S, Plan>,
  family: Family<P, S>,
  { settings, goal = { noGuess: false }, seed }: Asked,
): Promise<{ readonly puzzle: P; readonly solution: S }> {
  const plan = await planWith(generator, settings, goal);
  if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
  const rng = createRng(seed);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const made = generator.attempt(plan.value, rng.fork(String(attempt)), 1);
    if (made.status === 'made' && missedAim(goal, family.rate(made.puzzle).logic) === undefined) return made;
  }
  throw new Error(`${ATTEMPTS} attempts brought nothing for ${JSON.stringify({ settings, goal, seed })}`);
}

/** A generator's refusals of impossible settings: the part and the message of every issue. */
export async function refusals<P extends Puzzle, S, Plan>(
  generator: Generator<P, S, Plan>,
  settings: Settings,
  goal: Steering = { noGuess: false },
): Promise<readonly string[]> {
  const plan = await planWith(generator, settings, goal);
  return plan.ok ? [] : plan.issues.map(({ place, message }) => `${placeBefore(place)}${message}`);
}
