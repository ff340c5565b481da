/**
 * The fewest givens of a full grid with proof: first a good puzzle by greedy search, then the decisions "at
 * most k?" for rising k, from a little below the greedy puzzle until the best puzzle is reached. Each
 * decision costs several times as much as the one before, so that refuting small k first is cheap, and a
 * puzzle above the optimum would be expensive to find. Every decision is a list of independent tasks; the
 * first in order that finds a puzzle counts, so that the number of threads does not matter. After every task
 * the state is reported, from which a later run resumes.
 */
import { createRng, type LimitName, orbitsOf } from '../../../core/index.js';
import { type Board, boardOf, WORD_CELLS } from './board.js';
import { openFollower } from './board-follower.js';
import { fewGivens } from './greedy.js';
import { RequestProgress } from './request-progress.js';
import { type SavedState, type SavedStep, TASK_PLANS } from './saved-state.js';
import type { SearchStatistics, SudokuTaskAnswer } from './task-answer.js';
import { type GivensRequest, type GivensTask, openPlan, runSudokuTask } from './tasks.js';

/** Calls of the follower by the greedy search on the 9x9 board. */
const GREEDY_CALLS = 60_000;
/**
 * No 9x9 grid has a puzzle of fewer givens, as was published (McGuire, Tugemann and Civario, 2012). It is
 * shown before the search here has proved as much, and no proof rests on it.
 */
const KNOWN_LEAST = 17;

/** The givens by which the first decision is below the best puzzle. */
const FIRST_DISTANCE = 3;

/** The bounds proved so far. */
interface GivensBounds {
  readonly lower: number;
  readonly upper: number;
  /** The number of givens of the current decision. */
  readonly sought?: number;
}

export interface GivensContext {
  /**
   * Most nodes for one decision, divided evenly among its tasks; also the most puzzles that the greedy search
   * tries.
   */
  readonly nodes?: number;
  readonly abort?: () => boolean;
  /** The state that an earlier run passed to `onState`; whether it is of this grid is checked. */
  readonly state?: SavedState;
  onState(state: SavedState): void;
  onBounds(bounds: GivensBounds): void;
  /**
   * Runs tasks anywhere and reports their answers in any order; begins no more after `stop`. Absent: they run
   * on this thread, one after the other.
   */
  runTasks?(
    tasks: readonly GivensTask[],
    onAnswer: (answer: SudokuTaskAnswer, task: number) => 'continue' | 'stop',
  ): Promise<void>;
}

/** `lower` and `givens` (the best puzzle) hold in any case; they meet when no limit was hit. */
export type GivensAnswer =
  | { readonly status: 'ambiguous' }
  | {
      readonly status: 'bounded';
      readonly lower: number;
      readonly givens: readonly number[];
      readonly limit?: LimitName;
      readonly statistics: SearchStatistics;
    };

/** Every puzzle with the fewest givens, by their givens; some of them when a limit was hit. */
export interface EveryPuzzle {
  readonly puzzles: readonly (readonly number[])[];
  readonly limit?: LimitName;
}

/** The open tasks of one decision, and the receiver of their answers, in any order. */
interface TaskRound {
  readonly tasks: readonly GivensTask[];
  readonly take: (answer: SudokuTaskAnswer, task: number) => 'continue' | 'stop';
}

/** Decides the numbers of givens of one grid. */
export class FewestGivens {
  readonly #request: GivensRequest;
  readonly #context: GivensContext;
  #plan: ReturnType<typeof openPlan> | undefined;
  #lower = 0;
  #givens: readonly number[] = [];
  #saved: SavedStep | undefined;
  #statistics: SearchStatistics = { nodes: 0, followerCalls: 0, learnt: 0 };

  constructor(request: GivensRequest, context: GivensContext) {
    this.#request = request;
    this.#context = context;
  }

  /** Finds and proves the fewest, or with `atMost` decides if that many are enough. */
  async find(atMost?: number): Promise<GivensAnswer> {
    return this.#runElsewhere(this.#find(atMost));
  }

