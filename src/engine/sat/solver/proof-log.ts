/**
 * The solver's side of a proof: each derived clause with its hints, the clauses that it follows from in an order in which
 * unit propagation meets them (native LRAT as in CaDiCaL: Pollitt, Fleury and Biere 2023, "Faster LRAT checking than
 * solving with CaDiCaL"). Conflict analysis hands in the clauses that it resolves as it meets them, latest first; the
 * clauses that justify minimised literals come before them. Literals true at level 0 need no hints: each is
 * derived as a clause of its own before anything rests on it.
 */
import type { ClauseNumber, ProofSink } from '../proof/sink.js';
import { HEADER } from './clause.js';
import { enlarge } from './enlarge.js';
import { decode } from './literal.js';
import { NONE, type SolverState } from './state.js';

export class ProofLog {
  readonly #sink: ProofSink;
  #literals = new Int32Array(16);
  /** Clauses resolved in the present analysis, the conflict first. */
  #resolved = new Int32Array(64);
  #resolvedCount = 0;
  #hints = new Int32Array(64);
  #hintCount = 0;
  /** By variable: the last derivation that visited it. */
  #visited = new Int32Array(0);
  #derivation = 0;
  #stack = new Int32Array(64);
  /** Level-0 literals of the trail that are derived already. */
  #units = 0;

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

  /**
   * Derives the clause of internal literals that the analysis arrived at, and begins the next one.
   * @param removed literals after the first `size` in `literals` that minimisation took away
   */
  derive(state: SolverState, literals: Int32Array, size: number, removed = 0): ClauseNumber {
    this.#hintCount = 0;
    if (removed > 0) this.#justifyRemoved(state, literals, size, size + removed);
    while (this.#resolvedCount > 0) this.#hint(this.#resolved[--this.#resolvedCount]!);
    return this.#send(literals, 0, size);
  }

  /** Derives literals that became true at level 0. Due before a level is opened, a clause added or the arena cleaned. */
  deriveUnits({ trail, trailSize, levelStart, decisionLevel, reason, arena }: SolverState): void {
    const end = decisionLevel === 0 ? trailSize : levelStart[0]!;
    for (; this.#units < end; this.#units++) {
      const clause = reason[trail[this.#units]! >> 1]!;
      // Without a reason it was learnt or added as a clause of one literal.
      if (clause === NONE) continue;
      this.#hintCount = 0;
      this.#hint(arena[clause + 3]!);
      this.#send(trail, this.#units, 1);
    }
  }

  /** Derives what is left of a clause when literals false at level 0 or repeated are dropped, and removes the clause. */
  shorten(
    number: ClauseNumber,
    before: ArrayLike<number>,
    literals: Int32Array,
    start: number,
    size: number,
  ): ClauseNumber {
    this.#hintCount = 0;
    if (number > 0) this.#hint(number);
    const shorter = this.#send(literals, start, size);
    this.remove(number, before, 0, before.length);
    return shorter;
  }

  /** A clause is not used any more; its literals stand in `literals` from `start` on. */
  remove(number: ClauseNumber, literals: ArrayLike<number>, start: number, size: number): void {
    this.#decode(literals, start, size);
    this.#sink.remove(number, this.#literals, size);
  }

  #send(literals: ArrayLike<number>, start: number, size: number): ClauseNumber {
    this.#decode(literals, start, size);
    return this.#sink.derive(this.#literals, size, this.#hints, this.#hintCount);
  }

  #decode(literals: ArrayLike<number>, start: number, size: number): void {
    this.#literals = enlarge(this.#literals, size);
    for (let index = 0; index < size; index++) this.#literals[index] = decode(literals[start + index]!);
  }

  #hint(number: ClauseNumber): void {
    if (this.#hintCount === this.#hints.length) this.#hints = enlarge(this.#hints, 2 * this.#hintCount);
    this.#hints[this.#hintCount++] = number;
  }

  /**
   * Hints for the literals that minimisation took away: the reasons through which each follows from the literals kept, in
   * postorder, so that a reason comes after those of its own literals.
   */
  #justifyRemoved(state: SolverState, literals: Int32Array, kept: number, end: number): void {
    const derivation = ++this.#derivation;
    this.#visited = enlarge(this.#visited, state.level.length);
    for (let index = 0; index < kept; index++) this.#visited[literals[index]! >> 1] = derivation;
    for (let index = kept; index < end; index++) this.#justify(state, literals[index]! >> 1);
  }

  #justify({ reason, arena, level }: SolverState, variable: number): void {
    let size = this.#push(0, variable);
    while (size > 0) {
      const top = this.#stack[--size]!;
      // A negative entry: everything below this variable has its hints.
      if (top < 0) {
        this.#hint(arena[reason[~top]! + 3]!);
        continue;
      }
      if (this.#visited[top] === this.#derivation || level[top] === 0) continue;
      this.#visited[top] = this.#derivation;
      size = this.#push(size, ~top);
      const clause = reason[top]!;
      const end = clause + HEADER + arena[clause]!;
      for (let at = clause + HEADER; at < end; at++) {
        const other = arena[at]! >> 1;
        if (other !== top) size = this.#push(size, other);
      }
    }
  }

  /** Puts an entry on the stack, which holds `size` entries, and returns how many it holds then. */
  #push(size: number, entry: number): number {
    if (size === this.#stack.length) this.#stack = enlarge(this.#stack, 2 * size);
    this.#stack[size] = entry;
    return size + 1;
  }
}
