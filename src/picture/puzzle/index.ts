/**
 * A picture becomes a nonogram: grey cells to black and white by the asked method, then repaired, helped by
 * given cells or left alone, and at the end judged afresh: the verdict by an engine, line logic, the rating.
 */
import { type Budget, type Cell, type LimitName, PuzzlewrightError } from '../../core/index.js';
import type { Colour } from '../../draw/index.js';
import type { ShownRating } from '../../explain/index.js';
import {
  type NonogramPuzzle,
  type NonogramSolution,
  signOf,
  solutionOfColours,
} from '../../families/nonogram/index.js';
import type { Engine } from '../../solve/index.js';
import type { TranslucentResult } from '../cells/translucent/index.js';
import type { Bitmap, GreyImage } from '../decode/bitmap.js';
import { type BlackAndWhite, blackAndWhite, type PictureMethod, type Sweep } from './black-white.js';
import { fewestGivens, type GivensProgress } from './givens.js';
import type { PictureGoal } from './judge.js';
import { isSolvedByLines, openOracle, puzzleWithGiven, type UniquenessOracle } from './oracle.js';
import { ratingOf } from './rated.js';
import { type RepairProgress, repairPicture } from './repair.js';
import { type PictureVerdict, verdictOn } from './verdict.js';

export type { PictureMethod } from './black-white.js';

/** The measure against other solutions: change cells, give cells, or only report. */
export type UniqueBy = 'repair' | 'givens' | 'keep';

export interface PictureRequest extends NonogramRequest {
  readonly cells: GreyImage;
  readonly method: PictureMethod;
}

/** Cells of a picture of the same size that a repair must not change: row-major, 1 for each. */
interface KeptCells extends Pick<Bitmap, 'width' | 'height'> {
  readonly cells: ArrayLike<number>;
}

/** A request for the puzzle of a black and white picture. */
export interface NonogramRequest {
  readonly unique: UniqueBy;
  /** `line`: solvable by line logic, hence unique; `unique`: one solution, however hard to find. */
  readonly goal: PictureGoal;
  readonly seed: string;
  /** Cells that a repair must not change. */
  readonly kept?: KeptCells;
  /**
   * Minimises changes and squares: an engine that takes objectives (HiGHS). It may be absent where {@link
   * needsMinimiser} says no.
   */
  readonly minimiser?: Engine;
  /** Proves uniqueness. */
  readonly prover: Engine;
  /** Rate a puzzle with one solution by its steps, as `rate` does; default false: by quick logic. */
  readonly ratesSteps?: boolean;
  /** Have the proof of the verdict checked; default true. */
  readonly certify?: boolean;
  /** `abort` ends sweep, squares and repair with the best found; the verdict may take a little longer. */
  readonly budget?: Budget;
  readonly onProgress?: (step: PictureStep) => void;
}

/** The current step, with the bounds reached where a number is minimised, and the best result so far. */
interface PictureStep {
  readonly step: 'squares' | 'repair' | 'givens' | 'check';
  readonly lower?: number;
  readonly upper?: number;
  /** The picture as the best repair known makes it, and its palette where it is in colours. */
  readonly solution?: NonogramSolution;
  readonly palette?: readonly Colour[];
  /** The fewest cells known whose giving is enough. */
  readonly given?: readonly Cell[];
}

