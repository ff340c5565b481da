/**
 * LRAT proofs (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp 2017, "Efficient certified RAT
 * verification"): each clause with the numbers of those that it follows from, in the order in which unit
 * propagation meets them. Clauses of the formula are numbered in their order, derived ones after them.
 *
 * The solver never names clauses of one literal among its hints, since such a literal holds from the moment
 * its clause is known. Here they are named too, before the clauses that need them, and where a literal and
 * its negation are both known the empty clause is derived from the two.
 */
import type { ClauseNumber, WrittenProof } from './sink.js';
import type { Steps } from './steps.js';

interface Kept {
  readonly id: number;
  readonly literals: readonly number[];
}

/**
 * An LRAT proof that is written while it is found, some of it before all clauses are given.
 * @param clauseCount the number of clauses of the formula
 */
export function lratProof(steps: Steps, clauseCount: number): WrittenProof {
  const clauses = new Map<ClauseNumber, Kept>();
  /** By literal that holds: the number of its clause. */
  const units = new Map<number, number>();
  let given = 0;
  let last = clauseCount;
  let isRefuted = false;

  const write = (literals: readonly number[], hints: readonly number[]): void => {
    steps.add();
    steps.number(++last);
    for (const literal of literals) steps.number(literal);
    steps.zero();
    for (const hint of hints) steps.number(hint);
    steps.zero();
    steps.end();
  };

  const keep = (number: ClauseNumber, id: number, literals: readonly number[]): void => {
    if (literals.length === 0) isRefuted = true;
    if (literals.length !== 1) {
      clauses.set(number, { id, literals });
      return;
    }
    const [literal] = literals as [number];
    const opposite = units.get(-literal);
    if (!units.has(literal)) units.set(literal, id);
    if (opposite === undefined || isRefuted) return;
    write([], [opposite, id]);
    isRefuted = true;
  };

  /** The clauses of one literal that make literals of the hints false, as far as the clause does not. */
  const unitHints = (literals: readonly number[], hints: readonly Kept[]): readonly number[] => {
    const found = new Set<number>();
    const assumed = new Set(literals);
    for (const hint of hints) {
      for (const literal of hint.literals) {
        const unit = units.get(-literal);
        if (unit !== undefined && !assumed.has(literal)) found.add(unit);
      }
    }
    return [...found];
  };

  return {
    given: (number, literals) => {
      keep(number, ++given, [...literals]);
    },
    derived: (number, literals, size, hints, hintCount) => {
      if (isRefuted) return;
      const clause = Array.from({ length: size }, (_, index) => literals[index]!);
      const named = Array.from({ length: hintCount }, (_, index) => clauses.get(hints[index]!)!);
      write(clause, [...unitHints(clause, named), ...named.map(({ id }) => id)]);
      keep(number, last, clause);
    },
    removed: (number) => {
      const kept = clauses.get(number);
      if (kept === undefined || isRefuted) return;
      clauses.delete(number);
      steps.remove(last);
      steps.number(kept.id);
      steps.zero();
      steps.end();
    },
  };
}