  /** The same at once, every task on this thread. */
  findHere(atMost?: number): GivensAnswer {
    const steps = this.#find(atMost);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      runHere(value);
    }
  }

  /** Lists every puzzle with as few givens as the best, after that was proved. */
  async findEvery(): Promise<EveryPuzzle> {
    const { puzzles, limit } = await this.#runElsewhere(this.#decide(this.#givens.length, true));
    const different = new Map(puzzles.map((givens) => [givens.join(' '), givens]));
    const sorted = [...different.keys()].sort().map((key) => different.get(key)!);
    return { puzzles: sorted, ...(limit === undefined ? {} : { limit }) };
  }

  *#find(atMost: number | undefined): Generator<TaskRound, GivensAnswer> {
    if (!this.#start()) return { status: 'ambiguous' };
    for (;;) {
      this.#report();
      const total = this.#next(atMost);
      if (total === undefined) return this.#answer();
      const { puzzles, limit } = yield* this.#decide(total, false);
      if (limit !== undefined) return this.#answer(limit);
      if (puzzles[0] === undefined) this.#lower = total + 1;
      else this.#givens = puzzles[0];
      this.#saved = undefined;
    }
  }

  /** Lets the context run the tasks of each round. */
  async #runElsewhere<Answer>(rounds: Generator<TaskRound, Answer>): Promise<Answer> {
    const { runTasks = async (tasks, take) => runHere({ tasks, take }) } = this.#context;
    for (;;) {
      const { done, value } = rounds.next();
      if (done === true) return value;
      await runTasks(value.tasks, value.take);
    }
  }

  /**
   * Restores the saved state, or finds a first puzzle; false when all allowed givens leave several solutions.
   */
  #start(): boolean {
    const { numbers } = this.#request;
    const saved = this.#context.state;
    if (saved !== undefined && this.#isPuzzle(saved.givens)) {
      this.#lower = Math.min(saved.lower, saved.givens.length);
      this.#givens = saved.givens;
      this.#saved = saved.step;
      return true;
    }
    const { box, symmetry, required, forbidden, seed = '' } = this.#request;
    const board = boardOf(box);
    const givens = fewGivens({
      follower: openFollower(board, Int32Array.from(numbers)),
      orbits: orbitsOf({ rows: board.side, columns: board.side }, symmetry),
      required,
      forbidden,
      followerCalls: Math.min(greedyCalls(board), this.#context.nodes ?? Infinity),
      rng: createRng(seed).fork('greedy'),
    });
    this.#givens = givens ?? [];
    return givens !== undefined;
  }

  /** True if givens are allowed and leave one solution. */
  #isPuzzle(givens: readonly number[]): boolean {
    const { box, numbers, symmetry, required, forbidden } = this.#request;
    const board = boardOf(box);
    const held = new Set(givens);
    const isAllowed =
      required.every((cell) => held.has(cell)) &&
      !forbidden.some((cell) => held.has(cell)) &&
      orbitsOf({ rows: board.side, columns: board.side }, symmetry).every((orbit) => {
        const inOrbit = orbit.filter((cell) => held.has(cell)).length;
        return inOrbit === 0 || inOrbit === orbit.length;
      });
    if (!isAllowed) return false;
    const words: [number, number, number] = [0, 0, 0];
    for (const cell of held) words[Math.floor(cell / WORD_CELLS)]! |= 1 << (cell % WORD_CELLS);
    return !openFollower(board, Int32Array.from(numbers)).findSecond(...words);
  }

  /** The next number of givens to decide; none when the bounds have met. */
  #next(atMost: number | undefined): number | undefined {
    const upper = this.#givens.length;
    const lower = this.#lower;
    if (lower >= upper) return undefined;
    if (atMost !== undefined) return lower <= atMost && atMost < upper ? atMost : undefined;
    return Math.max(lower, upper - FIRST_DISTANCE);
  }

  /** Decides one number of givens, resuming an earlier run. */
  *#decide(total: number, every: boolean): Generator<TaskRound, EveryPuzzle> {
    this.#plan ??= openPlan(this.#request);
    const tasks = this.#plan(total, every);
    const plan = this.#request.loop === true ? TASK_PLANS.cells : TASK_PLANS.quickest;
    const progress = new RequestProgress({ total, every, plan, count: tasks.length }, this.#saved);
    const open = progress.open();
    const nodes =
      this.#context.nodes === undefined
        ? {}
        : { nodes: Math.max(1, Math.floor(this.#context.nodes / tasks.length)) };
    this.#report(total);
    yield {
      tasks: open.map((task) => ({ ...tasks[task]!, ...nodes })),
      take: (answer, index) => {
        this.#count(answer.statistics);
        progress.take(open[index]!, answer);
        this.#saved = progress.saved();
        this.#report(total);
        return progress.isDecided() ? 'stop' : 'continue';
      },
    };
    const limit = progress.isDecided() ? undefined : (progress.limit ?? 'abort');
    return { puzzles: progress.puzzles(), ...(limit === undefined ? {} : { limit }) };
  }

  #count({ nodes, followerCalls, learnt }: SearchStatistics): void {
    const sum = this.#statistics;
    this.#statistics = {
      nodes: sum.nodes + nodes,
      followerCalls: sum.followerCalls + followerCalls,
      learnt: sum.learnt + learnt,
    };
  }

  /** The best known lower bound; it reaches the best puzzle only where that was proved here. */
  #knownLower(): number {
    const [rows, columns] = this.#request.box;
    const known = rows === 3 && columns === 3 ? KNOWN_LEAST : 0;
    return Math.max(this.#lower, Math.min(known, this.#givens.length - 1));
  }

  #report(sought?: number): void {
    const lower = this.#lower;
    this.#context.onBounds({
      lower: this.#knownLower(),
      upper: this.#givens.length,
      ...(sought === undefined ? {} : { sought }),
    });
    this.#context.onState({
      lower,
      givens: this.#givens,
      ...(this.#saved === undefined ? {} : { step: this.#saved }),
    });
  }

  #answer(limit?: LimitName): GivensAnswer {
    return {
      status: 'bounded',
      lower: limit === undefined ? this.#lower : this.#knownLower(),
      givens: this.#givens,
      ...(limit === undefined ? {} : { limit }),
      statistics: this.#statistics,
    };
  }
}

/** Runs tasks in order on this thread until one answer is enough. */
function runHere({ tasks, take }: TaskRound): void {
  for (const [index, task] of tasks.entries()) if (take(runSudokuTask(task), index) === 'stop') return;
}

/** The 9x9 board has the fast follower; small boards hardly need a limit. */
function greedyCalls({ box, cells }: Board): number {
  return box[0] === 3 && box[1] === 3 ? GREEDY_CALLS : cells * cells;
}
