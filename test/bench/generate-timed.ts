/** Generated puzzles, each with the processor time that it took, proof and rating included. */

import { openBatch } from '../../generators/batch.js';
import { type Making, makePuzzle } from '../../generators/make.js';
import { USUAL_ATTEMPTS } from '../../generators/shared/attempts.js';
import {
  type AnyGenerator,
  planWith,
  type Settings,
  type Steering,
} from '../../generators/shared/generator.js';
import { openEngine } from '../../src/solve/engines.js';
import { measure } from './processor.js';

const SEED = 'bench';

/** Makes the puzzle of a number, from 1. */
type Make = (number: number) => Making;

/** The same with the processor time that it takes. */
type MakeTimed = (number: number) => { readonly value: Making; readonly seconds: number };

/** Opens a batch of which single puzzles are timed. */
export async function openTimed(generator: AnyGenerator, settings: Settings): Promise<MakeTimed> {
  const make = await openMade(generator, settings, { noGuess: false });
  return (number) => measure(() => make(number));
}

/** Opens a batch of puzzles that are steered to some logic. */
export async function openMade(
  generator: AnyGenerator,
  settings: Settings,
  steering: Steering,
): Promise<Make> {
  const engine = await openEngine('sat');
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: SEED });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const plan = await planWith(generator, settings, steering);
  if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
  return (number) => {
    const request = {
      batch: { ...batch.value, plan: plan.value },
      number,
      firstAttempt: 0,
      limitAttempts: USUAL_ATTEMPTS,
    };
    return makePuzzle(request, engine);
  };
}
