/**
 * An estimate of the number of solutions from random paths through a search tree. At each node a variable or
 * a group of variables of which one is 1 is chosen, the alternatives that propagation does not refute are
 * counted, and one of them is drawn. A path that ends in a solution weighs the product of these counts, any
 * other nothing; the mean of the weights has the number of solutions as its expected value.
 *
 * Source: D. E. Knuth, "Estimating the efficiency of backtrack programs", Mathematics of Computation 29
 * (1975).
 */
import { createRng, type Rng } from '../../core/index.js';
import type { Model, Values, VariableIndex } from '../model/model.js';
import { type GuardedLiteral, GuardedSession } from '../sat/index.js';

/** The number of solutions as far as random paths tell. */
export interface Estimate {
  readonly mean: number;
  /** Of the mean. */
  readonly standardError: number;
  /** Random paths, and those that ended in a solution. */
  readonly paths: number;
  readonly reached: number;
}

/** Options of an estimate. */
export interface EstimateRequest {
  readonly paths: number;
  readonly seed: string;
  /** True if an assignment of the model is a solution; default: every one. */
  readonly accept?: (values: Values) => boolean;
  /** Polled before each path; true ends the estimate with those that there are. */
  readonly abort?: () => boolean;
}

/** Fewest paths that have to end in a solution before their weights tell anything. */
const FEWEST_REACHED = 5;

/**
 * Estimates how many solutions differ on the projection (binary variables); undefined where too few paths end
 * in a solution.
 * @throws PuzzlewrightError `engine-refuses-model`
 */
export function estimateSolutions(
  model: Model,
  projection: readonly VariableIndex[],
  { paths, seed, accept = () => true, abort }: EstimateRequest,
): Estimate | undefined {
  const walker = new Walker(model, projection, accept);
  const rng = createRng(seed);
  const weights: number[] = [];
  while (weights.length < paths && abort?.() !== true) weights.push(walker.walk(rng));
  const reached = weights.filter((weight) => weight > 0).length;
  if (reached < FEWEST_REACHED) return undefined;
  const count = weights.length;
  const mean = weights.reduce((total, weight) => total + weight, 0) / count;
  const squares = weights.reduce((total, weight) => total + (weight - mean) ** 2, 0);
  return { mean, standardError: Math.sqrt(squares / (count - 1) / count), paths: count, reached };
}

/** Variables of which exactly one is 1, or a single one. */
type Group = readonly VariableIndex[];

class Walker {
  readonly #session: GuardedSession;
  readonly #groups: readonly Group[];
  readonly #accept: (values: Values) => boolean;
  /** By variable: 1 or -1 where the path fixes it. */
  readonly #fixed: Int8Array;

  constructor(model: Model, projection: readonly VariableIndex[], accept: (values: Values) => boolean) {
    this.#session = new GuardedSession(model, model.rows);
    this.#groups = groupsOf(model, projection);
    this.#accept = accept;
    this.#fixed = new Int8Array(model.variables.length);
  }

  /** The weight of one random path. */
  walk(rng: Rng): number {
    const path: GuardedLiteral[] = [];
    let weight = 1;
    this.#fix([]);
    for (let group = this.#smallest(); group !== undefined; group = this.#smallest()) {
      const open = group.filter((variable) => this.#fixed[variable] === 0);
      const literals = group.length > 1 ? open : [open[0]!, ~open[0]!];
      const possible = literals.flatMap((literal) => {
        const implied = this.#session.propagate([], [...path, literal]);
        return implied === undefined ? [] : [{ literal, implied }];
      });
      if (possible.length === 0) return 0;
      weight *= possible.length;
      const { literal, implied } = rng.pick(possible);
      path.push(literal);
      this.#fix([...path, ...implied]);
    }
    const answer = this.#session.solve({ guards: [], assumed: path });
    return answer.status === 'assignment' && this.#accept(answer.values) ? weight : 0;
  }

  #fix(literals: readonly GuardedLiteral[]): void {
    this.#fixed.fill(0);
    for (const literal of literals) this.#fixed[literal < 0 ? ~literal : literal] = literal < 0 ? -1 : 1;
  }

  /** The group with the fewest open variables that is not decided; undefined: all are. */
  #smallest(): Group | undefined {
    let best: Group | undefined;
    let fewest = Infinity;
    for (const group of this.#groups) {
      let open = 0;
      let isDecided = false;
      for (const variable of group) {
        if (this.#fixed[variable] === 0) open++;
        else if (this.#fixed[variable] === 1) isDecided = true;
      }
      if (isDecided || open === 0 || open >= fewest) continue;
      [best, fewest] = [group, open];
    }
    return best;
  }
}

/** Groups that rows of the model make, and every variable of the projection that is in none. */
function groupsOf({ rows }: Model, projection: readonly VariableIndex[]): readonly Group[] {
  const projected = new Set(projection);
  const groups = rows.flatMap(({ variables, coefficients, lower, upper }) => {
    const isGroup =
      lower === 1 &&
      upper === 1 &&
      variables.length > 1 &&
      coefficients.every((coefficient) => coefficient === 1) &&
      variables.every((variable) => projected.has(variable));
    return isGroup ? [variables] : [];
  });
  const grouped = new Set(groups.flat());
  return [
    ...groups,
    ...projection.filter((variable) => !grouped.has(variable)).map((variable) => [variable]),
  ];
}
