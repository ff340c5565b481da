/**
 * A forward checker of DRAT proofs (Wetzler, Heule and Hunt 2014), which shares nothing with the solver: each
 * added clause must follow by unit propagation (RUP) or be a resolution asymmetric tautology on its first
 * literal (RAT); the proof must reach the empty clause. It is written to be believed rather than fast. As in
 * drat-trim, a clause that made a literal true for good is not removed.
 */
import type { Formula } from '../../../src/solve/model/cnf.js';

/** Verified, or the first line (counted from 1) that is wrong; line 0 when the proof as a whole is. */
export type ProofCheck =
  | { readonly status: 'verified'; readonly steps: number }
  | { readonly status: 'rejected'; readonly line: number; readonly message: string };

interface Clause {
  readonly literals: number[];
  removed: boolean;
}

/** Checks DRAT text against the formula that it refutes. */
export function checkProof(formula: Formula, proof: string): ProofCheck {
  const checker = new Checker();
  let clause: number[] = [];
  for (const literal of formula.literals) {
    if (literal !== 0) clause.push(literal);
    else {
      checker.insert(clause);
      clause = [];
    }
  }
  let line = 0;
  for (const text of proof.split('\n')) {
    line++;
    if (checker.refuted) return { status: 'verified', steps: line - 1 };
    if (text.trim() === '') continue;
    const message = checker.step(text);
    if (message !== undefined) return { status: 'rejected', line, message };
  }
  if (checker.refuted) return { status: 'verified', steps: line };
  return { status: 'rejected', line: 0, message: 'the proof does not reach the empty clause' };
}

class Checker {
  refuted = false;
  /** The literals that hold now. */
  readonly #holds: Set<number> = new Set();
  readonly #trail: number[] = [];
  #head = 0;
  readonly #reasons: Set<Clause> = new Set();
  readonly #watches: Map<number, Clause[]> = new Map();
  readonly #clauses: Set<Clause> = new Set();
  readonly #byText: Map<string, Clause[]> = new Map();

  /** Performs one line; returns what is wrong with it. */
  step(text: string): string | undefined {
    const match = /^(d )?\s*((?:-?[1-9]\d* +)*)0\s*$/.exec(text);
    if (match === null) return `"${text}" is no proof step`;
    const literals = match[2]!
      .split(' ')
      .filter((word) => word !== '')
      .map(Number);
    if (match[1] !== undefined) return this.#remove(literals);
    if (!this.#follows(literals) && !this.#isResolutionAsymmetric(literals))
      return `"${text}" does not follow`;
    this.insert(literals);
    return undefined;
  }

  /** Takes a clause as given and draws its consequences for good. */
  insert(given: readonly number[]): void {
    const literals = [...new Set(given)];
    const clause = { literals, removed: false };
    this.#clauses.add(clause);
    const key = keyOf(literals);
    this.#byText.set(key, [...(this.#byText.get(key) ?? []), clause]);
    if (literals.some((literal) => literals.includes(-literal))) return;
    literals.sort((a, b) => Number(this.#holds.has(-a)) - Number(this.#holds.has(-b)));
    const [first, second] = literals;
    if (first !== undefined && second !== undefined) {
      this.#watch(first, clause);
      this.#watch(second, clause);
    }
    if (first === undefined || this.#holds.has(-first)) this.refuted = true;
    else if ((second === undefined || this.#holds.has(-second)) && !this.#holds.has(first)) {
      this.#assign(first, clause);
      if (!this.#propagate(true)) this.refuted = true;
    }
  }

  #remove(given: readonly number[]): string | undefined {
    const key = keyOf([...new Set(given)]);
    const clause = this.#byText.get(key)?.pop();
    if (clause === undefined) return `clause ${given.join(' ')} is removed but not there`;
    if (this.#reasons.has(clause)) return undefined;
    clause.removed = true;
    this.#clauses.delete(clause);
    return undefined;
  }

  /** True if assuming the negation of every literal leads to a contradiction by propagation. */
  #follows(literals: readonly number[]): boolean {
    if (this.refuted) return true;
    const mark = this.#trail.length;
    let contradiction = false;
    for (const literal of literals) {
      if (this.#holds.has(literal)) contradiction = true;
      else if (!this.#holds.has(-literal)) this.#assign(-literal, undefined);
    }
    contradiction ||= !this.#propagate(false);
    for (const literal of this.#trail.splice(mark)) this.#holds.delete(literal);
    this.#head = mark;
    return contradiction;
  }

  #isResolutionAsymmetric(literals: readonly number[]): boolean {
    const pivot = literals[0];
    if (pivot === undefined) return false;
    for (const { literals: other } of this.#clauses) {
      if (!other.includes(-pivot)) continue;
      const rest = other.filter((literal) => literal !== -pivot);
      if (rest.some((literal) => literals.includes(-literal))) continue;
      if (!this.#follows([...literals, ...rest])) return false;
    }
    return true;
  }

  #assign(literal: number, reason: Clause | undefined): void {
    this.#holds.add(literal);
    this.#trail.push(literal);
    if (reason !== undefined) this.#reasons.add(reason);
  }

  #watch(literal: number, clause: Clause): void {
    const watched = this.#watches.get(literal);
    if (watched === undefined) this.#watches.set(literal, [clause]);
    else watched.push(clause);
  }

  /** Draws all consequences; false at a contradiction. Reasons are kept only for what holds for good. */
  #propagate(forGood: boolean): boolean {
    while (this.#head < this.#trail.length) {
      const falsified = -this.#trail[this.#head++]!;
      const watched = this.#watches.get(falsified) ?? [];
      let kept = 0;
      for (let index = 0; index < watched.length; index++) {
        const clause = watched[index]!;
        if (clause.removed) continue;
        const moved = this.#visit(clause, falsified, forGood);
        if (moved === 'moved') continue;
        watched[kept++] = clause;
        if (moved === 'kept') continue;
        for (let rest = index + 1; rest < watched.length; rest++) watched[kept++] = watched[rest]!;
        watched.length = kept;
        return false;
      }
      watched.length = kept;
    }
    return true;
  }

  /** Looks for another literal to watch; else the other watched one must hold. */
  #visit(clause: Clause, falsified: number, forGood: boolean): 'moved' | 'kept' | 'contradiction' {
    const { literals } = clause;
    if (literals[0] === falsified) [literals[0], literals[1]] = [literals[1]!, falsified];
    const other = literals[0]!;
    if (this.#holds.has(other)) return 'kept';
    for (let index = 2; index < literals.length; index++) {
      const literal = literals[index]!;
      if (this.#holds.has(-literal)) continue;
      literals[index] = falsified;
      literals[1] = literal;
      this.#watch(literal, clause);
      return 'moved';
    }
    if (this.#holds.has(-other)) return 'contradiction';
    this.#assign(other, forGood ? clause : undefined);
    return 'kept';
  }
}

function keyOf(literals: readonly number[]): string {
  return [...literals].sort((a, b) => a - b).join(' ');
}
