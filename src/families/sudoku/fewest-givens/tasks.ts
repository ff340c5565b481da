/**
 * The question "is there a puzzle of this grid with at most k givens?" as independent tasks of plain data, which run on
 * any thread in any order. The search of every pass is cut at a small depth; each node there is a task. Their answers together are the
 * answer: none, when all find none. The first task in order that finds a puzzle tells which one is found, so that the
 * number of threads does not matter.
 */
import { type Budget, type LimitName, UNLIMITED } from '../../../core/budget.js';
import { createRng, type Rng } from '../../../core/random.js';
import { type Arrangement, arrange, type Orientation } from './arrangement.js';
import { bitCount, boardOf, FULL_WORD, WORD_CELLS } from './board.js';
import { type PairQuestion, PairSearch, type PairStatistics, type Words } from './pair-search.js';
import { type Pass, passesFor } from './pass-plan.js';
import { startingSets } from './starting-sets.js';

/** Cells chosen where a pass is cut into tasks. */
const SPLIT_DEPTH = 2;
/** Nodes for a look at how large a search will be, and the givens that are left where the look ends. */
const TRIAL_NODES = 40_000;
const TRIAL_LEFT = 5;

const BOARD = boardOf([3, 3]);
/** The shares of stacks or bands in a question. */
export interface PlanOptions {
  /** Cells that must hold givens, and cells that may not. */
  readonly required?: readonly number[];
  readonly forbidden?: readonly number[];
  /** Any text; it varies which puzzle is found first. */
  readonly seed?: string;
  /** Every puzzle with exactly so many givens is wanted; right when there is none with fewer. */
  readonly every?: boolean;
}

/** One part of the question. */
export interface FewestGivensTask extends PairQuestion {
  readonly arrangement: Arrangement;
}

/** What a task found; givens are cells of the board, ascending. */
export type TaskAnswer =
  | { readonly status: 'none'; readonly statistics: PairStatistics }
  | {
      readonly status: 'found';
      readonly puzzles: readonly (readonly number[])[];
      readonly statistics: PairStatistics;
    }
  | { readonly status: 'limit'; readonly limit: LimitName; readonly statistics: PairStatistics };

/** The tasks that together decide whether a full 9x9 grid has a puzzle with at most `total` givens. */
export function planTasks(
  numbers: readonly number[],
  total: number,
  options: PlanOptions = {},
): FewestGivensTask[] {
  const { required = [] } = options;
  if (total < required.length) return [];
  const plans = (['stacks', 'bands'] as const).map((orientation) =>
    questionsOf(numbers, total, orientation, options),
  );
  const sizes = plans.map((questions) => questions.reduce((sum, question) => sum + sizeOf(question), 0));
  const chosen = sizes[1]! < sizes[0]! ? plans[1]! : plans[0]!;
  return chosen.flatMap(cut);
}

/** Runs one task to its end, its first find or a limit. */
export function runTask(task: FewestGivensTask, budget: Budget = UNLIMITED): TaskAnswer {
  const search = new PairSearch(task, budget);
  const limit = search.run();
  const { found, statistics } = search;
  if (limit !== undefined) return { status: 'limit', limit, statistics };
  if (found.length === 0) return { status: 'none', statistics };
  return { status: 'found', puzzles: found.map((givens) => cellsOf(givens, task.arrangement)), statistics };
}

/** The passes of one orientation as whole questions. */
function questionsOf(
  numbers: readonly number[],
  total: number,
  orientation: Orientation,
  { required = [], forbidden = [], seed, every = false }: PlanOptions,
): FewestGivensTask[] {
  const rng = seed === undefined ? undefined : createRng(seed).fork(orientation);
  const stacks = [0, 1, 2].map((third) => prepare(numbers, orientation, third, rng));
  return passesFor(total).flatMap(({ third, shares }: Pass) => {
    const { arrangement, sets, arranged } = stacks[third]!;
    const must = wordsOf(required, arrangement);
    const may = wordsOf(forbidden, arrangement).map((word, at) => FULL_WORD & ~word & ~must[at]!);
    const chosen = cellsIn(must[0], 0).concat(cellsIn(must[1], WORD_CELLS));
    const counts = must.map(bitCount);
    const isPossible =
      counts[0]! <= shares.first &&
      counts[1]! <= shares.second &&
      counts[2]! <= shares.third &&
      chosen.length <= shares.pair;
    if (!isPossible) return [];
    const start = { chosen, live: [may[0]!, may[1]!, may[2]!] as const };
    return [{ numbers: arranged, sets, shares, start, givenThird: must[2], every, arrangement }];
  });
}

function prepare(
  numbers: readonly number[],
  orientation: Orientation,
  third: number,
  rng: Rng | undefined,
): {
  readonly arrangement: Arrangement;
  readonly arranged: readonly number[];
  readonly sets: readonly number[];
} {
  const arrangement = arrange(orientation, third, rng?.fork(String(third)));
  const arranged = arrangement.map((cell) => numbers[cell]!);
  return { arrangement, arranged, sets: startingSets(BOARD, Int32Array.from(arranged)) };
}

/** How many nodes a question has where few givens of the two stacks are left: a measure of its size. */
function sizeOf(question: FewestGivensTask): number {
  let size = 0;
  const search = new PairSearch(question, { nodes: TRIAL_NODES });
  search.split(question.shares.pair - TRIAL_LEFT, () => {
    size++;
  });
  return size;
}

function cut(question: FewestGivensTask): FewestGivensTask[] {
  const tasks: FewestGivensTask[] = [];
  new PairSearch(question, UNLIMITED).split(question.start.chosen.length + SPLIT_DEPTH, (start) => {
    tasks.push({ ...question, start });
  });
  return tasks;
}

function wordsOf(cells: readonly number[], arrangement: Arrangement): Words {
  const words: [number, number, number] = [0, 0, 0];
  for (const cell of cells) {
    const place = arrangement.indexOf(cell);
    words[Math.floor(place / WORD_CELLS)]! |= 1 << (place % WORD_CELLS);
  }
  return words;
}

function cellsOf(words: Words, arrangement: Arrangement): number[] {
  const places = words.flatMap((word, index) => cellsIn(word, index * WORD_CELLS));
  return places.map((place) => arrangement[place]!).sort((one, other) => one - other);
}

function cellsIn(word: number, offset: number): number[] {
  const cells: number[] = [];
  for (let rest = word; rest !== 0; rest &= rest - 1) cells.push(offset + 31 - Math.clz32(rest & -rest));
  return cells;
}
