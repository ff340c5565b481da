/**
 * Exact repair: the fewest cells of a picture to change so that its nonogram is solved by line logic, or has one
 * solution. A leader proposes the cheapest changes that obey all cuts, a judge looks at the changed picture; whatever keeps
 * it from the goal is a set of cells whose region every repair must touch (region.ts), hence a cut; greedy repairs
 * of the proposals bound the optimum from above (repair-search.ts). First the number of changes is minimised;
 * then, when that is proved and with all cuts kept, the sum of their weights, so that doubtful cells go first.
 * Source: the project's notes on methods (a logic-based Benders loop).
 */
import type { Bounds, LoopBudget } from '../../src/bilevel/cheapest.js';
import type { Cell } from '../../src/core/cell.js';
import { PuzzlewrightError } from '../../src/core/error.js';
import { createRng } from '../../src/core/random.js';
import type { Engine } from '../../src/engine/engine.js';
import type { Bitmap } from '../../src/image/bitmap.js';
import { applyChanges } from './greedy.js';
import { type Goal, Judge } from './judge.js';
import type { UniquenessOracle } from './oracle.js';
import { RepairSearch } from './repair-search.js';

/** Limits of each minimisation when the caller sets none. */
const USUAL_BUDGET: LoopBudget = { rounds: 3, nodes: 100 };

export interface RepairQuestion {
  readonly bitmap: Bitmap;
  readonly goal: Goal;
  /** Minimises: an engine that takes objectives. */
  readonly engine: Engine;
  /** Decides uniqueness; needed for the goal `unique`. */
  readonly oracle?: UniquenessOracle;
  /** Whole number per cell, small where the picture is doubtful; decides between repairs of equal size. */
  readonly weights?: ArrayLike<number>;
  readonly seed: string;
  /** Limits for each of the two minimisations. */
  readonly budget?: LoopBudget;
  /** Bounds on the number of changed cells. */
  readonly onProgress?: (bounds: Bounds) => void;
}

export interface Repair {
  /** The repaired picture; it reaches the goal, always. */
  readonly bitmap: Bitmap;
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
  /** Cells that the first greedy repair changes, for comparison. */
  readonly greedyChanges: number;
  readonly rounds: number;
  readonly cuts: number;
}

/**
 * Repairs a picture. It always returns a picture that reaches the goal, judged afresh; when a limit is hit it is the
 * best one found, with the bound that was reached.
 * @throws PuzzlewrightError `oracle-missing` when the goal is `unique` and no oracle is given
 */
export function repairPicture(question: RepairQuestion): Repair {
  const { bitmap, goal, engine, oracle, budget = {}, onProgress } = question;
  if (goal === 'unique' && oracle === undefined) {
    throw new PuzzlewrightError('oracle-missing', 'To make a picture unique, a uniqueness oracle is needed.');
  }
  const rng = createRng(question.seed).fork('repair');
  const judge = new Judge(bitmap, rng, goal === 'unique' ? oracle : undefined);
  const weights = Array.from(bitmap.cells, (_, cell) => question.weights?.[cell] ?? 1);
  const search = new RepairSearch(judge, bitmap.cells, weights);
  const options = { engine, budget: { ...USUAL_BUDGET, ...budget } };
  const fewest = search.fewest(onProgress === undefined ? options : { ...options, onProgress });
  const tied = search.best.count > 0 && weights.some((weight) => weight !== weights[0]);
  const lightest = fewest.proved && tied ? search.lightest(options) : undefined;
  return {
    ...outcome(bitmap, judge, search),
    lowerBound: fewest.lower,
    proved: fewest.proved,
    weightProved: lightest?.proved ?? (fewest.proved && !tied),
    greedyChanges: search.greedyCount,
    rounds: fewest.rounds + (lightest?.rounds ?? 0),
    cuts: search.cutCount,
  };
}

/** The best repair as a picture, judged afresh. */
function outcome(
  { width, height, cells }: Bitmap,
  judge: Judge,
  { best }: RepairSearch,
): Pick<Repair, 'bitmap' | 'changed' | 'weight'> {
  const repaired = applyChanges(cells, best.changed);
  if (!judge.isReached(repaired)) throw new Error('a repaired picture misses its goal');
  const changed = Array.from(best.changed.keys())
    .filter((cell) => best.changed[cell] === 1)
    .map((cell): Cell => [Math.floor(cell / width), cell % width]);
  return { bitmap: { width, height, cells: repaired }, changed, weight: best.weight };
}
