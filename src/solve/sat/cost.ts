/**
 * A linear objective as a sum of literals that can be bounded by an assumption, so that no clause has to be
 * removed: one literal of a totaliser, or a guarded comparison with an adder's sum when the totaliser would
 * be too large.
 */
import type { Model, Objective } from '../model/model.js';
import { type BinarySum, buildAdder, encodeAtMost } from './encodings/adder.js';
import type { ClauseSink } from './encodings/sink.js';
import { atLeast, buildTotaliser, totaliserSize, type UnarySum } from './encodings/totaliser.js';
import { type LiteralSum, refuse, toLiterals } from './normalise.js';

const LARGEST_TOTALISER = 50_000;

/**
 * An objective as a cost to be minimised: `objective = sign * cost + offset`, cost a sum of literals'
 * weights.
 */
export class Cost {
  readonly #sum: LiteralSum;
  readonly #sign: number;
  readonly #offset: number;
  readonly #sink: ClauseSink;
  /** Guards by bound, so that a repeated bound makes no new helper variable. */
  readonly #guards: Map<number, number> = new Map();
  #unary: UnarySum | undefined;
  #binary: BinarySum | undefined;

  /** @throws PuzzlewrightError `engine-refuses-model` when a coefficient is not whole */
  constructor(model: Model, { sense, variables, coefficients, offset }: Objective, sink: ClauseSink) {
    if (!Number.isFinite(offset)) refuse(`the offset ${offset} of the objective`);
    this.#sign = sense === 'minimise' ? 1 : -1;
    const costs = coefficients.map((coefficient) => this.#sign * coefficient);
    this.#sum = toLiterals(model, variables, costs, () => 'the objective');
    this.#offset = offset + this.#sign * this.#sum.offset;
    this.#sink = sink;
  }

  /** The cost of an assignment. */
  evaluate(holds: (literal: number) => boolean): number {
    const { literals, weights } = this.#sum;
    return literals.reduce((cost, literal, index) => cost + (holds(literal) ? weights[index]! : 0), 0);
  }

  /** The model's objective for a cost. */
  objective(cost: number): number {
    return this.#sign * cost + this.#offset;
  }

  /** The sink has forgotten the helpers that were made for bounds. */
  forgetHelpers(): void {
    this.#guards.clear();
    this.#unary = undefined;
    this.#binary = undefined;
  }

  /** A literal that, assumed, keeps the cost at most `bound`: at least 0 and below the sum of all weights. */
  atMost(bound: number): number {
    if (this.#unary === undefined && this.#binary === undefined) this.#build();
    const above = this.#unary === undefined ? undefined : atLeast(this.#unary, bound + 1);
    return typeof above === 'number' ? -above : this.#guard(bound);
  }

  /** A cost that no solution is below, from what is fixed in all of them. */
  lowerBound(isFixed: (literal: number) => boolean): number {
    const fromLiterals = this.evaluate(isFixed);
    const reached = this.#unary?.values.findLast((_, index) => isFixed(this.#unary!.literals[index]!)) ?? 0;
    return Math.max(fromLiterals, reached);
  }

  #build(): void {
    const { literals, weights } = this.#sum;
    if (totaliserSize(weights, Infinity, LARGEST_TOTALISER) <= LARGEST_TOTALISER) {
      this.#unary = buildTotaliser(this.#sink, literals, weights, Infinity, { up: true, down: false });
    } else {
      this.#binary = buildAdder(this.#sink, literals, weights);
    }
  }

  #guard(bound: number): number {
    const known = this.#guards.get(bound);
    if (known !== undefined) return known;
    const guard = this.#sink.fresh('atmost', bound);
    encodeAtMost(this.#sink, this.#binary ?? [], bound, [guard]);
    this.#guards.set(bound, guard);
    return guard;
  }
}
