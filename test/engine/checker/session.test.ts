/** Sessions whose proofs are checked while they work: each answer is right, and said to be certified. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Model, Row } from '../../../src/solve/model/model.js';
import { satEngine } from '../../../src/solve/sat/index.js';

const variable = (name: string) => ({ name, kind: 'binary' as const, lower: 0, upper: 1 });

function row(name: string, literals: readonly number[]): Row {
  return {
    name,
    variables: literals.map((literal) => Math.abs(literal) - 1),
    coefficients: literals.map(Math.sign),
    lower: 1 - literals.filter((literal) => literal < 0).length,
    upper: Infinity,
  };
}

function modelOf(count: number, clauses: readonly (readonly number[])[]): Model {
  return {
    name: 'clauses',
    variables: Array.from({ length: count }, (_, index) => variable(`x_${index}`)),
    rows: clauses.map((clause, index) => row(`clause_${index}`, clause)),
  };
}

describe('sessions with a checker', () => {
  test('an assumption that is false by propagation alone is refuted', () => {
    // The conflict under x_0 leaves not x_1, from which not x_0 follows before the assumption is made again.
    const clauses = [
      [-1, 2],
      [-2, 3],
      [-2, -3],
    ];
    const session = satEngine.open(modelOf(3, clauses), { certify: true });
    const assumptions = [{ variable: 0, value: 1 }];
    expect(session.solve({ assumptions })).toMatchObject({ status: 'infeasible', certified: true });
    expect(session.solve()).toMatchObject({ status: 'optimal' });
  });

  test('a clause of one literal that is false by propagation ends the proof', () => {
    const session = satEngine.open(modelOf(2, []), { certify: true });
    for (const literals of [[1, 2], [-1], [-2]]) {
      session.addRows([row('clause', literals)]);
      session.solve();
    }
    expect(session.solve()).toMatchObject({ status: 'infeasible', certified: true });
  });

  test('clauses and questions in any order: the same answers as without a checker', () => {
    const COUNT = 6;
    const literal = fc.integer({ min: 1, max: COUNT }).chain((index) => fc.constantFrom(index, -index));
    const clause = fc.uniqueArray(literal, { minLength: 1, maxLength: 3, selector: Math.abs });
    const assumed = fc.uniqueArray(literal, { maxLength: 3, selector: Math.abs });
    const steps = fc.array(fc.record({ clauses: fc.array(clause, { maxLength: 8 }), assumed }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(steps, (asked) => {
        const session = satEngine.open(modelOf(COUNT, []), { certify: true });
        const stated: (readonly number[])[] = [];
        for (const { clauses, assumed } of asked) {
          session.addRows(clauses.map((literals, index) => row(`row_${index}`, literals)));
          stated.push(...clauses);
          const assumptions = assumed.map((literal) => ({
            variable: Math.abs(literal) - 1,
            value: literal > 0 ? 1 : 0,
          }));
          const outcome = session.solve({ assumptions });
          const expected = isSatisfiable(COUNT, [...stated, ...assumed.map((literal) => [literal])]);
          expect(outcome.status).toBe(expected ? 'optimal' : 'infeasible');
          if (!expected) expect(outcome).toMatchObject({ certified: true });
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** By trying all assignments. */
function isSatisfiable(count: number, clauses: readonly (readonly number[])[]): boolean {
  for (let assignment = 0; assignment < 1 << count; assignment++) {
    const holds = (literal: number): boolean =>
      ((assignment >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0);
    if (clauses.every((clause) => clause.some(holds))) return true;
  }
  return false;
}
