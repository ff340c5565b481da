/** Formulas whose answer is known or can be tried. */
import type { Rng } from '../../../src/core/random.js';
import type { Formula } from '../../../src/solve/model/cnf.js';

/** A formula from clauses in DIMACS literals. */
export function toFormula(variableCount: number, clauses: readonly (readonly number[])[]): Formula {
  const literals = Int32Array.from(clauses.flatMap((clause) => [...clause, 0]));
  return { variableCount, literals, names: [] };
}

/** Random clauses of three distinct variables; about 4.26 clauses a variable are the hardest. */
export function randomThreeSat(rng: Rng, variableCount: number, clauseCount: number): number[][] {
  return Array.from({ length: clauseCount }, () => {
    const chosen = new Set<number>();
    while (chosen.size < 3) chosen.add(1 + rng.integer(variableCount));
    return [...chosen].map((variable) => (rng.integer(2) === 0 ? variable : -variable));
  });
}

/** Pigeons in one hole fewer: each has a hole, no hole has two. Unsatisfiable, and hard to refute. */
export function pigeonhole(holes: number): number[][] {
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  const clauses: number[][] = [];
  for (let pigeon = 0; pigeon <= holes; pigeon++) {
    clauses.push(Array.from({ length: holes }, (_, hole) => at(pigeon, hole)));
    for (let other = 0; other < pigeon; other++) {
      for (let hole = 0; hole < holes; hole++) clauses.push([-at(pigeon, hole), -at(other, hole)]);
    }
  }
  return clauses;
}
