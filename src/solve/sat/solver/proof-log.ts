/**
 * The solver's side of a proof: each derived clause with its hints, the clauses that it follows from in an
 * order in which unit propagation meets them (native LRAT as in CaDiCaL: Pollitt, Fleury and Biere 2023,
 * "Faster LRAT checking than solving with CaDiCaL"). Conflict analysis hands in the clauses that it resolves
 * as it meets them, latest first; further hints, of literals that minimisation took away, come before those.
 * What is derived when is in prove.ts.
 */
import type { ClauseNumber, ProofSink } from '../proof/sink.js';
import { enlarge } from './enlarge.js';
import { decode } from './literal.js';

export class ProofLog {
  /** Level-0 literals of the trail that are derived already. */
  units = 0;
  /** By variable: the last derivation that visited it; for prove.ts. */
  visited: Int32Array = new Int32Array(0);
  derivations = 0;
  stack: Int32Array = new Int32Array(64);

  readonly #sink: ProofSink;
  #literals = new Int32Array(16);
  /** Clauses resolved in the present analysis, the conflict first. */
  #resolved = new Int32Array(64);
  #resolvedCount = 0;
  #hints = new Int32Array(64);
  #hintCount = 0;
  /** Literals that wait for {@link deriveUnits}, and the hint of each. */
  #unitLiterals = new Int32Array(64);
  #unitHints = new Int32Array(64);
  #unitCount = 0;

  constructor(sink: ProofSink) {
    this.#sink = sink;
  }

  /** A clause that the present analysis resolves with, by its number. */
  resolve(number: ClauseNumber): void {
    if (this.#resolvedCount === this.#resolved.length) {
      this.#resolved = enlarge(this.#resolved, 2 * this.#resolvedCount);
    }
    this.#resolved[this.#resolvedCount++] = number;
  }

  /** A clause that the next derivation needs before those that were resolved. */
  hint(number: ClauseNumber): void {
    if (this.#hintCount === this.#hints.length) this.#hints = enlarge(this.#hints, 2 * this.#hintCount);
    this.#hints[this.#hintCount++] = number;
  }

  /**
   * Derives a clause of `size` internal literals from the hints and the resolved clauses, and forgets both.
   */
  derive(literals: ArrayLike<number>, start: number, size: number): ClauseNumber {
    while (this.#resolvedCount > 0) this.hint(this.#resolved[--this.#resolvedCount]!);
    this.#decode(literals, start, size);
    const number = this.#sink.derive(this.#literals, size, this.#hints, this.#hintCount);
    this.#hintCount = 0;
    return number;
  }

  /** Derives a literal (internal) that a clause leaves, together with others by {@link deriveUnits}. */
  unit(literal: number, hint: ClauseNumber): void {
    const place = this.#unitCount++;
    if (place === this.#unitLiterals.length) {
      this.#unitLiterals = enlarge(this.#unitLiterals, 2 * place);
      this.#unitHints = enlarge(this.#unitHints, 2 * place);
    }
    this.#unitLiterals[place] = decode(literal);
    this.#unitHints[place] = hint;
  }

  /** Derives the literals that wait, in their order. */
  deriveUnits(): void {
    const count = this.#unitCount;
    this.#unitCount = 0;
    if (this.#sink.deriveUnits !== undefined) {
      this.#sink.deriveUnits(this.#unitLiterals, this.#unitHints, count);
      return;
    }
    for (let place = 0; place < count; place++) {
      const literal = this.#unitLiterals.subarray(place, place + 1);
      this.#sink.derive(literal, 1, this.#unitHints.subarray(place, place + 1), 1);
    }
  }

  /**
   * Derives what is left of a clause when literals false at level 0 or repeated are dropped, and removes the
   * clause.
   */
  shorten(
    number: ClauseNumber,
    before: ArrayLike<number>,
    literals: Int32Array,
    start: number,
    size: number,
  ): ClauseNumber {
    if (number > 0) this.hint(number);
    const shorter = this.derive(literals, start, size);
    this.remove(number, before, 0, before.length);
    return shorter;
  }

  /** A clause is not used any more; its literals are in `literals` from `start` on. */
  remove(number: ClauseNumber, literals: ArrayLike<number>, start: number, size: number): void {
    this.#decode(literals, start, size);
    this.#sink.remove(number, this.#literals, size);
  }

  #decode(literals: ArrayLike<number>, start: number, size: number): void {
    this.#literals = enlarge(this.#literals, size);
    for (let index = 0; index < size; index++) this.#literals[index] = decode(literals[start + index]!);
  }
}
