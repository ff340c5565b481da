import type { LimitName } from '../../../core/index.js';
import type { SavedStep } from './saved-state.js';
import type { SudokuTaskAnswer } from './task-answer.js';

/** The progress of one decision "at most k?": its finished tasks and their finds. */
export class RequestProgress {
  limit: LimitName | undefined;
  readonly #total: number;
  readonly #every: boolean;
  readonly #plan: number;
  readonly #count: number;
  readonly #done: Set<number>;
  readonly #found: Map<number, readonly (readonly number[])[]>;

  constructor(
    {
      total,
      every,
      plan,
      count,
    }: Pick<SavedStep, 'total' | 'every'> & {
      readonly plan: number;
      readonly count: number;
    },
    saved: SavedStep | undefined,
  ) {
    const isSame = saved?.plan === plan && saved.total === total && saved.every === every;
    this.#total = total;
    this.#every = every;
    this.#plan = plan;
    this.#count = count;
    this.#done = new Set(isSame ? saved.done.filter((task) => task < count) : []);
    this.#found = new Map(isSame ? saved.found.map(({ task, puzzles }) => [task, puzzles]) : []);
  }

  /** Tasks still to run. */
  open(): number[] {
    const last = this.#every ? this.#count : this.#firstFind();
    return Array.from({ length: last }, (_, task) => task).filter((task) => !this.#done.has(task));
  }

  take(task: number, answer: SudokuTaskAnswer): void {
    if (answer.status === 'limit') {
      this.limit = answer.limit;
      return;
    }
    this.#done.add(task);
    if (answer.status === 'found') this.#found.set(task, answer.puzzles);
  }

  /** True if no open task can change the answer any more. */
  isDecided(): boolean {
    return this.open().length === 0;
  }

  /** Every puzzle found, or the one of the first task that found one. */
  puzzles(): readonly (readonly number[])[] {
    if (this.#every) return [...this.#found.values()].flat();
    return this.#found.get(this.#firstFind()) ?? [];
  }

  saved(): SavedStep {
    const done = [...this.#done].sort((one, other) => one - other);
    const found = [...this.#found].map(([task, puzzles]) => ({ task, puzzles }));
    return { total: this.#total, plan: this.#plan, every: this.#every, done, found };
  }

  #firstFind(): number {
    return Math.min(this.#count, ...this.#found.keys());
  }
}
