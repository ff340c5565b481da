/** Plans of the Sudoku generator: possible requests, and the reasons against others. */
import { failure, orbitsOf, type Result, type SymmetryName, success } from '../../src/core/index.js';
import { type Box, MOST_PICTURES, usualBox } from '../../src/families/sudoku/index.js';
import type { GridMethod } from '../../src/minimum/index.js';
import { outside, refusal } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import { planFewest } from './plan-fewest.js';
import { planVariants } from './plan-variants.js';
import { LARGEST, SMALLEST, type SudokuSettings } from './settings.js';
import type { VariantPlan } from './variants/index.js';

/** The settings that all attempts share. */
export interface SudokuPlan {
  readonly box: Box;
  readonly symmetry: SymmetryName;
  /** Dig until this number of givens is left; null: as far as it goes. */
  readonly givens: number | null;
  /** No given may be superfluous. */
  readonly minimal: boolean;
  /** The method that proves that the grid allows no fewer givens; null: not asked for. */
  readonly fewest: GridMethod | null;
  /** Dug as far as singles last, and a little further: see beyond-singles.ts. */
  readonly beyondSingles: boolean;
  /** Small pictures are printed in place of the numbers. */
  readonly pictures: boolean;
  readonly goal: Steering;
}

const USUAL_SIZE = 9;

/** Sides from which a puzzle that is dug as far as one solution lasts takes minutes to rate by its steps. */
const LARGE = 12;

/**
 * Fewest givens of any puzzle with one solution, by side, where they are known; a side that is missing needs
 * at least side - 1.
 */
const FEWEST_GIVENS: Readonly<Record<number, number>> = { 4: 4, 6: 8, 9: 17 };

/** Checks the settings of the Sudoku generator. */
export function planSudoku(settings: SudokuSettings, goal: Steering): Result<SudokuPlan | VariantPlan> {
  const box = boxOf(settings);
  if (!box.ok) return box;
  if (settings.variant !== undefined) return planVariants(settings, box.value, goal);
  const side = box.value[0] * box.value[1];
  const { symmetry = 'none', givens = null, minimal = false, pictures = false } = settings;
  const least = FEWEST_GIVENS[side] ?? side - 1;
  const issues = outside('givens', settings.givens, { least, most: side * side });
  if (minimal && (givens !== null || symmetry !== 'none')) {
    const message = 'Without superfluous givens neither their number nor their pattern can be chosen.';
    issues.push(refusal('minimal', message));
  }
  if (side === SMALLEST && goal.logic !== undefined && goal.logic !== 'plain') {
    const message = 'Every 4x4 Sudoku with one solution can be solved by singles, so all are easy.';
    issues.push(refusal('difficulty', message));
  }
  if (settings.pictures === true && side > MOST_PICTURES)
    issues.push(refusal('pictures', `There are pictures for grids of side 4 and ${MOST_PICTURES}.`));
  const fewest = planFewest(settings, box.value, goal);
  if (!fewest.ok) return failure(...issues, ...fewest.issues);
  if (issues.length > 0) return failure(...issues);
  const isFree = givens === null && !minimal && fewest.value === null;
  const beyondSingles = isFree && side >= LARGE && goal.isProposal === true && goal.logic !== 'plain';
  return success({
    ...{ box: box.value, symmetry, givens, minimal, fewest: fewest.value },
    ...{ beyondSingles, pictures, goal },
  });
}

/** The number of givens may be left over because cells are dug together. */
export function slackOf({ box, symmetry }: SudokuPlan): number {
  const side = box[0] * box[1];
  const orbits = orbitsOf({ rows: side, columns: side }, symmetry);
  return Math.max(...orbits.map(({ length }) => length)) - 1;
}

function boxOf({ size, box, variant = [] }: SudokuSettings): Result<Box> {
  if (box === undefined) return usualBoxOf(size ?? USUAL_SIZE, variant);
  const product = box.rows * box.columns;
  if (product < SMALLEST || product > LARGEST) {
    const message = `Boxes of ${SMALLEST} to ${LARGEST} cells are expected; found ${product}.`;
    return failure(refusal('box', message));
  }
  if (size !== undefined && product !== size)
    return failure(refusal('box', `A grid of side ${size} has boxes of ${size} cells; found ${product}.`));
  return success([box.rows, box.columns]);
}

function usualBoxOf(side: number, variant: readonly string[]): Result<Box> {
  const usual = usualBox(side);
  if (usual[0] > 1 || variant.includes('jigsaw')) return success(usual);
  const message = `A grid of side ${side} cannot be cut into boxes of more than one row.`;
  return failure(refusal('size', message));
}
