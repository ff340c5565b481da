/**
 * Nonograms: random pictures with structure, in black and white or in colours, or those of a folder, steered until their
 * clues have one solution.
 */
import type { Rng } from '../../src/core/random.js';
import { satEngine } from '../../src/engine/sat/index.js';
import {
  cellsOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  openPictureLogic,
  puzzleOfColours,
  puzzleOfPicture,
  solutionOfCells,
  solutionOfColours,
} from '../../src/families/nonogram/index.js';
import type { Bitmap } from '../../src/image/bitmap.js';
import { type Attempt, type DrawnPicture, failed, type Generator } from '../generator.js';
import { openOracle } from '../picture/oracle.js';
import { titleOfName } from '../picture/title.js';
import { harden } from './harden.js';
import { randomColours, randomPicture } from './noise.js';
import { paletteOf } from './palette.js';
import { type NonogramPlan, planNonogram } from './plan.js';
import { NONOGRAM_PRESETS, NONOGRAM_SETTINGS } from './settings.js';
import { steer } from './steer.js';

/** Conflicts that one search for a second solution may take. */
const ORACLE_BUDGET = { conflicts: 20_000 };

/**
 * Since the second version pictures are drawn by the best of several methods, and repaired exactly; since the third, given
 * cells that are only compared with changes are searched for less long.
 */
const NOISE_VERSIONS = { byLogic: 1, bySteps: 2 };
const PICTURES_VERSIONS = { byLogic: 3, bySteps: 4 };

/** Makes nonograms with one solution. */
export const nonogramGenerator: Generator<
  NonogramPuzzle,
  NonogramSolution,
  NonogramPlan,
  typeof NONOGRAM_SETTINGS
> = {
  id: 'nonogram',
  version: NOISE_VERSIONS.byLogic,
  versionBySteps: NOISE_VERSIONS.bySteps,
  family: 'nonogram',
  description:
    'random pictures with structure, in black and white or in colours, or those of a folder, changed until their clues have one solution',
  settings: NONOGRAM_SETTINGS,
  presets: NONOGRAM_PRESETS,
  proposals: { easy: ['easy', 'any'], medium: ['any'], hard: ['medium', 'any'] },
  plan: planNonogram,
  versionFor: ({ pictures }, isBySteps) => {
    const versions = pictures === undefined ? NOISE_VERSIONS : PICTURES_VERSIONS;
    return isBySteps ? versions.bySteps : versions.byLogic;
  },
  attempt({ pictures, drawn, ...plan }, rng) {
    if (drawn !== undefined) return fromPicture(drawn);
    if (pictures !== undefined) throw new Error('a puzzle of a picture was attempted before that was drawn');
    return fromNoise(plan, rng);
  },
  pictures: {
    countIn: ({ pictures }) => pictures?.length,
    orderOf: ({ pictures, width }, number) => {
      const picture = pictures?.[number - 1];
      return picture === undefined ? undefined : { ...picture, width };
    },
    withDrawn: ({ pictures: _, ...plan }, drawn) => ({ ...plan, drawn }),
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

/** The puzzle of a picture that is drawn and has one solution already. */
function fromPicture({ name, solution }: DrawnPicture): Attempt<NonogramPuzzle, NonogramSolution> {
  const [height, width] = [solution.length, solution[0]!.length];
  const credits = { title: titleOfName(name) };
  return { ...made({ width, height, cells: cellsOfSolution(solution) }), credits };
}

function made({
  width,
  height,
  cells,
}: Bitmap): Extract<Attempt<NonogramPuzzle, NonogramSolution>, { readonly status: 'made' }> {
  return {
    status: 'made',
    puzzle: puzzleOfPicture(cells, height, width),
    solution: solutionOfCells(cells, height, width),
  };
}
