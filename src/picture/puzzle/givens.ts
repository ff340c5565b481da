/**
 * The fewest cells to give so that a picture need not change: with them given, its nonogram has one solution,
 * or is solved by line logic. Every other solution differs from the picture on some set of cells, and one
 * cell of it must be given; for line logic the sets are the undetermined ones: while no cell of such a set is
 * given, none of it is determined, whatever else is given. So the answer is a minimum hitting set over sets
 * found on demand, which answers for every picture the question that the document on nonogram art leaves
 * open: how many additional constraints are required. Source of the loop: src/solve/hitting-sets/fewest.ts.
 */

import { type Cell, createRng, type LimitName, PuzzlewrightError, type Rng } from '../../core/index.js';
import { openEmptyField } from '../../families/nonogram/index.js';
import {
  type Challenge,
  type Choice,
  type Engine,
  fewestSteps,
  type LoopBudget,
  type SearchState,
} from '../../solve/index.js';
import type { Bitmap } from '../decode/bitmap.js';
import { disjointDifferences } from './differences.js';
import type { PictureGoal } from './judge.js';
import type { UniquenessOracle } from './oracle.js';
import { switchingComponents } from './switching-components.js';
import { undeterminedSets } from './undetermined-sets.js';

/** Most elementary switching components among the initial sets. */
const MOST_COMPONENTS = 600;
const ONE_SET = { most: 1, passes: 1, enough: 60 };
const USUAL_BUDGET: LoopBudget = { rounds: 8, nodes: 500 };

export interface FewestGivensRequest {
  readonly bitmap: Bitmap;
  /** The number of colours the picture has besides the background; default 1. */
  readonly colours?: number;
  readonly goal: PictureGoal;
  /** Minimises: an engine that takes objectives. */
  readonly engine: Engine;
  /** Decides uniqueness; needed for the goal `unique`. */
  readonly oracle?: UniquenessOracle;
  readonly seed: string;
  readonly budget?: LoopBudget;
  readonly onProgress?: (progress: GivensProgress) => void;
}

/** The progress of the search for cells to give. */
export interface GivensProgress {
  /** No fewer cells will do: proved. */
  readonly lower: number;
  /** The fewest cells known that will do, row-major; absent until some are known. */
  readonly given?: readonly Cell[];
}

export interface Givens {
  /** Cells to give, row-major. */
  readonly given: readonly Cell[];
  /** No fewer cells will do: proved. */
  readonly lowerBound: number;
  readonly proved: boolean;
  /** The caller's limit that ended the search early, if any. */
  readonly limit?: LimitName;
  readonly rounds: number;
}

/**
 * Finds the fewest cells to give. When a limit is hit before any are found, cells that are enough for line
 * logic are given, which are enough for both goals, and the bound is the one that was reached.
 * @throws PuzzlewrightError `oracle-missing` when the goal is `unique` and no oracle is given
 */
export function fewestGivens(request: FewestGivensRequest): Givens {
  const { bitmap, colours = 1, goal, oracle, engine, budget, onProgress } = request;
  if (goal === 'unique' && oracle === undefined) {
    throw new PuzzlewrightError('oracle-missing', 'To find unique givens, a uniqueness oracle is needed.');
  }
  const rng = createRng(request.seed).fork('givens');
  let known: Pick<SearchState, 'choice'> = {};
  const report = (lower: number): void => {
    onProgress?.({ lower, ...(known.choice === undefined ? {} : { given: cellsOf(known.choice, bitmap) }) });
  };
  const steps = fewestSteps({
    count: bitmap.cells.length,
    engine,
    challenge:
      goal === 'unique' && oracle !== undefined
        ? (choice) => uniqueChallenge(bitmap, oracle, choice)
        : lineChallenge(bitmap, colours, rng, budget?.abort),
    sets: colours === 1 ? switchingComponents(bitmap.cells, bitmap).slice(0, MOST_COMPONENTS) : [],
    budget: { ...USUAL_BUDGET, ...budget },
    onProgress: ({ lower }) => report(lower),
  });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    known = step.value;
    report(step.value.lower);
  }
  const answer = step.value;
  const chosen = answer.choice ?? enoughForLines(bitmap, colours);
  return {
    given: cellsOf(chosen, bitmap),
    lowerBound: answer.lower,
    proved: answer.proved,
    ...callersLimit(answer.limit, budget),
    rounds: answer.rounds,
  };
}

/** The limit that ended a search, where the caller set it. */
function callersLimit(
  limit: LimitName | 'rounds' | undefined,
  { nodes }: LoopBudget = {},
): Pick<Givens, 'limit'> {
  if (limit === undefined || limit === 'rounds') return {};
  return limit === 'nodes' && nodes === undefined ? {} : { limit };
}

function lineChallenge(
  bitmap: Bitmap,
  colours: number,
  rng: Rng,
  stop: () => boolean = () => false,
): (choice: Choice) => Challenge {
  const field = openEmptyField(bitmap.height, bitmap.width, colours);
  return (choice) => {
    if (stop()) return { status: 'undecided', limit: 'abort' };
    field.setPicture(bitmap.cells);
    choice.forEach((chosen, cell) => {
      if (chosen === 1) field.revealColour(cell, bitmap.cells[cell]!);
    });
    if (field.propagate() === 'solved') return { status: 'feasible' };
    const [set] = undeterminedSets(field, bitmap.cells, ONE_SET, rng);
    return { status: 'broken', items: set! };
  };
}

function uniqueChallenge(bitmap: Bitmap, oracle: UniquenessOracle, choice: Choice): Challenge {
  const given = Array.from(choice.keys()).filter((cell) => choice[cell] === 1);
  const { differences, limit } = disjointDifferences(bitmap, oracle, 1, given);
  if (differences[0] !== undefined) return { status: 'broken', items: differences[0] };
  return limit === undefined ? { status: 'feasible' } : { status: 'undecided', limit };
}

/**
 * Cells with which line logic finishes: while any are open, the first open one. Not the fewest, but found at
 * once.
 */
function enoughForLines(bitmap: Bitmap, colours: number): Choice {
  const choice = new Uint8Array(bitmap.cells.length);
  const field = openEmptyField(bitmap.height, bitmap.width, colours);
  field.setPicture(bitmap.cells);
  for (let cell = 0; cell < choice.length && field.propagate() === 'undetermined'; cell++) {
    if (!field.isOpen(cell)) continue;
    field.revealColour(cell, bitmap.cells[cell]!);
    choice[cell] = 1;
  }
  return choice;
}

function cellsOf(choice: Choice, { width }: Bitmap): Cell[] {
  return Array.from(choice.keys())
    .filter((cell) => choice[cell] === 1)
    .map((cell): Cell => [Math.floor(cell / width), cell % width]);
}
