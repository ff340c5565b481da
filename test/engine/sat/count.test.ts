/** Clauses that are counted instead of watched give the same answers, and proofs that stand. */
import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.js';
import { ProofChecker } from '../../../src/solve/checker/checker.js';
import { openProof } from '../../../src/solve/sat/proof/written.js';
import { Solver } from '../../../src/solve/sat/solver/solver.js';
import { checkProof } from '../checker/drat-checker.js';
import { pigeonhole, randomThreeSat, toFormula } from './formulas.js';

/** Clauses of 4 to 17 distinct variables: those above 15 cannot be counted. */
function longClauses(rng: Rng, variableCount: number, count: number): number[][] {
  return Array.from({ length: count }, () => {
    const size = 4 + rng.integer(14);
    const chosen = rng.shuffle(Array.from({ length: variableCount }, (_, index) => index + 1)).slice(0, size);
    return chosen.map((variable) => (rng.integer(4) > 0 ? variable : -variable));
  });
}

function solverOf(clauses: readonly (readonly number[])[], counted: boolean): Solver {
  const solver = new Solver();
  for (const clause of clauses) solver.addClause(clause, counted);
  return solver;
}

describe('counted clauses', () => {
  test('answers agree while assumptions change and clauses come in the middle of an assignment', () => {
    const seen = { satisfiable: 0, unsatisfiable: 0 };
    for (let number = 0; number < 120; number++) {
      const rng = createRng(`counted-${number}`);
      const clauses = [...randomThreeSat(rng, 20, 60), ...longClauses(rng, 20, 20)];
      const counting = solverOf(clauses, true);
      const watching = solverOf(clauses, false);
      for (let round = 0; round < 12; round++) {
        const assumptions = longClauses(rng, 20, 1)[0]!.slice(0, rng.integer(6));
        const answer = counting.solve(assumptions);
        expect(answer, `counted-${number} round ${round}`).toBe(watching.solve(assumptions));
        if (answer === 'conflicts' || answer === 'abort') throw new Error('there is no limit');
        seen[answer]++;
        if (answer === 'satisfiable') {
          for (const clause of clauses) expect(clause.some((literal) => counting.isTrue(literal))).toBe(true);
        }
        const added = longClauses(rng, 20, 1)[0]!.slice(0, 4 + rng.integer(4));
        clauses.push(added);
        counting.addClause(added, true);
        watching.addClause(added);
      }
    }
    expect(Math.min(seen.satisfiable, seen.unsatisfiable)).toBeGreaterThan(150);
  });

  test('a refutation long enough for reductions and cleaning is checked', () => {
    const clauses = pigeonhole(7);
    const pieces: string[] = [];
    const checker = new ProofChecker();
    const proof = openProof(
      checker,
      { format: 'drat', clauseCount: clauses.length },
      (piece) => void pieces.push(piece),
    );
    const solver = new Solver(proof.sink);
    for (const clause of clauses) solver.addClause(clause, clause.length > 2, proof.given(clause));
    expect(solver.solve([])).toBe('unsatisfiable');
    expect(solver.work.conflicts).toBeGreaterThan(2500);
    expect(checker.refuted).toBe(true);
    proof.flush();
    expect(checkProof(toFormula(56, clauses), pieces.join('')).status).toBe('verified');
  });

  test('enumeration by exclusion finds every choice of one in each group', () => {
    const groups = [4, 5, 6].map((size, group) =>
      Array.from({ length: size }, (_, index) => 6 * group + index + 1),
    );
    const solver = new Solver();
    for (const group of groups) {
      solver.addClause(group, true);
      for (const [index, literal] of group.entries()) {
        for (const other of group.slice(0, index)) solver.addClause([-literal, -other]);
      }
    }
    let count = 0;
    while (solver.solve([]) === 'satisfiable') {
      const chosen = groups.map((group) => group.filter((literal) => solver.isTrue(literal)));
      expect(chosen.every(({ length }) => length === 1)).toBe(true);
      solver.addClause(chosen.flat().map((literal) => -literal));
      count++;
    }
    expect(count).toBe(4 * 5 * 6);
  });
});
