/**
 * Zebra puzzles: a random street, a sample of the clues that are true of it, and of these as many as one
 * solution needs, with none to spare. Which relations the sample prefers steers the difficulty: sameness and
 * neighbours in order determine much at once, "somewhere to the left" and denials determine little.
 */
import type { Rng } from '../../src/core/index.js';
import type { Attributes, ZebraPuzzle, ZebraSolution } from '../../src/families/zebra/index.js';
import { enoughOf } from '../../src/minimum/index.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { type Follower, openFollower } from './follower.js';
import { hardClues } from './harden.js';
import { planZebra, type ZebraPlan } from './plan.js';
import { sampleClues, vagueness } from './sample.js';
import { ZEBRA_PRESETS, ZEBRA_SETTINGS } from './settings.js';
import { ATTRIBUTES, VOCABULARY } from './vocabulary.js';

const UNDECIDED = 'other streets were not ruled out within the limit';

/** Makes zebra puzzles with one solution and no clue to spare. */
export const zebraGenerator: Generator<ZebraPuzzle, ZebraSolution, ZebraPlan, typeof ZEBRA_SETTINGS> = {
  id: 'zebra',
  version: 1,
  family: 'zebra',
  description: 'a random street, and true clues of which none can be dropped',
  settings: ZEBRA_SETTINGS,
  presets: ZEBRA_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: async (settings, goal) => planZebra(settings, goal),
  attempt,
};

function attempt(plan: ZebraPlan, rng: Rng): Attempt<ZebraPuzzle, ZebraSolution> {
  const { attributes, solution } = randomStreet(plan, rng.fork('street'));
  const street: ZebraPuzzle = { family: 'zebra', houses: plan.houses, attributes, clues: [] };
  const sample = { ...street, clues: sampleClues(street, solution, plan, rng.fork('sample')) };
  const puzzleWith = (chosen: readonly number[]): ZebraPuzzle => ({
    ...street,
    clues: chosen.toSorted((one, other) => one - other).map((clue) => sample.clues[clue]!),
  });
  const isHard = plan.aim === 'beyond';
  const choosing = isHard ? rng.fork('clues') : rng.fork('clues').fork('enough-clues');
  const seed = (isHard ? choosing : choosing.fork('engine')).integer(2 ** 31);
  const opened = openFollower(sample, solution, { rng: choosing, seed });
  if (opened.status !== 'open')
    return failed(
      opened.status === 'undecided' ? UNDECIDED : 'a sample of clues left several streets possible',
    );
  const { session } = opened;
  try {
    const chosen = isHard
      ? (hardClues(session, puzzleWith, choosing) ?? failed('one step of look-ahead always sufficed'))
      : plainClues(session, sample, plan, choosing);
    return 'status' in chosen ? chosen : { status: 'made', puzzle: puzzleWith(chosen), solution };
  } finally {
    session.dispose();
  }
}

/**
 * Clues of a sample that leave one solution, none of them superfluous; for an easy puzzle the least vague
 * ones.
 */
function plainClues(
  session: Follower,
  { clues }: ZebraPuzzle,
  { aim }: ZebraPlan,
  rng: Rng,
): readonly number[] | ReturnType<typeof failed> {
  const shuffled = rng.shuffle([...clues.keys()]);
  const answer = enoughOf(session, shuffled, aim === 'plain' ? { weights: vagueness(clues) } : {});
  return answer.status === 'enough' ? answer.chosen : failed(UNDECIDED);
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
