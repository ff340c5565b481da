/** Nonograms: random pictures with structure, in black and white or in colours, or those of a folder, steered until their clues have one solution. */
import type { Rng } from '../../src/core/random.js';
import { satEngine } from '../../src/engine/sat/index.js';
import {
  type NonogramPuzzle,
  type NonogramSolution,
  openPictureLogic,
  puzzleOfColours,
  puzzleOfPicture,
  solutionOfCells,
  solutionOfColours,
} from '../../src/families/nonogram/index.js';
import type { Bitmap, GreyImage } from '../../src/image/bitmap.js';
import { type Attempt, failed, type Generator } from '../generator.js';
import { Changes } from '../picture/changes.js';
import { greedyRepair } from '../picture/greedy.js';
import { Judge } from '../picture/judge.js';
import { openOracle } from '../picture/oracle.js';
import { sweepThresholds } from '../picture/sweep.js';
import { harden } from './harden.js';
import { randomColours, randomPicture } from './noise.js';
import { paletteOf } from './palette.js';
import { type NonogramPlan, planNonogram } from './plan.js';
import { NONOGRAM_PRESETS, NONOGRAM_SETTINGS } from './settings.js';
import { steer } from './steer.js';

/** Conflicts that one search for a second solution may take. */
const ORACLE_BUDGET = { conflicts: 20_000 };

/** Makes nonograms with one solution. */
export const nonogramGenerator: Generator<
  NonogramPuzzle,
  NonogramSolution,
  NonogramPlan,
  typeof NONOGRAM_SETTINGS
> = {
  id: 'nonogram',
  version: 1,
  family: 'nonogram',
  description:
    'random pictures with structure, in black and white or in colours, or those of a folder, changed until their clues have one solution',
  settings: NONOGRAM_SETTINGS,
  presets: NONOGRAM_PRESETS,
  plan: planNonogram,
  attempt({ pictures, ...plan }, rng, number) {
    if (pictures === undefined) return fromNoise(plan, rng);
    const { cells } = pictures[(number - 1) % pictures.length]!;
    return fromPicture({ ...cells, values: Float64Array.from(cells.values) }, plan, rng);
  },
};

function fromNoise(plan: NonogramPlan, rng: Rng): Attempt<NonogramPuzzle, NonogramSolution> {
  const { width, height, aim, colours } = plan;
  const drawn = randomPicture(plan, rng);
  const cells = colours === 1 ? drawn : randomColours(drawn, colours, plan, rng);
  const logic = openPictureLogic(height, width, colours);
  const reason = steer(cells, aim === 'hard' ? 'guessless' : aim, logic, colours, rng);
  if (reason !== undefined) return failed(reason);
  const palette = colours === 1 ? undefined : paletteOf(colours);
  const oracle = openOracle(satEngine, ORACLE_BUDGET, palette);
  if (aim === 'hard' && harden(cells, logic, colours, oracle, rng) === 'not-reached')
    return failed('one step of look-ahead always sufficed');
  if (palette === undefined) return made({ width, height, cells });
  // Steering changes colours too, and a colour of few cells may be lost.
  if (new Set(cells.filter((colour) => colour > 0)).size < colours) return failed('a colour was lost');
  const puzzle = puzzleOfColours(cells, height, width, palette);
  return { status: 'made', puzzle, solution: solutionOfColours(puzzle, cells) };
}

/** Changes few cells: someone drew the others. */
function fromPicture(
  image: GreyImage,
  { aim }: NonogramPlan,
  rng: Rng,
): Attempt<NonogramPuzzle, NonogramSolution> {
  const { bitmap } = sweepThresholds(image);
  const oracle = aim === 'easy' ? undefined : openOracle(satEngine, ORACLE_BUDGET);
  const possible = new Changes(bitmap.cells);
  const unchanged = new Uint8Array(possible.count);
  const changes = greedyRepair(
    new Judge(bitmap, rng, oracle),
    possible,
    unchanged,
    Array.from(unchanged, () => 1),
    () => undefined,
  );
  if (changes === undefined) throw new Error('a repair without a limit was ended');
  return made({ ...bitmap, cells: possible.apply(changes) });
}

function made({ width, height, cells }: Bitmap): Attempt<NonogramPuzzle, NonogramSolution> {
  return {
    status: 'made',
    puzzle: puzzleOfPicture(cells, height, width),
    solution: solutionOfCells(cells, height, width),
  };
}
