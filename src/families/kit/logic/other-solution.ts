/**
 * The search for another solution beside one that is known, without stating a puzzle or a model: open places
 * are tried depth first, each as in the known solution first, and logic determines what follows. Two orders
 * share the work:
 *
 * - Far places first, with plain logic: another solution is mostly one that differs from the known one in a
 *   small region, which is found so in few steps.
 * - Where that takes long, near places first, with look-ahead at every step: where there is no other
 *   solution, this refutes all of them soonest.
 *
 * Both are limited by the number of steps; what they leave open is for an engine that learns from conflicts.
 * The rows of the engine's model are not used here, so that its proof of the finished puzzle is an
 * independent one.
 */
import { oppositeOf, type RevocableCellLogic } from './cell-look-ahead.js';
import type { Probed } from './look-ahead.js';

/** The steps that each order may take. */
export interface StepLimits {
  readonly plain: number;
  readonly lookAhead: number;
}

/** `unknown`: the limits were reached. */
export type OtherSolution = 'found' | 'none' | 'unknown';

/** Logic with look-ahead. */
interface ProbingLogic extends RevocableCellLogic {
  probe(): Probed;
}

/** A search from the known solution. */
export interface OtherSolutionRequest {
  readonly logic: ProbingLogic;
  /** The state of every place in the known solution. */
  readonly known: Readonly<Uint8Array>;
  readonly limits: StepLimits;
}

/** Looks for other solutions; the memory for what was known at each depth serves all searches. */
export class OtherSolutionSearch {
  readonly #request: OtherSolutionRequest;
  /** The states before the choice at each depth. */
  readonly #saved: Uint8Array[] = [];
  #stepsLeft = 0;

  constructor(request: OtherSolutionRequest) {
    this.#request = request;
  }

  /**
   * Looks for a solution that logic allows at its start.
   * @param start takes logic to where both searches begin
   * @param near the places in which another solution may differ, those most likely to decide it first
   */
  find(start: () => void, near: readonly number[]): OtherSolution {
    const { limits } = this.#request;
    start();
    this.#stepsLeft = limits.plain;
    const quick = this.#descend(0, near.toReversed(), false);
    if (quick !== 'unknown') return quick;
    start();
    this.#stepsLeft = limits.lookAhead;
    return this.#descend(0, near, true);
  }

  #descend(depth: number, order: readonly number[], looksAhead: boolean): OtherSolution {
    if (this.#stepsLeft-- <= 0) return 'unknown';
    const { logic, known } = this.#request;
    const progress = looksAhead ? logic.probe().progress : logic.propagate();
    if (progress === 'contradiction') return 'none';
    if (progress === 'solved') return 'found';
    const place = order.find((other) => logic.isOpen(other))!;
    const saved = logic.save(this.#saved[depth]);
    this.#saved[depth] = saved;
    const first = known[place]!;
    for (const state of [first, oppositeOf(first)]) {
      logic.set(place, state);
      const answer = this.#descend(depth + 1, order, looksAhead);
      if (answer !== 'none') return answer;
      logic.restore(saved);
    }
    return 'none';
  }
}
