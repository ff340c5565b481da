/**
 * Nonograms: random pictures with structure, in black and white or in colours, or those of a folder, steered
 * until their clues have one solution.
 */
import type { Rng } from '../../src/core/index.js';
import {
  cellsOfSolution,
  coloursOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  openPictureLogic,
  puzzleOfColours,
  puzzleOfPicture,
  solutionOfCells,
  solutionOfColours,
} from '../../src/families/nonogram/index.js';
import { type Bitmap, openOracle, titleOfName } from '../../src/picture/index.js';
import type { NamedFile } from '../../src/settings/index.js';
import { satEngine } from '../../src/solve/index.js';
import { type Attempt, type DrawnPicture, failed, type Generator } from '../shared/generator.js';
import { randomColours, randomPicture } from '../shared/noise.js';
import { harden } from './harden.js';
import { isDull, letterPicture } from './letters.js';
import { paletteOf } from './palette.js';
import { type PatternGroups, repeatedGroups, symmetricGroups, unify } from './patterns.js';
import { type NonogramPlan, picturesAmong, planNonogram } from './plan.js';
import { NONOGRAM_PRESETS, NONOGRAM_SETTINGS } from './settings.js';
import { isFinishedBy, steer } from './steer.js';

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
    'random pictures with structure, patterns or letters, in black and white or in colours, or those of a folder, changed until their clues have one solution',
  settings: NONOGRAM_SETTINGS,
  presets: NONOGRAM_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any'], hard: ['look-ahead', 'any'] },
  plan: planNonogram,
  attempt({ pictures, drawn, ...plan }, rng) {
    if (drawn !== undefined) return fromPicture(drawn);
    if (pictures !== undefined) throw new Error('a puzzle of a picture was attempted before that was drawn');
    return plan.pattern === 'letters' ? fromLetters(plan, rng) : fromNoise(plan, rng);
  },
  pictures: {
    countIn: ({ pictures }) => pictures?.length,
    orderOf: ({ pictures, width, colours }, number) => {
      const picture = pictures?.[number - 1];
      return picture === undefined ? undefined : { ...picture, width, colours };
    },
    filesIn: ({ pictures }) =>
      pictures === undefined ? undefined : picturesAmong(pictures as readonly NamedFile[]).length,
    after: (given, skipped, shuffle) => ({
      ...(skipped === 0 ? {} : { 'first-picture': skipped + 1 }),
      ...(shuffle === undefined ? {} : { shuffle }),
      ...given,
    }),
    withDrawn: ({ pictures: _, ...plan }, drawn) => ({ ...plan, drawn }),
  },
};

function fromNoise(plan: NonogramPlan, rng: Rng): Attempt<NonogramPuzzle, NonogramSolution> {
  const { width, height, aim, colours, pattern } = plan;
  const drawn = randomPicture(plan, rng);
  const cells = colours === 1 ? drawn : randomColours(drawn, colours, plan, rng);
  const groups = pattern === 'random' ? undefined : groupsFor(plan, rng);
  if (groups !== undefined) unify(cells, groups);
  const logic = openPictureLogic(height, width, colours);
  const reason = steer(cells, aim === 'beyond' ? 'guessless' : aim, logic, colours, rng, groups);
  if (reason !== undefined) return failed(reason);
  const palette = colours === 1 ? undefined : paletteOf(colours);
  const oracle = openOracle(satEngine, ORACLE_BUDGET, palette);
  if (aim === 'beyond' && harden(cells, logic, colours, oracle, rng, groups) === 'not-reached')
    return failed('one step of look-ahead always sufficed');
  if (groups !== undefined && isPlain(cells)) return failed('hardly a pattern was left');
  if (palette === undefined) return made({ width, height, cells });
  // Steering changes colours too, and a colour of few cells may be lost.
  if (new Set(cells.filter((colour) => colour > 0)).size < colours) return failed('a colour was lost');
  const puzzle = puzzleOfColours(cells, height, width, palette);
  return { status: 'made', puzzle, solution: solutionOfColours(puzzle, cells) };
}

function groupsFor({ width, height, pattern }: NonogramPlan, rng: Rng): PatternGroups {
  return (pattern === 'symmetric' ? symmetricGroups : repeatedGroups)(width, height, rng);
}

/** Share of cells that a pattern has of either kind, at least. */
const LEAST_OF_EITHER = 0.2;

/** True if nearly all cells of a picture are the same. */
function isPlain(cells: Uint8Array): boolean {
  const filled = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  return Math.min(filled, 1 - filled) < LEAST_OF_EITHER;
}

/** Pictures of letters that one attempt looks at. */
const LETTER_PICTURES = 40;

function fromLetters(
  { width, height, aim }: NonogramPlan,
  rng: Rng,
): Attempt<NonogramPuzzle, NonogramSolution> {
  const logic = openPictureLogic(height, width, 1);
  for (let tries = 0; tries < LETTER_PICTURES && aim !== 'beyond'; tries++) {
    const { cells, letters } = letterPicture(width, height, rng);
    if (isDull(cells, width) || !isFinishedBy(cells, aim, logic)) continue;
    return { ...made({ width, height, cells }), credits: { title: letters } };
  }
  return failed(`none of ${LETTER_PICTURES} pictures of letters were worth solving and solved as asked`);
}

/** The puzzle of a picture that is drawn and has one solution already. */
function fromPicture({ name, solution, palette }: DrawnPicture): Attempt<NonogramPuzzle, NonogramSolution> {
  const [height, width] = [solution.length, solution[0]!.length];
  const credits = { title: titleOfName(name) };
  if (palette !== undefined) {
    const puzzle = puzzleOfColours(coloursOfSolution(solution), height, width, palette);
    return { status: 'made', puzzle, solution, credits };
  }
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
