import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { excludeSolution } from '../../../src/solve/counting/exclusion.js';
import { type Formula, writeDimacs } from '../../../src/solve/model/cnf.js';
import { findBrokenRow } from '../../../src/solve/model/evaluate.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { certifyInfeasible } from '../../../src/solve/sat/proof/certificate.js';
import { clausesOf, compileFormula } from '../../../src/solve/sat/proof/formula.js';
import { refuteFormula } from '../../../src/solve/sat/proof/refute.js';
import { checkProof } from '../checker/drat-checker.js';
import { pigeonhole, randomThreeSat, toFormula } from './formulas.js';
import { bruteForce, randomBinaryModel } from './random-rows.js';

function refute(formula: Formula): { status: string; proof: string; assignment: readonly boolean[] } {
  const pieces: string[] = [];
  const refutation = refuteFormula(formula, (piece) => pieces.push(piece));
  const assignment = refutation.status === 'satisfiable' ? refutation.assignment : [];
  return { status: refutation.status, proof: pieces.join(''), assignment };
}

function holds(formula: Formula, assignment: readonly boolean[]): boolean {
  return [...clausesOf(formula)].every((clause) =>
    clause.some((literal) => assignment[Math.abs(literal) - 1] === literal > 0),
  );
}

describe('proofs', () => {
  test('random 3-SAT: assignments satisfy the formula, refutations are checked', () => {
    const rng = createRng('three');
    const seen = { satisfiable: 0, unsatisfiable: 0 };
    for (let number = 0; number < 60; number++) {
      const count = 20 + rng.integer(100);
      const formula = toFormula(count, randomThreeSat(rng, count, Math.round(count * 4.4)));
      const { status, proof, assignment } = refute(formula);
      if (status === 'satisfiable') expect(holds(formula, assignment)).toBe(true);
      else expect(checkProof(formula, proof).status).toBe('verified');
      seen[status as keyof typeof seen]++;
    }
    expect(Math.min(seen.satisfiable, seen.unsatisfiable)).toBeGreaterThan(10);
  });

  test('a refutation long enough for reductions and cleaning is checked', () => {
    const formula = toFormula(170, randomThreeSat(createRng('long'), 170, 782));
    const { status, proof } = refute(formula);
    expect(status).toBe('unsatisfiable');
    expect(proof).toMatch(/^d /m);
    expect(checkProof(formula, proof).status).toBe('verified');
  });

  test.each([2, 3, 4, 5, 6])('pigeonhole with %i holes', (holes) => {
    const formula = toFormula(holes * (holes + 1), pigeonhole(holes));
    const { status, proof } = refute(formula);
    expect(status).toBe('unsatisfiable');
    expect(checkProof(formula, proof).status).toBe('verified');
  });

  test('a formula with an empty clause, repeated literals and tautologies', () => {
    const formula = toFormula(2, [[1, 1, 2], [1, -1], [-1, -1], [-2], []]);
    const { status, proof } = refute(formula);
    expect(status).toBe('unsatisfiable');
    expect(checkProof(formula, proof).status).toBe('verified');
  });

  test('a clause that shortens to one that is there already is removed as it then is', () => {
    const formula = toFormula(3, [[-3], [1, 2, 3], [1, 2, 3], [1, -2], [-1, 2], [-1, -2]]);
    const { proof } = refute(formula);
    expect(proof).toContain('d 1 2 0');
    expect(checkProof(formula, proof).status).toBe('verified');
  });

  test('corrupted proofs are rejected', () => {
    const formula = toFormula(30, pigeonhole(5));
    const { proof } = refute(formula);
    const lines = proof.trimEnd().split('\n');
    expect(checkProof(formula, '').status).toBe('rejected');
    expect(checkProof(formula, '0\n').status).toBe('rejected');
    expect(checkProof(formula, '1 0\n2 0\n').status).toBe('rejected');
    expect(checkProof(formula, `no step\n${proof}`)).toMatchObject({ status: 'rejected', line: 1 });
    expect(checkProof(formula, `d 1 2 3 0\n${proof}`)).toMatchObject({ status: 'rejected', line: 1 });
    expect(checkProof(formula, lines.slice(-2).join('\n')).status).toBe('rejected');
    const weaker = toFormula(30, pigeonhole(5).slice(1));
    expect(checkProof(weaker, proof).status).toBe('rejected');
    const longest = lines.findIndex((line) => line.split(' ').length > 3);
    const cut = lines.with(longest, lines[longest]!.split(' ').slice(1).join(' '));
    const shortened = checkProof(formula, cut.join('\n'));
    expect(shortened.status === 'rejected' ? shortened.line : 0).toBe(longest + 1);
  });

  test('a resolution asymmetric tautology is a step', () => {
    const formula = toFormula(2, [
      [1, 2],
      [1, -2],
      [-1, 2],
      [-1, -2],
    ]);
    expect(checkProof(formula, '3 0\n1 0\n0\n').status).toBe('verified');
    expect(checkProof(toFormula(2, [[1, 2]]), '3 -1 0\n-3 0\n').status).toBe('rejected');
  });
});

