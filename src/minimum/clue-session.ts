/**
 * The follower for clues: one session, kept for all choices, on a model in which every clue can be activated.
 * The solution that the puzzle is to have is excluded once; whatever the session still finds under the chosen
 * clues is another solution, and the clues that it breaks are a set of which one must be chosen. A puzzle
 * with an objective (a shortest path) may not have a better or equal solution either: the objective's value
 * becomes a row.
 */

import type { Budget, LimitName } from '../core/index.js';
import type { AnyFamily, ClueSet, Formulated, Puzzle } from '../families/contract/index.js';
import { chooseFormulation } from '../proving/index.js';
import {
  type Challenge,
  type Engine,
  excludeSolution,
  type Model,
  type Outcome,
  openLazily,
  type Row,
  type Session,
  type Values,
} from '../solve/index.js';
import { findClueRows } from './clue-rows.js';
import { objectiveRows } from './objective-rows.js';
import { type SelectedModel, selectedModel } from './selected-model.js';

/** A family's clues for one solution, and the engine that looks for others. */
export interface ClueRequest {
  readonly family: AnyFamily;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  readonly engine: Engine;
  /** For each choice separately. */
  readonly budget?: Budget;
  readonly seed?: number;
}

/**
 * A follower that is ready; or another solution that keeps all clues, so that no choice will do; or a limit.
 */
export type OpenedClues =
  | { readonly status: 'open'; readonly session: ClueSession }
  | { readonly status: 'ambiguous'; readonly second: unknown }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/** Answers which clues another solution breaks. */
export interface ClueSession {
  /** The number of clues there are. */
  readonly count: number;
  /** Looks for a solution that keeps the chosen clues; `items` are those that it breaks. */
  challenge(choice: ArrayLike<number>): Challenge;
  /** A set of broken clues within the given one, minimal as far as the budget allows to show. */
  shrink(items: readonly number[]): readonly number[];
  /** The other solution that breaks just the clues which `challenge` or `shrink` named last. */
  lastOther(): unknown;
  /** Frees the solver. */
  dispose(): void;
}

/**
 * Opens a follower.
 * @throws PuzzlewrightError `engine-refuses-model` when no formulation suits the engine;
 * Error when the family's clues do not fit its formulation
 */
export function openClues(request: ClueRequest): OpenedClues {
  const { family, set, engine, seed } = request;
  const formulation = chooseFormulation(family, engine.id, family.clues?.formulation);
  const formulate = (chosen: readonly number[]): Formulated<unknown> =>
    formulation.formulate(set.puzzleWith(chosen), { presolve: false });
  const bare = formulate([]);
  const presolved = formulation.formulate(set.puzzleWith([]), { presolve: true });
  const stated = findClueRows(set.clues.length, formulate);
  const selected = selectedModel({ ...stated, base: withKnownRows(stated.base, presolved.model) });
  // Without clues nothing that holds rests on one.
  const session = openLazily(engine, selected.model, seed === undefined ? {} : { seed }, bare);
  const follower = new Follower(request, bare, session, selected);
  const failed = follower.excludeTarget();
  if (failed === undefined) return { status: 'open', session: follower };
  session.dispose();
  return failed;
}

class Follower implements ClueSession {
  readonly count: number;
  readonly #request: ClueRequest;
  readonly #bare: Formulated<unknown>;
  readonly #session: Session;
  readonly #selected: SelectedModel;
  /** The solution that is to be the only one: where the search for others starts. */
  #target: Values | undefined;
  #other: unknown;

  constructor(request: ClueRequest, bare: Formulated<unknown>, session: Session, selected: SelectedModel) {
    this.count = selected.selectors.length;
    this.#request = request;
    this.#bare = bare;
    this.#session = session;
    this.#selected = selected;
  }

  /** Finds the solution with all clues active and excludes it; returns why that is not possible, if so. */
  excludeTarget(): Exclude<OpenedClues, { readonly status: 'open' }> | undefined {
    const { family, solution } = this.#request;
    const all = new Uint8Array(this.count).fill(1);
    const first = this.#solve(all);
    if (first.status === 'limit') return { status: 'undecided', limit: first.limit };
    if (first.status === 'infeasible')
      throw new Error(`the clues of ${family.id} refuse the solution that they were made of`);
    const decoded = this.#bare.decode(first.values);
    if (family.differences(decoded, solution).length > 0) return { status: 'ambiguous', second: decoded };
    this.#target = first.values;
    this.#session.addRows([
      ...objectiveRows(this.#bare.model, first.values),
      excludeSolution('exclude_target', this.#bare.projection, first.values),
    ]);
    const other = this.#solve(all);
    if (other.status === 'limit') return { status: 'undecided', limit: other.limit };
    if (other.status === 'infeasible') return undefined;
    return { status: 'ambiguous', second: this.#bare.decode(other.values) };
  }

  challenge(choice: ArrayLike<number>): Challenge {
    const outcome = this.#solve(choice);
    if (outcome.status === 'infeasible') return { status: 'feasible' };
    if (outcome.status === 'limit') return { status: 'undecided', limit: outcome.limit };
    const other = this.#bare.decode(outcome.values);
    const items = this.#request.set.brokenBy(other);
    if (items.length === 0 || items.some((item) => choice[item] === 1)) {
      throw new Error(`another solution of ${this.#request.family.id} breaks clues that were given, or none`);
    }
    this.#other = other;
    return { status: 'broken', items };
  }

  lastOther(): unknown {
    return this.#other;
  }

  shrink(items: readonly number[]): readonly number[] {
    const kept = new Uint8Array(this.count).fill(1);
    for (const item of items) kept[item] = 0;
    let broken = items;
    for (const item of items) {
      if (!broken.includes(item) || broken.length === 1) continue;
      kept[item] = 1;
      const answer = this.challenge(kept);
      if (answer.status !== 'broken') {
        kept[item] = 0;
        continue;
      }
      broken = answer.items;
      kept.fill(1);
      for (const still of broken) kept[still] = 0;
    }
    return broken;
  }

  dispose(): void {
    this.#session.dispose();
  }

  #solve(choice: ArrayLike<number>): Outcome {
    const { budget } = this.#request;
    return this.#session.solve({
      assumptions: this.#selected.selectors
        .filter((_, clue) => choice[clue] === 1)
        .map((variable) => ({ variable, value: 1 })),
      ...(budget === undefined ? {} : { budget }),
      ...(this.#target === undefined ? {} : { start: this.#target }),
    });
  }
}

/**
 * The model with the rows of the presolved one that name its 0-1 variables alone: both describe the puzzle
 * without clues, in variables that mean the same where they are called the same, so these rows hold in every
 * solution. They contain the deductions of plain logic, which the bare formulation lacks.
 */
function withKnownRows(base: Model, presolved: Model): Model {
  const places = new Map(
    base.variables.map(({ name, kind }, index) => [name, kind === 'binary' ? index : undefined]),
  );
  const rows = presolved.rows.flatMap((row): Row[] => {
    const variables = row.variables.map((variable) => places.get(presolved.variables[variable]!.name));
    if (!variables.every((variable) => variable !== undefined)) return [];
    return [{ ...row, name: `known_${row.name}`, variables }];
  });
  return { ...base, rows: [...base.rows, ...rows] };
}
