/**
 * True if a choice of clues leaves other solutions: by the family's own search, and by an engine where that
 * leaves it open.
 */

import { type OpenedClues, openClues } from '../../src/minimum/index.js';
import { satEngine } from '../../src/solve/index.js';
import type { ClueTask } from './clue-task.js';
import { failed } from './generator.js';

/** Reasons for choosing no clues. */
export const AMBIGUOUS = 'all clues together left several solutions';
export const UNDECIDED = 'other solutions were not ruled out within the limit';

/** Limit of each search of the engine. */
const BUDGET = { conflicts: 2000 };

/** Looks for other solutions in the family's own way, and by an engine where that leaves it open. */
export class OtherSolutions {
  readonly #task: ClueTask;
  readonly #seed: number;
  #engine: OpenedClues | undefined;

  constructor(task: ClueTask, seed: number) {
    this.#task = task;
    this.#seed = seed;
  }

  /** Has the engine ready; or why no choice of clues leaves one solution, as far as the engine can say. */
  openEngine(): ReturnType<typeof failed> | undefined {
    switch (this.#open().status) {
      case 'open':
        return undefined;
      case 'ambiguous':
        return failed(AMBIGUOUS);
      case 'undecided':
        return failed(UNDECIDED);
    }
  }

  /**
   * True if another solution keeps the clues; the missing clue is the only one that it may break. `unknown`
   * at a limit.
   */
  find(clues: readonly number[], missing: number): 'found' | 'none' | 'unknown' {
    const quick = this.#task.choice?.findOther?.(clues, missing) ?? 'unknown';
    return quick === 'unknown' ? this.#askEngine(clues) : quick;
  }

  dispose(): void {
    if (this.#engine?.status === 'open') this.#engine.session.dispose();
  }

  #open(): OpenedClues {
    const { family, set, solution } = this.#task;
    const request = { family, set, solution, engine: satEngine, seed: this.#seed, budget: BUDGET };
    this.#engine ??= openClues(request);
    return this.#engine;
  }

  #askEngine(clues: readonly number[]): 'found' | 'none' | 'unknown' {
    const opened = this.#open();
    if (opened.status !== 'open') return 'unknown';
    const given = new Uint8Array(opened.session.count);
    for (const clue of clues) given[clue] = 1;
    const { status } = opened.session.challenge(given);
    return status === 'feasible' ? 'none' : status === 'broken' ? 'found' : 'unknown';
  }
}
