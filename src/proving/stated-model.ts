/**
 * The model of a puzzle for other solvers, which know no lazy rows: those that its solutions need are stated.
 * All solutions are looked for, each excluded in turn, and every lazy row that an answer on the way violates
 * is added. When that ends, every assignment of the model that violates a lazy row violates one of the added
 * ones: the model with them has exactly the puzzle's solutions (of a model with an objective: for its optimal
 * assignments). Beyond a counted number of solutions, or of conflicts and nodes, the rows added so far need
 * not be enough.
 */
import type { Budget } from '../core/index.js';
import type { Formulated } from '../families/contract/index.js';
import {
  countSolutions,
  type Engine,
  type Model,
  openLazily,
  type Row,
  remainingBudget,
  restrictToOptimum,
} from '../solve/index.js';

/** Limits on the search for solutions. */
interface StatingLimits {
  readonly solutions: number;
  readonly budget: Budget;
}

const USUAL_STATING_LIMITS: StatingLimits = {
  solutions: 100,
  budget: { conflicts: 50_000, nodes: 5000 },
};

/** A model with all rows that were needed. */
export interface StatedModel {
  /** The model, the added rows last, under names of their own. */
  readonly model: Model;
  readonly added: readonly Row[];
  /** The justification of each added row by the rules, in the same order. */
  readonly sentences: readonly string[];
  /** True if the model has exactly the puzzle's solutions; else its lazy part is not stated completely. */
  readonly complete: boolean;
  /** The number of solutions that were found on the way. */
  readonly solutions: number;
}

/**
 * States the lazy rows of a formulated puzzle; a model without lazy rows is returned as it is.
 * @param engine one that can take the model
 * @throws Error when the rules do not confirm a lazy row: a defect of the formulation
 */
export function stateLazyRows(
  { model, projection, separate, propagator, justify }: Formulated<unknown>,
  engine: Engine,
  { solutions, budget }: StatingLimits = USUAL_STATING_LIMITS,
): StatedModel {
  if (separate === undefined) return { model, added: [], sentences: [], complete: true, solutions: 0 };
  const added: Row[] = [];
  const session = openLazily(engine, model, {}, { separate, ...(propagator && { propagator }) }, (rows) =>
    added.push(...rows),
  );
  try {
    const restriction = restrictToOptimum(session, { budget });
    const counted =
      restriction.status === 'restricted'
        ? countSolutions(session, projection, {
            limit: solutions,
            budget: remainingBudget(budget, restriction.work),
          })
        : { count: 0, complete: restriction.status === 'infeasible' };
    const sentences = added.map((row) => {
      const sentence = justify?.(row);
      if (sentence === undefined) throw new Error(`the rules do not confirm the lazy row ${row.name}`);
      return sentence;
    });
    const named = distinctlyNamed(added, model.rows);
    return {
      model: { ...model, rows: [...model.rows, ...named] },
      added: named,
      sentences,
      complete: counted.complete,
      solutions: counted.count,
    };
  } finally {
    session.dispose();
  }
}

/**
 * True if nothing is left for a solver to find: bounds or single rows fix every variable of a solution, or a
 * row cannot be satisfied at all.
 */
export function leavesNothing({ model, projection }: Formulated<unknown>): boolean {
  const { variables, rows } = model;
  const fixed = new Set<number>();
  variables.forEach(({ lower, upper }, variable) => {
    if (lower === upper) fixed.add(variable);
  });
  for (const { variables: terms, coefficients, lower, upper } of rows) {
    let least = 0;
    let most = 0;
    terms.forEach((variable, index) => {
      const ends = [variables[variable]!.lower, variables[variable]!.upper];
      const products = ends.map((end) => coefficients[index]! * end);
      least += Math.min(...products);
      most += Math.max(...products);
    });
    if (least > upper || most < lower) return true;
    if (least === upper || most === lower) for (const variable of terms) fixed.add(variable);
  }
  return projection.every((variable) => fixed.has(variable));
}

/** Rows for different answers may have been given one name; the formats want names that differ. */
function distinctlyNamed(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const taken = new Set(others.map(({ name }) => name));
  return rows.map((row) => {
    let name = row.name;
    for (let copy = 2; taken.has(name); copy++) name = `${row.name}_${copy}`;
    taken.add(name);
    return { ...row, name };
  });
}
