/** Generated puzzles, each with the processor time that it took, proof and rating included. */
import { USUAL_ATTEMPTS } from '../../generators/attempts.js';
import { openBatch } from '../../generators/batch.js';
import type { AnyGenerator, Goal, Settings } from '../../generators/generator.js';
import { type Making, makePuzzle } from '../../generators/make.js';
import { openEngine } from '../../src/engine/index.js';
import { measure } from './processor.js';

const SEED = 'bench';

/** Makes the puzzle of a number, from 1. */
type MakeTimed = (number: number) => { readonly value: Making; readonly seconds: number };

/** Opens a batch of which single puzzles are timed. */
export async function openTimed(
  generator: AnyGenerator,
  settings: Settings,
  goal: Goal = { noGuess: false },
): Promise<MakeTimed> {
  const engine = await openEngine('sat');
  const batch = await openBatch({ generator, settings, goal, seed: SEED });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return (number) => {
    const request = { batch: batch.value, number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS };
    return measure(() => makePuzzle(request, engine));
  };
}
