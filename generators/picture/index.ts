/**
 * A picture becomes a nonogram: grey cells to black and white by the asked method, then repaired, helped by given
 * cells or left alone, and at the end judged afresh: the verdict by an engine, line logic, the rating.
 */
import type { Bounds } from '../../src/bilevel/cheapest.js';
import type { Budget } from '../../src/core/budget.js';
import type { Cell } from '../../src/core/cell.js';
import type { Engine } from '../../src/engine/engine.js';
import type { Rating } from '../../src/families/family.js';
import { nonogram } from '../../src/families/nonogram/index.js';
import {
  type NonogramPuzzle,
  type NonogramSolution,
  solutionOfCells,
} from '../../src/families/nonogram/puzzle.js';
import { type BinariseMethod, binarise } from '../../src/image/binarise.js';
import type { Bitmap, GreyImage } from '../../src/image/bitmap.js';
import { type TranslucentResult, translucentSquares } from '../../src/image/translucent/index.js';
import { repairWeights } from '../../src/image/weights.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { fewestGivens } from './givens.js';
import type { Goal } from './judge.js';
import { openOracle, puzzleWithGiven } from './oracle.js';
import { repairPicture } from './repair.js';
import { sweepThresholds } from './sweep.js';

export type { Goal } from './judge.js';

/** How grey cells become black and white; `otsu` sweeps the thresholds around Otsu's. */
export type PictureMethod = BinariseMethod | { readonly name: 'translucent' };

/** What is done about other solutions: change cells, give cells, or only report. */
export type UniqueBy = 'repair' | 'givens' | 'keep';

export interface PictureQuestion {
  readonly cells: GreyImage;
  readonly method: PictureMethod;
  readonly unique: UniqueBy;
  /** `line`: solvable by line logic, hence unique; `unique`: one solution, however hard to find. */
  readonly goal: Goal;
  readonly seed: string;
  /** Minimises changes and squares: an engine that takes objectives (HiGHS). */
  readonly minimiser: Engine;
  /** Proves uniqueness. */
  readonly prover: Engine;
  /** Have the proof of the verdict checked; default true. */
  readonly certify?: boolean;
  readonly budget?: Budget;
  readonly onProgress?: (step: PictureStep) => void;
}

/** What is being done, with the bounds reached where something is minimised. */
interface PictureStep {
  readonly step: 'squares' | 'repair' | 'givens' | 'check';
  readonly lower?: number;
  readonly upper?: number;
}

export interface PictureNonogram {
  readonly puzzle: NonogramPuzzle;
  readonly solution: NonogramSolution;
  readonly verdict: 'unique' | 'multiple' | 'undecided';
  /** Whether nothing in the verdict rests on an engine's word: its proof was checked, or two solutions are known. */
  readonly certified: boolean;
  /** Line logic alone solves it. */
  readonly line: boolean;
  /** Cells that differ from the black and white picture, row-major. */
  readonly changed: readonly Cell[];
  /** Cells that are given. */
  readonly given: readonly Cell[];
  /** No choice changes (or gives) fewer cells: proved. */
  readonly lowerBound: number;
  /** The number of changed (or given) cells is the fewest possible. */
  readonly proved: boolean;
  readonly rating: Rating;
  /** The black and white picture before any change. */
  readonly original: Bitmap;
  /** The threshold, where one for the whole picture was used. */
  readonly threshold?: number;
  readonly squares?: TranslucentResult;
}

interface BlackAndWhite {
  readonly bitmap: Bitmap;
  readonly weights: ArrayLike<number>;
  readonly threshold?: number;
  readonly squares?: TranslucentResult;
}

/** Makes the nonogram of a picture. */
export function nonogramOfPicture(question: PictureQuestion): PictureNonogram {
  const { bitmap: original, weights, ...found } = binariseBy(question);
  const { bitmap, changed, given, lowerBound, proved } = settle(question, original, weights);
  const puzzle = puzzleWithGiven(
    bitmap,
    given.map(([row, column]) => row * bitmap.width + column),
  );
  question.onProgress?.({ step: 'check' });
  const rating = nonogram.rate(puzzle);
  return {
    puzzle,
    solution: solutionOfCells(bitmap.cells, bitmap.height, bitmap.width),
    ...judge(puzzle, question),
    line: rating.difficulty === 'easy',
    changed,
    given,
    lowerBound,
    proved,
    rating,
    original,
    ...found,
  };
}

/** The verdict of the engine that proves, on the finished puzzle and with nothing taken over from before. */
function judge(
  puzzle: NonogramPuzzle,
  { prover: engine, budget = {}, certify = true }: PictureQuestion,
): Pick<PictureNonogram, 'verdict' | 'certified'> {
  const formulation = chooseFormulation(nonogram, engine.id);
  const answer = checkPuzzle({ family: nonogram, puzzle, formulation, engine, budget, certify });
  const { verdict, certified } = answer;
  if (verdict === 'none') throw new Error('a picture is no solution of its own clues');
  return { verdict, certified };
}

function binariseBy(question: PictureQuestion): BlackAndWhite {
  const { cells, method, seed, minimiser, budget, onProgress } = question;
  if (method.name === 'translucent') {
    const squares = translucentSquares(cells, {
      engine: minimiser,
      seed,
      ...(budget === undefined ? {} : { budget }),
      onProgress: ({ objective, bound }) => onProgress?.({ step: 'squares', lower: bound, upper: objective }),
    });
    return { bitmap: squares.bitmap, weights: evenWeights(cells), squares };
  }
  if (method.name === 'otsu') {
    const { threshold, bitmap } = sweepThresholds(cells);
    return { bitmap, weights: repairWeights(cells, threshold), threshold };
  }
  const { bitmap, thresholds } = binarise(cells, method);
  const threshold = method.name === 'threshold' ? { threshold: method.threshold } : {};
  return { bitmap, weights: repairWeights(cells, thresholds), ...threshold };
}

/** Squares darken their neighbours, so no single cell is more doubtful than another. */
function evenWeights({ values }: GreyImage): ArrayLike<number> {
  return new Uint8Array(values.length).fill(1);
}

type Settled = Pick<PictureNonogram, 'changed' | 'given' | 'lowerBound' | 'proved'> & {
  readonly bitmap: Bitmap;
};

/** Does what was asked about other solutions. */
function settle(question: PictureQuestion, bitmap: Bitmap, weights: ArrayLike<number>): Settled {
  const { unique, goal, seed, minimiser, prover, budget = {}, onProgress } = question;
  const untouched = { bitmap, changed: [], given: [], lowerBound: 0, proved: true };
  if (unique === 'keep') return untouched;
  const task = {
    bitmap,
    goal,
    engine: minimiser,
    oracle: openOracle(prover, budget),
    seed,
    budget,
    onProgress: ({ lower, upper }: Bounds) =>
      onProgress?.({ step: unique, lower, ...(upper === undefined ? {} : { upper }) }),
  };
  if (unique === 'givens') {
    const { given, lowerBound, proved } = fewestGivens(task);
    return { ...untouched, given, lowerBound, proved };
  }
  const { bitmap: repaired, changed, lowerBound, proved } = repairPicture({ ...task, weights });
  return { ...untouched, bitmap: repaired, changed, lowerBound, proved };
}