/** The nonogram of a picture, and its making. */
export interface PictureNonogram {
  readonly puzzle: NonogramPuzzle;
  readonly solution: NonogramSolution;
  readonly verdict: PictureVerdict;
  /**
   * True if nothing in the verdict rests on an engine's word: its proof was checked, or two solutions are
   * known.
   */
  readonly certified: boolean;
  /** A solution that is not the picture; present when the verdict is `multiple`. */
  readonly other?: NonogramSolution;
  /** Line logic alone solves it. */
  readonly line: boolean;
  /** Cells that differ from {@link original}, row-major. */
  readonly changed: readonly Cell[];
  /** Cells that are given. */
  readonly given: readonly Cell[];
  /** No choice changes (or gives) fewer cells: proved. */
  readonly lowerBound: number;
  /** The number of changed (or given) cells is the fewest possible. */
  readonly proved: boolean;
  /** The caller's limit that ended the repair (or the search for cells to give) early, if any. */
  readonly limit?: LimitName;
  /**
   * False when a limit ended the search before a repair was found, or where it is impossible: the picture is
   * unchanged and misses the goal.
   */
  readonly reached: boolean;
  /** Proved: every repair changes a cell that is to be kept. */
  readonly impossible?: true;
  /** Absent when the run timed out: rating a puzzle that line logic does not solve may take long. */
  readonly rating?: ShownRating;
  /** The black and white picture before any change: by the method, and for `otsu` after the sweep. */
  readonly original: Bitmap;
  /** The threshold, where one for the whole picture was used. */
  readonly threshold?: number;
  /** Present when the sweep left Otsu's own threshold and that changed cells. */
  readonly sweep?: Sweep;
  readonly squares?: TranslucentResult;
}

/**
 * Makes grey cells black and white; the method `translucent` needs the minimiser.
 * @throws PuzzlewrightError `picture-blank` or `picture-full` when all cells come out alike
 */
export function drawInBlackAndWhite(request: PictureRequest): BlackAndWhite {
  const { onProgress } = request;
  return blackAndWhite({ ...request, onSquares: (bounds) => onProgress?.({ step: 'squares', ...bounds }) });
}

/** Makes the nonogram of a picture that is black and white already. */
export function nonogramOfDrawn(
  { bitmap, weights, ...found }: BlackAndWhite,
  request: PictureRequest,
): PictureNonogram {
  return { ...nonogramOfBitmap({ ...request, bitmap, weights }), ...found };
}

/**
 * True if cells may have to be changed or given: line logic does not solve the picture as it is, and more
 * than a report is wanted.
 */
export function needsMinimiser({
  bitmap,
  unique,
  palette,
}: Pick<BitmapRequest, 'bitmap' | 'unique' | 'palette'>): boolean {
  return unique !== 'keep' && !isSolvedByLines(bitmap, [], palette);
}

/**
 * A picture of cells, in black and white or in the colours of a palette, and which puzzle is wanted of it.
 */
export interface BitmapRequest extends NonogramRequest {
  readonly bitmap: Bitmap;
  /** Of a picture in colours, whose cells are its indices. */
  readonly palette?: readonly Colour[];
  /** Whole number per cell, in colours per change (see `Changes`), small where a change is seen least. */
  readonly weights: ArrayLike<number>;
  /**
   * The most questions to an engine for another solution while the picture is repaired; default as many as it
   * takes.
   */
  readonly mostQuestions?: number;
  /** Most proposals in the search for the fewest given cells; default those of {@link fewestGivens}. */
  readonly mostProposals?: number;
  /**
   * The looks of a repaired picture, more for better; of repairs that change equally few cells the best
   * looking one is taken.
   */
  readonly looks?: (cells: Readonly<Uint8Array>) => number;
}

/**
 * Makes the nonogram of a picture of cells.
 * @throws PuzzlewrightError `keep-size` where the cells to keep are of another size
 */
export function nonogramOfBitmap(
  request: BitmapRequest,
): Omit<PictureNonogram, 'threshold' | 'sweep' | 'squares'> {
  const { onProgress, budget, bitmap: original, palette } = request;
  const { bitmap, ...determined } = determine(request);
  const given = determined.given.map(([row, column]) => row * bitmap.width + column);
  const puzzle = puzzleWithGiven(bitmap, given, palette);
  onProgress?.({ step: 'check' });
  const line = isSolvedByLines(bitmap, given, palette);
  const solution = solutionOfColours(puzzle, bitmap.cells);
  const judged = verdictOn(puzzle, solution, request, request.unique !== 'keep' && determined.reached);
  return {
    puzzle,
    solution,
    ...judged,
    line,
    ...determined,
    ...(line || budget?.abort?.() !== true ? { rating: ratingOf(puzzle, judged.verdict, request) } : {}),
    original,
  };
}

type Determined = Pick<
  PictureNonogram,
  'changed' | 'given' | 'lowerBound' | 'proved' | 'limit' | 'reached' | 'impossible'
