/** The sessions in which explanations ask, and the error that ends them in the middle of a question. */
import { PuzzlewrightError } from '../../core/index.js';
import {
  type GuardedAnswer,
  type GuardedLiteral,
  type GuardedQuestion,
  GuardedSession,
  type Model,
  type Row,
} from '../../solve/index.js';
import type { Board } from '../model/index.js';

/** The code of the error that ends work when the board's `abort` says so. */
const INTERRUPTED = 'interrupted';

/** A session about a board. Its questions throw `interrupted` when the board's `abort` says so. */
export class Questions extends GuardedSession {
  readonly #board: Board;

  /**
   * @param model of the board, or a part of it
   * @param always rows that always hold
   */
  constructor(
    board: Board,
    model: Model,
    always: readonly Row[],
    options: { readonly certify?: boolean } = {},
  ) {
    super(model, always, options);
    this.#board = board;
  }

  override propagate(
    guards: readonly number[],
    assumed: readonly GuardedLiteral[] = [],
  ): readonly GuardedLiteral[] | undefined {
    requireTime(this.#board);
    return super.propagate(guards, assumed);
  }

  override decide(question: GuardedQuestion): GuardedAnswer['status'] {
    const { abort } = this.#board;
    requireTime(this.#board);
    const status = super.decide(abort === undefined ? question : { ...question, abort });
    if (status === 'limit') requireTime(this.#board);
    return status;
  }
}

/** @throws PuzzlewrightError `interrupted` when the board's `abort` says so */
export function requireTime({ abort, model }: Board): void {
  if (abort?.() !== true) return;
  throw new PuzzlewrightError(INTERRUPTED, `The work on model ${model.name} was interrupted.`);
}

/** The result of some work on a board; undefined when it was interrupted. */
export function unlessInterrupted<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof PuzzlewrightError && error.code === INTERRUPTED) return undefined;
    throw error;
  }
}
