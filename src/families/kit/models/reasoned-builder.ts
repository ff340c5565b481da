/** A builder of models whose rows can name their reasons; the words stand in a table beside the model. */
import { ModelBuilder, type Term } from '../../../solve/index.js';
import type { Reason } from '../../contract/reason.js';

/** Bounds of a sum; absent: none. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export class ReasonedBuilder extends ModelBuilder {
  /** Undefined where nobody asked for reasons. */
  readonly #reasons: Reason[] | undefined;

  /** @param reasons true if the model is for explaining, so that its rows name the reasons they state */
  constructor(name: string, reasons = false) {
    super(name);
    this.#reasons = reasons ? [] : undefined;
  }

  /** The reasons stated so far, in their order; the list grows with the model. Empty unless asked for. */
  get reasons(): readonly Reason[] {
    return this.#reasons ?? [];
  }

  /**
   * The rows that `state` adds belong to one reason. The reason is made only where reasons were asked for, so
   * that its words cost nothing elsewhere.
   */
  because(reason: () => Reason, state: () => void): void {
    if (this.#reasons === undefined) {
      state();
      return;
    }
    const stated = reason();
    this.#reasons.push(stated);
    this.under(stated.id, state);
  }

  /** The rows that `state` adds belong to a reason stated elsewhere; undefined: they are definitions. */
  override under(reason: string | undefined, state: () => void): void {
    super.under(this.#reasons === undefined ? undefined : reason, state);
  }

  /**
   * Of literals, as many hold as the bounds say: `v` that a variable is 1, `~v` that it is 0.
   * @param weights of the literals; 1 each by default
   */
  sum(name: string, literals: readonly number[], { least, most }: Bounds, weights?: readonly number[]): void {
    let constant = 0;
    const terms: Term[] = [];
    for (let at = 0; at < literals.length; at++) {
      const literal = literals[at]!;
      const weight = weights === undefined ? 1 : weights[at]!;
      terms.push(literal >= 0 ? [weight, literal] : [-weight, ~literal]);
      if (literal < 0) constant += weight;
    }
    if (least !== undefined && least === most) this.row(name, terms, '=', least - constant);
    else {
      if (least !== undefined) this.row(`${name}_least`, terms, '>=', least - constant);
      if (most !== undefined) this.row(`${name}_most`, terms, '<=', most - constant);
    }
  }
}