> & { readonly bitmap: Bitmap };

/** Takes the requested measure against other solutions. */
function determine({
  bitmap,
  palette,
  weights,
  looks,
  mostQuestions,
  mostProposals,
  kept,
  ...request
}: BitmapRequest): Determined {
  const keptCells = keptIn(bitmap, kept);
  const { unique, goal, seed, minimiser, prover, budget: limits = {}, onProgress } = request;
  const untouched = { bitmap, changed: [], given: [], lowerBound: 0, proved: true, reached: true };
  if (unique === 'keep' || isSolvedByLines(bitmap, [], palette)) return untouched;
  if (minimiser === undefined)
    throw new Error('a picture is to be repaired without an engine that minimises');
  let questions = mostQuestions ?? Infinity;
  const ask = openOracle(prover, limits, palette);
  const oracle: UniquenessOracle = (picture, held) => {
    questions--;
    return ask(picture, held);
  };
  const isTimedOut = (): boolean => limits.abort?.() === true;
  const budget = { ...limits, abort: () => questions <= 0 || isTimedOut() };
  // Questions are counted work, as nodes are; only a timeout is one.
  const ended = (limit: LimitName | undefined): Pick<Determined, 'limit'> => {
    if (limit === undefined) return {};
    return { limit: limit === 'abort' && !isTimedOut() ? 'nodes' : limit };
  };
  onProgress?.({ step: unique });
  const task = { bitmap, goal, engine: minimiser, oracle, seed, budget };
  const inColours = palette === undefined ? {} : { colours: palette.length - 1 };
  if (unique === 'givens') {
    const report = ({ lower, given }: GivensProgress): void =>
      onProgress?.({ step: 'givens', lower, ...(given === undefined ? {} : { upper: given.length, given }) });
    const proposals = mostProposals === undefined ? {} : { rounds: mostProposals };
    const request = {
      ...task,
      ...inColours,
      budget: { ...budget, ...proposals },
      ...(onProgress === undefined ? {} : { onProgress: report }),
    };
    const { rounds: _, limit, ...givens } = fewestGivens(request);
    return { ...untouched, ...givens, ...ended(limit) };
  }
  const report = ({ cells, ...bounds }: RepairProgress): void => {
    const known =
      cells === undefined
        ? {}
        : {
            solution: solutionOfBitmap({ ...bitmap, cells }, palette),
            ...(palette === undefined ? {} : { palette }),
          };
    onProgress?.({ step: 'repair', ...bounds, ...known });
  };
  const {
    bitmap: repaired,
    changed,
    lowerBound,
    proved,
    reached,
    impossible,
    limit,
  } = repairPicture({
    ...task,
    weights,
    ...inColours,
    ...(looks === undefined ? {} : { looks }),
    kept: keptCells,
    ...(onProgress === undefined ? {} : { onProgress: report }),
  });
  const isImpossible = impossible ? ({ impossible } as const) : {};
  return {
    ...untouched,
    bitmap: repaired,
    changed,
    lowerBound,
    proved,
    reached,
    ...isImpossible,
    ...ended(limit),
  };
}

/** The solution that a picture is. */
function solutionOfBitmap(
  { width, height, cells }: Pick<Bitmap, 'width' | 'height'> & { readonly cells: ArrayLike<number> },
  palette: readonly Colour[] | undefined,
): NonogramSolution {
  const signs = Array.from(cells, (cell) => signOf({ palette }, cell));
  return Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join(''));
}

/** The cells to keep by their row-major indices. */
function keptIn({ width, height }: Bitmap, kept: KeptCells | undefined): ReadonlySet<number> {
  if (kept === undefined) return new Set();
  if (kept.width !== width || kept.height !== height) {
    const message = `The cells to keep are ${kept.width} x ${kept.height}; as many as the puzzle has, ${width} x ${height}, are expected.`;
    throw new PuzzlewrightError('keep-size', message);
  }
  return new Set(
    Array.from({ length: kept.cells.length }, (_, cell) => cell).filter((cell) => kept.cells[cell] === 1),
  );
}
