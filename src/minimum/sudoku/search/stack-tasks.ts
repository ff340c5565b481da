/**
 * The decision "is there a puzzle of this grid with at most k givens?" as independent tasks of plain data,
 * which run on any thread in any order. The search of every pass is divided at a small depth; each node there
 * is a task. There is no puzzle when no task finds one. Of the puzzles found, that of the first task in order
 * counts, so that the number of threads does not matter.
 */
import { type Budget, bitCount, createRng, type Rng, UNLIMITED } from '../../../core/index.js';
import { boardOf, FULL_WORD, WORD_CELLS } from './board.js';
import { type PairRequest, PairSearch, type Words } from './pair-search.js';
import { evenShares, isEven, passesFor, type Shares } from './pass-plan.js';
import { EVEN_DEPTH, TRIAL_LEFT, TRIAL_TOTAL, UNEVEN_DEPTH } from './stack-rules.js';
import { startingSets } from './starting-sets.js';
import { answerOf, type SudokuTaskAnswer } from './task-answer.js';

/** Nodes of a trial that estimates the size of a search. */
const TRIAL_NODES = 40_000;

const BOARD = boardOf([3, 3]);

/** Conditions on the puzzles. */
export interface StackOptions {
  /** Cells that must hold givens, and cells that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
  /** List every puzzle with exactly the total of givens; complete when there is none with fewer. */
  readonly every: boolean;
}

/** One part of the decision. */
export interface StackTask extends PairRequest {
  readonly arrangement: Arrangement;
}

/**
 * A grid prepared for decisions: the stacks of the orientation that a trial chose, and the order in which
 * they are searched last.
 */
export interface PreparedGrid {
  readonly stacks: readonly PreparedStack[];
  readonly order: readonly number[];
}

/** A third stack: its arrangement and starting sets. */
interface PreparedStack {
  readonly arrangement: Arrangement;
  readonly arranged: readonly number[];
  readonly sets: readonly number[];
}

/** Prepares a full 9x9 grid; a seed varies which puzzle is found first. */
export function prepareGrid(numbers: readonly number[], seed: string | undefined): PreparedGrid {
  const rng = seed === undefined ? undefined : createRng(seed);
  const stacks = (orientation: Orientation): PreparedStack[] =>
    [0, 1, 2].map((third) => prepare(numbers, orientation, third, rng?.fork(`${orientation} ${third}`)));
  return chooseStacks(stacks('stacks'), stacks('bands'));
}

/** The tasks that together decide whether a full 9x9 grid has a puzzle with at most `total` givens. */
export function planStackTasks(grid: PreparedGrid, total: number, options: StackOptions): StackTask[] {
  return requestsOf(grid, { ...options, total }).flatMap(cut);
}

/** Runs one task to its end, its first find (unless every one is wanted) or a limit. */
export function runStackTask(task: StackTask, budget: Budget): SudokuTaskAnswer {
  const search = new PairSearch(task, budget);
  const limit = search.run();
  const puzzles = search.found.map((givens) => cellsOf(givens, task.arrangement));
  return answerOf(limit, puzzles, search.statistics);
}

interface Decision extends StackOptions {
  readonly total: number;
}

/** The passes of one orientation as undivided requests. */
function requestsOf({ stacks, order }: PreparedGrid, decision: Decision): StackTask[] {
  return passesFor(decision.total).flatMap(({ third: turn, shares }) => {
    const third = order[turn]!;
    const [one, other] = order.filter((stack) => stack !== third);
    const { first, second } = shares;
    // Arrangements have the two other stacks in the order of the board.
    const own = one! < other! ? shares : { ...shares, first: second, second: first };
    return requestOf(stacks[third]!, own, decision);
  });
}

/**
 * Orders the stacks of both orientations, first those beside which even shares leave least to search, and
 * chooses the orientation whose first two leave less. Passes with even shares take most of the time, and few
 * of the stacks come last in them.
 */
function chooseStacks(...orientations: readonly (readonly PreparedStack[])[]): PreparedGrid {
  const decision = { total: TRIAL_TOTAL, required: [], forbidden: [], every: false };
  const [stacks, bands] = orientations.map((stacks) => {
    const sizes = stacks.map((stack) => sizeOf(requestOf(stack, evenShares(TRIAL_TOTAL), decision)));
    const order = [0, 1, 2].sort((one, other) => sizes[one]! - sizes[other]!);
    return { stacks, order, size: sizes[order[0]!]! + sizes[order[1]!]! };
  });
  return bands!.size < stacks!.size ? bands! : stacks!;
}

/** The request of one pass; none where the required cells exceed its shares. */
function requestOf(
  { arrangement, sets, arranged }: PreparedStack,
  shares: Shares,
  { required, forbidden, every }: Decision,
): StackTask[] {
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
  const start = { chosen, allowed: [may[0]!, may[1]!, may[2]!] as const };
  return [{ numbers: arranged, sets, shares, start, givenThird: must[2], every, arrangement }];
}

function prepare(
  numbers: readonly number[],
  orientation: Orientation,
  third: number,
  rng: Rng | undefined,
): PreparedStack {
  const arrangement = arrange(orientation, third, rng);
  const arranged = arrangement.map((cell) => numbers[cell]!);
  return { arrangement, arranged, sets: startingSets(BOARD, Int32Array.from(arranged)) };
}

/**
 * The number of nodes at which few givens of the two stacks are left: an estimate of the size of the
 * searches.
 */
function sizeOf(requests: readonly StackTask[]): number {
  let size = 0;
  for (const request of requests) {
    const search = new PairSearch(request, { nodes: TRIAL_NODES });
    search.split(request.shares.pair - TRIAL_LEFT, () => {
      size++;
    });
  }
  return size;
}

function cut(request: StackTask): StackTask[] {
  const tasks: StackTask[] = [];
  const depth = isEven(request.shares) ? EVEN_DEPTH : UNEVEN_DEPTH;
  new PairSearch(request, UNLIMITED).split(request.start.chosen.length + depth, (start) => {
    tasks.push({ ...request, start });
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

/** The lines that are parts of the search: stacks (columns) or bands (rows). */
type Orientation = 'stacks' | 'bands';

/** For every cell of the arranged board the cell of the original board. */
type Arrangement = readonly number[];

/**
 * The arrangement with a stack or band in the third word and the others before it, in order, so that every
 * pass runs the same code. A seed permutes rows and columns within bands and stacks, which varies what is
 * found first.
 */
function arrange(orientation: Orientation, third: number, rng?: Rng): Arrangement {
  const groups = [...[0, 1, 2].filter((group) => group !== third), third];
  const along = groups.flatMap((group) => withinGroup(group, rng));
  const across = [0, 1, 2].flatMap((group) => withinGroup(group, rng));
  return along.flatMap((line) =>
    across.map((place) => (orientation === 'bands' ? 9 * line + place : 9 * place + line)),
  );
}

function withinGroup(group: number, rng: Rng | undefined): readonly number[] {
  const lines = [3 * group, 3 * group + 1, 3 * group + 2];
  return rng === undefined ? lines : rng.shuffle(lines);
}
