/**
 * Exact repair: the fewest cells of a picture to change so that its nonogram is solved by line logic, or has
 * one solution. A leader proposes the cheapest changes that obey all cuts, a judge looks at the changed
 * picture; whatever keeps it from the goal is a set of cells whose region every repair must touch
 * (region.ts), hence a cut; greedy repairs of the proposals bound the optimum from above (repair-search.ts).
 * First the number of changes is minimised; then, when that is proved and with all cuts kept, the sum of
 * their weights, so that doubtful cells go first. See docs/methods.md, "Pictures with the fewest changes" (a
 * logic-based Benders loop).
 */

import { type Cell, createRng, type LimitName, PuzzlewrightError } from '../../core/index.js';
import type { Engine, LoopBudget } from '../../solve/index.js';
import type { Bitmap } from '../decode/bitmap.js';
import { Changes } from './changes.js';
import { Judge, type PictureGoal } from './judge.js';
import type { UniquenessOracle } from './oracle.js';
import { RepairSearch, type SearchProgress } from './repair-search.js';

export interface RepairRequest {
  readonly bitmap: Bitmap;
  readonly goal: PictureGoal;
  /** Minimises: an engine that takes objectives. */
  readonly engine: Engine;
  /** Decides uniqueness; needed for the goal `unique`. */
  readonly oracle?: UniquenessOracle;
  /** The number of colours the picture has besides the background; default 1, black and white. */
  readonly colours?: number;
  /**
   * Whole number per cell, in colours per change (see {@link Changes}), small where the picture is doubtful;
   * decides between repairs of equal size.
   */
  readonly weights?: ArrayLike<number>;
  /** Cells (row-major indices) that must not be changed. */
  readonly kept?: ReadonlySet<number>;
  /**
   * The looks of a repaired picture, more for better: of the repairs found with the fewest changes the best
   * looking is taken.
   */
  readonly looks?: (cells: Readonly<Uint8Array>) => number;
  readonly seed: string;
  /**
   * `nodes` limits the branches and the leader's nodes of both minimisations together; `rounds` each of them.
   */
  readonly budget?: LoopBudget;
  /** Receives every better repair as soon as it is found, and every better bound. */
  readonly onProgress?: (progress: RepairProgress) => void;
}

/** The progress of a repair. */
export interface RepairProgress {
  /** No repair changes fewer cells: proved. */
  readonly lower: number;
  /** Cells that the best repair known changes; absent until one is known. */
  readonly upper?: number;
  /** The picture that it makes, row-major. */
  readonly cells?: Readonly<Uint8Array>;
}

export interface Repair {
  /** The repaired picture; the original when none was found. */
  readonly bitmap: Bitmap;
  /**
   * The goal is reached; false only when a limit ended the work before a repair was found, or where it is
   * impossible.
   */
  readonly reached: boolean;
  /** Proved: every repair changes a cell that is to be kept. */
  readonly impossible: boolean;
  /** The changed cells, row-major. */
  readonly changed: readonly Cell[];
  /** No repair changes fewer cells: proved. */
  readonly lowerBound: number;
  /** The number of changed cells is the fewest possible. */
  readonly proved: boolean;
  /** Sum of the weights of the changed cells. */
  readonly weight: number;
  /** No repair with as few changes has a smaller weight. */
  readonly weightProved: boolean;
  /** The caller's limit that ended the search early, if any. */
  readonly limit?: LimitName;
  /** Cells that the first greedy repair changes, for comparison. */
  readonly greedyChanges: number;
  readonly rounds: number;
  readonly cuts: number;
}

/**
 * Repairs a picture. The picture returned reaches the goal, judged afresh; when a limit is hit it is the best
 * one found, with the bound that was reached. When `abort` says so before any repair is found, it is the
 * original.
 * @throws PuzzlewrightError `oracle-missing` when the goal is `unique` and no oracle is given
 */
export function repairPicture(request: RepairRequest): Repair {
  const { bitmap, colours = 1, goal, engine, oracle, budget = {}, onProgress } = request;
  if (goal === 'unique' && oracle === undefined) {
    throw new PuzzlewrightError('oracle-missing', 'To make a picture unique, a uniqueness oracle is needed.');
  }
  const rng = createRng(request.seed).fork('repair');
  const judge = new Judge(bitmap, rng, goal === 'unique' ? oracle : undefined, budget.abort, colours);
  const changes = new Changes(bitmap.cells, colours, request.kept);
  const weights = weightsOf(changes, request.weights);
  const report = ({ lower, best }: SearchProgress): void =>
    onProgress?.({
      lower,
      ...(best === undefined ? {} : { upper: best.count, cells: changes.apply(best.changed) }),
    });
  const options = { engine, budget, ...(onProgress === undefined ? {} : { onProgress: report }) };
  const search = new RepairSearch(judge, changes, weights, options);
  const fewest = search.fewest();
  const tied = search.isReached && search.best.count > 0 && weights.some((weight) => weight !== weights[0]);
  const lightest = fewest.proved && tied ? search.lightest() : undefined;
  if (request.looks !== undefined) search.improveLooks(request.looks);
  const weightProved = lightest?.proved ?? (fewest.proved && !tied);
  const limit = weightProved ? undefined : limitOf(judge, search);
  return {
    ...outcome(bitmap, changes, judge, search),
    impossible: search.isImpossible(fewest.lower),
    lowerBound: Math.min(fewest.lower, bitmap.cells.length),
    proved: fewest.proved || search.isImpossible(fewest.lower),
    weightProved,
    ...(limit === undefined ? {} : { limit }),
    greedyChanges: search.greedyCount,
    rounds: fewest.rounds + (lightest?.rounds ?? 0),
    cuts: search.cutCount,
  };
}

/** A weight for each change; that of a cell to be kept is more than that of all others together. */
function weightsOf(changes: Changes, given: ArrayLike<number> | undefined): number[] {
  const weights = Array.from({ length: changes.count }, (_, item) => given?.[item] ?? 1);
  const all = weights.reduce((sum, weight) => sum + weight, 1);
  return weights.map((weight, item) => (changes.kept.has(changes.cellOf(item)) ? all : weight));
}

function limitOf(judge: Judge, search: RepairSearch): LimitName | undefined {
  if (judge.stop()) return 'abort';
  return search.isOutOfNodes ? 'nodes' : undefined;
}

/** The best repair as a picture, judged afresh. A judge that has no time left is not contradicted. */
function outcome(
  { width, height, cells }: Bitmap,
  changes: Changes,
  judge: Judge,
  { best, isReached }: RepairSearch,
): Pick<Repair, 'bitmap' | 'reached' | 'changed' | 'weight'> {
  if (!isReached) {
    return { bitmap: { width, height, cells }, reached: false, changed: [], weight: 0 };
  }
  const repaired = changes.apply(best.changed);
  if (judge.contradicts(repaired)) throw new Error('a repaired picture misses its goal');
  const isChanged = changes.changedCells(best.changed);
  const changed = Array.from(isChanged.keys())
    .filter((cell) => isChanged[cell] === 1)
    .map((cell): Cell => [Math.floor(cell / width), cell % width]);
  return { bitmap: { width, height, cells: repaired }, reached: true, changed, weight: best.weight };
}
