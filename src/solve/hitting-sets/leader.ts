/**
 * The leader: the cheapest choice that satisfies a growing set of cuts, a weighted minimum hitting set with
 * literals of both signs. One 0-1 variable `chosen_i` per item; one row per cut, "the literals that hold are
 * at least one" (a negative literal counts as 1 - chosen_i); optionally one row that limits how many items
 * are chosen. Source: the implicit hitting set method (Karp and Moreno-Centeno, 2013), the leader of the
 * bilevel program of "Cheating on the daily paper", chapter 8.
 */
import type { Budget, LimitName } from '../../core/index.js';
import type { Engine, Outcome, Work } from '../engine.js';
import { ModelBuilder } from '../model/builder.js';
import type { Values } from '../model/model.js';
import { row, sum, type Term } from '../model/row.js';
import { type Choice, type Cut, itemOf } from './cut.js';

export interface LeaderOptions {
  /** The cost of each item: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly engine: Engine;
  readonly seed?: number;
  /** Choose at most this many items. */
  readonly most?: number;
}

interface LeaderRequest {
  readonly budget?: Budget;
  /** The best choice known; it need not satisfy the newest cuts. */
  readonly start?: Choice;
}

/**
 * `lower` is a proved lower bound on the cost of every choice that satisfies the cuts; `claimed`, where it is
 * there, one that a single run of the engine claims and that nothing confirms.
 */
export type LeaderAnswer =
  | { readonly status: 'optimal'; readonly choice: Choice; readonly lower: number; readonly work: Work }
  | {
      readonly status: 'bounded';
      readonly choice?: Choice;
      readonly lower: number;
      readonly claimed?: number;
      readonly limit: LimitName;
      readonly work: Work;
    }
  | { readonly status: 'infeasible'; readonly work: Work };

export interface Leader {
  /** Adds cuts for all solves to come. */
  addCuts(cuts: readonly Cut[]): void;
  /**
   * The cheapest choice that satisfies all cuts so far, or the best choice and bound known when the budget
   * ends.
   */
  solve(request?: LeaderRequest): LeaderAnswer;
  /** Frees the engine's session. */
  dispose(): void;
}

/**
 * Opens a leader without cuts.
 * @throws PuzzlewrightError as the engine's `open` does
 */
export function openLeader({ weights, engine, seed, most }: LeaderOptions): Leader {
  const builder = new ModelBuilder('leader');
  const chosen = weights.map((_, item) => builder.binary(`chosen_${item}`));
  if (most !== undefined) builder.row('most', sum(chosen), '<=', most);
  builder.minimise(weights.map((weight, item): Term => [weight, chosen[item]!]));
  const session = engine.open(builder.build(), seed === undefined ? {} : { seed });
  let cutCount = 0;
  return {
    addCuts: (cuts) => session.addRows(cuts.map((cut) => cutRow(`cut_${cutCount++}`, cut))),
    solve: ({ start, ...request } = {}) =>
      answerOf(
        session.solve(start === undefined ? request : { ...request, start: Float64Array.from(start) }),
      ),
    dispose: () => session.dispose(),
  };
}

/** The clause as a linear row: each negative literal moves a 1 to the right-hand side. */
function cutRow(name: string, cut: Cut) {
  const negative = cut.filter((literal) => literal < 0).length;
  const terms = cut.map((literal): Term => [literal < 0 ? -1 : 1, itemOf(literal)]);
  return row(name, terms, '>=', 1 - negative);
}

function answerOf(outcome: Outcome): LeaderAnswer {
  const { work } = outcome;
  switch (outcome.status) {
    case 'optimal':
      return {
        status: 'optimal',
        choice: choiceOf(outcome.values),
        lower: Math.round(outcome.objective),
        work,
      };
    case 'feasible':
      return {
        status: 'bounded',
        choice: choiceOf(outcome.values),
        ...boundOf(outcome),
        limit: outcome.limit,
        work,
      };
    case 'limit':
      return { status: 'bounded', ...boundOf(outcome), limit: outcome.limit, work };
    case 'infeasible':
      return { status: 'infeasible', work };
  }
}

/** The bound at a limit: proved, or only claimed. */
function boundOf({ bound, unconfirmed }: Extract<Outcome, { readonly bound: number }>): {
  readonly lower: number;
  readonly claimed?: number;
} {
  const lower = wholeBound(bound);
  return unconfirmed === true ? { lower: 0, claimed: lower } : { lower };
}

function choiceOf(values: Values): Choice {
  return Uint8Array.from(values, Math.round);
}

/**
 * The weights are whole numbers, so a bound may be rounded up; the tolerance allows for the engine's
 * rounding.
 */
function wholeBound(bound: number): number {
  return Number.isFinite(bound) ? Math.max(0, Math.ceil(bound - 1e-6)) : 0;
}
