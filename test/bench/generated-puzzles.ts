/** Generated puzzles for measurements: the numbered puzzles of a seeded batch. */

import { openBatch } from '../../generators/batch.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../generators/shared/attempts.js';
import type { Settings } from '../../generators/shared/generator.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { satEngine } from '../../src/solve/sat/index.js';

/** A family with what its generator is asked for. */
export interface PuzzleSource {
  readonly family: string;
  readonly settings: Settings;
  readonly seed: string;
}

/** The first puzzles of a batch. */
export async function* generatedPuzzles(source: PuzzleSource, count: number): AsyncGenerator<Puzzle> {
  const make = await openPuzzles(source);
  for (let number = 1; number <= count; number++) yield make(number);
}

/** Opens a batch; its puzzles are made by number, from 1 on. */
export async function openPuzzles({
  family,
  settings,
  seed,
}: PuzzleSource): Promise<(number: number) => Puzzle> {
  const generator = findGenerator(family)!;
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  return (number) => {
    const limits = { number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS, certify: false };
    const made = makePuzzle({ batch: batch.value, ...limits }, satEngine);
    if (made.status === 'limit') throw new Error(`${family}: ${made.failures[0]?.reason}`);
    return made.record.puzzle;
  };
}
