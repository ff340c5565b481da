/** A builder of models whose rows can name their reasons; the words stand in a table beside the model. */
import { ModelBuilder } from '../../../solve/index.js';
import type { Reason } from '../../contract/reason.js';

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
}