describe('certificates', () => {
  test('the exclusion of the only solution is refuted, of one among several it is not', () => {
    const seen = { unique: 0, several: 0 };
    for (let number = 0; number < 1500; number++) {
      const model = randomBinaryModel(`certificate-${number}`);
      const projection = [...model.variables.keys()].filter(
        (index) => model.variables[index]!.lower < model.variables[index]!.upper,
      );
      const solutions = bruteForce(model);
      const solution = solutions[0];
      if (solution === undefined) continue;
      const pieces: string[] = [];
      const exclusion = excludeSolution('another', projection, solution);
      const certificate = certifyInfeasible(model, [exclusion], (piece) => pieces.push(piece));
      expect(certificate.status).toBe(solutions.length === 1 ? 'infeasible' : 'feasible');
      if (certificate.status === 'feasible') {
        expect(findBrokenRow([...model.rows, exclusion], certificate.values)).toBeUndefined();
        seen.several++;
      } else {
        expect(checkProof(certificate.formula, pieces.join(''))).toMatchObject({ status: 'verified' });
        seen.unique++;
      }
    }
    expect(Math.min(seen.unique, seen.several)).toBeGreaterThan(100);
  });

  test('a limit is no certificate', () => {
    const clauses = pigeonhole(9);
    const variables = Array.from({ length: 90 }, (_, index) => ({
      name: `x_${index}`,
      kind: 'binary' as const,
      lower: 0,
      upper: 1,
    }));
    const rows = clauses.map((clause, index) => ({
      name: `clause_${index}`,
      variables: clause.map((literal) => Math.abs(literal) - 1),
      coefficients: clause.map(Math.sign),
      lower: 1 - clause.filter((literal) => literal < 0).length,
      upper: Infinity,
    }));
    const model = { name: 'pigeons', variables, rows };
    expect(certifyInfeasible(model, [], () => {}, { conflicts: 20 })).toMatchObject({
      status: 'limit',
      limit: 'conflicts',
    });
  });

  test('the formula has the solutions of the model, and names for every variable', () => {
    for (let number = 0; number < 500; number++) {
      const model = randomBinaryModel(`formula-${number}`, 6);
      const formula = compileFormula(model);
      expect(formula.names).toHaveLength(formula.variableCount);
      expect(new Set(formula.names).size).toBe(formula.variableCount);
      expect(formula.names.slice(0, model.variables.length)).toEqual(model.variables.map(({ name }) => name));
      const session = satEngine.open({ name: model.name, variables: model.variables, rows: model.rows });
      expect(refute(formula).status === 'satisfiable').toBe(session.solve().status === 'optimal');
      expect(writeDimacs(formula)).toMatch(/^(c .*\n)*p cnf \d+ \d+\n/);
    }
  });
});
