/**
 * Finished puzzles with the steps of their solutions, which workers find side by side, as lines in the order
 * of the puzzles. Only as many puzzles are kept as are being explained, however long the batch is.
 */
import type { PuzzleRecord } from '../../../generators/index.js';
import { PuzzlewrightError } from '../../core/index.js';
import { type ExplainAnswer, explanationRecord } from '../../explain/index.js';
import { cancelled, type Workers } from '../../jobs/index.js';
import { jsonLine } from '../output/index.js';

/** Puzzles that are being explained, for each task that workers run at once. */
const AHEAD = 2;

interface Explaining {
  readonly record: PuzzleRecord;
  readonly answer: Promise<ExplainAnswer>;
}

export class PuzzleSteps {
  readonly #workers: Workers;
  readonly #write: (line: string) => void;
  readonly #waiting: Explaining[] = [];

  constructor(workers: Workers, write: (line: string) => void) {
    this.#workers = workers;
    this.#write = write;
  }

  /** Begins to explain a puzzle; earlier ones are waited for where there are too many. */
  async add(record: PuzzleRecord): Promise<void> {
    const answer = this.#explain(record);
    // A batch that is stopped waits for none of them.
    answer.catch(() => undefined);
    this.#waiting.push({ record, answer });
    while (this.#waiting.length > AHEAD * this.#workers.width) await this.#writeNext();
  }

  /**
   * Writes what is being explained.
   * @param isStopped true: the work was ended, and what is missing stays out
   */
  async finish(isStopped: () => boolean): Promise<void> {
    while (this.#waiting.length > 0 && !isStopped()) await this.#writeNext();
  }

  #explain({ family, puzzle, solution }: PuzzleRecord): Promise<ExplainAnswer> {
    // That it has one solution was proved where it was made.
    return this.#workers.run('explain-puzzle', { family, puzzle, solution, rates: false });
  }

  async #writeNext(): Promise<void> {
    const { record, answer } = this.#waiting.shift()!;
    const found = await answer.catch((error: unknown) => {
      // A batch that comes to its limit of attempts cancels the puzzles behind it, and these steps with them.
      const isCancelled = error instanceof PuzzlewrightError && error.code === cancelled().code;
      if (isCancelled) return this.#explain(record);
      throw error;
    });
    if (found.status !== 'explained') throw new Error(`the puzzle ${record.id} has no steps`);
    const { family: _, verdict, ...steps } = explanationRecord(record.family, found.explanation);
    this.#write(jsonLine({ ...record, ...steps, ...(verdict === 'solved' ? {} : { unfinished: true }) }));
  }
}
