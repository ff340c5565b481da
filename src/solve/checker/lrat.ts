/**
 * Follows a proof in binary LRAT that somebody else wrote: each step is a clause that follows from the
 * clauses whose numbers it names, by unit propagation in their order, or a list of clauses that are not used
 * any more. The program is that of docs/check-certificate.mjs in the types of this package, on the clauses of
 * {@link ProofChecker}; nothing in a file is believed, and no step may name a variable that the formula
 * lacks.
 */
import type { Formula } from '../model/cnf.js';
import { ProofChecker } from './checker.js';

const ADDED = 'a'.charCodeAt(0);
const REMOVED = 'd'.charCodeAt(0);
const GROUP = 128;

/**
 * Follows a proof that nothing satisfies a formula.
 * @returns the reason why it is none, as a sentence without its stop; undefined: it is one
 */
export function followLrat(formula: Formula, proof: Uint8Array): string | undefined {
  try {
    return new Follower(formula, proof).whyNot();
  } catch (error) {
    // The checker throws for a step that does not follow.
    return error instanceof Error ? error.message : String(error);
  }
}

class Follower {
  readonly #checker = new ProofChecker();
  /** By number in the file: the checker's number, 0 for a clause of one literal, which holds for good. */
  readonly #numbers = new Map<number, number>();
  readonly #variables: number;
  readonly #proof: Uint8Array;
  #at = 0;
  #last: number;

  constructor({ literals, variableCount }: Formula, proof: Uint8Array) {
    this.#variables = variableCount;
    this.#proof = proof;
    let clause: number[] = [];
    for (const literal of literals) {
      if (literal !== 0) {
        clause.push(literal);
        continue;
      }
      this.#numbers.set(this.#numbers.size + 1, this.#checker.insert(clause));
      clause = [];
    }
    this.#last = this.#numbers.size;
  }

  whyNot(): string | undefined {
    while (!this.#checker.refuted && this.#at < this.#proof.length) {
      const kind = this.#proof[this.#at++]!;
      if (kind === REMOVED) this.#remove(this.#list());
      else if (kind === ADDED) this.#add(this.#number(), this.#list(), this.#list());
      else return `the proof has no step at byte ${this.#at - 1}`;
    }
    return this.#checker.refuted ? undefined : 'the proof ends without the empty clause';
  }

  #remove(numbers: readonly number[]): void {
    for (const number of numbers) {
      this.#checker.remove(this.#known(number));
      this.#numbers.delete(number);
    }
  }

  #add(number: number, literals: readonly number[], hints: readonly number[]): void {
    if (!(number > this.#last)) throw new Error(`clause ${number} of the proof comes after ${this.#last}`);
    if (literals.some((literal) => Math.abs(literal) > this.#variables))
      throw new Error(`clause ${number} of the proof names a variable that the formula does not have`);
    const named = hints.map((hint) => this.#known(hint)).filter((hint) => hint !== 0);
    const [clause, from] = [Int32Array.from(literals), Int32Array.from(named)];
    this.#numbers.set(number, this.#checker.derive(clause, clause.length, from, from.length));
    this.#last = number;
  }

  #known(number: number): number {
    const known = this.#numbers.get(number);
    if (known === undefined) throw new Error(`the proof names clause ${number}, which there is not`);
    return known;
  }

  #list(): number[] {
    const numbers: number[] = [];
    for (let next = this.#number(); next !== 0; next = this.#number()) numbers.push(next);
    return numbers;
  }

  #number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= GROUP) {
      const byte = this.#proof[this.#at++];
      if (byte === undefined) throw new Error('the proof ends within a step');
      value += (byte % GROUP) * factor;
      if (!Number.isSafeInteger(value)) throw new Error('the proof has a number that is too large');
      if (byte < GROUP) return value % 2 === 0 ? value / 2 : -(value - 1) / 2;
    }
  }
}
