/**
 * Zebra puzzles: a random street, a sample of the clues that are true of it, and of these as many as one solution
 * needs, with none to spare. Which relations the sample prefers steers the difficulty: sameness and neighbours in
 * order determine much at once, "somewhere to the left" and denials determine little.
 */
import type { Rng } from '../../src/core/random.js';
import { satEngine } from '../../src/engine/sat/index.js';
import type { AnyFamily } from '../../src/families/family.js';
import {
  type Attributes,
  type ZebraClue,
  type ZebraPuzzle,
  type ZebraSolution,
  zebra,
} from '../../src/families/zebra/index.js';
import { enoughClues } from '../../src/minimum/enough-clues.js';
import type { Attempt, Generator } from '../generator.js';
import { hardClues } from './harden.js';
import { planZebra, type ZebraPlan } from './plan.js';
import { sampleClues, vagueness } from './sample.js';
import { ZEBRA_PRESETS, ZEBRA_SETTINGS } from './settings.js';
import { ATTRIBUTES, VOCABULARY } from './vocabulary.js';

/** Conflicts that one search for another street may take. */
const CONFLICTS = 5000;

/** Makes zebra puzzles with one solution and no clue to spare. */
export const zebraGenerator: Generator<ZebraPuzzle, ZebraSolution, ZebraPlan, typeof ZEBRA_SETTINGS> = {
  id: 'zebra',
  version: 1,
  versionBySteps: 2,
  family: 'zebra',
  description: 'a random street, and true clues of which none can be dropped',
  settings: ZEBRA_SETTINGS,
  presets: ZEBRA_PRESETS,
  proposals: { easy: ['easy', 'any'], medium: ['any'], hard: ['any', 'hard'] },
  plan: async (settings, goal) => planZebra(settings, goal),
  attempt,
};

function attempt(plan: ZebraPlan, rng: Rng): Attempt<ZebraPuzzle, ZebraSolution> {
  const { attributes, solution } = randomStreet(plan, rng.fork('street'));
  const street = (clues: readonly ZebraClue[]): ZebraPuzzle => ({
    family: 'zebra',
    houses: plan.houses,
    attributes,
    clues,
  });
  const sample = street(sampleClues(street([]), solution, plan, rng.fork('sample')));
  const set = zebra.clues!.cluesOf(sample, solution);
  if (plan.aim === 'hard') return hardClues(set, solution, rng.fork('clues'));
  const answer = enoughClues({
    family: zebra as AnyFamily,
    set,
    solution,
    engine: satEngine,
    budget: { conflicts: CONFLICTS },
    seed: rng.fork('clues').seed,
    ...(plan.aim === 'easy' ? { weights: vagueness(sample.clues) } : {}),
  });
  switch (answer.status) {
    case 'enough':
      return { status: 'made', puzzle: answer.puzzle as ZebraPuzzle, solution };
    case 'ambiguous':
      return { status: 'failed', reason: 'a sample of clues left several streets possible' };
    case 'undecided':
      return { status: 'failed', reason: 'other streets were not ruled out within the limit' };
  }
}

/** Random values in a random order; the puzzle lists them by the alphabet, which gives nothing away. */
function randomStreet(
  { houses, attributes: count }: ZebraPlan,
  rng: Rng,
): { readonly attributes: Attributes; readonly solution: ZebraSolution } {
  const chosen = ATTRIBUTES.slice(0, count).map(
    (attribute) => [attribute, rng.shuffle(VOCABULARY[attribute]!).slice(0, houses)] as const,
  );
  return {
    attributes: Object.fromEntries(chosen.map(([attribute, values]) => [attribute, values.toSorted()])),
    solution: Object.fromEntries(chosen),
  };
}
