import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceRow } from '../../src/minimum/difference-row.js';
import { findBrokenRow } from '../../src/solve/model/evaluate.js';
import type { Model, Row } from '../../src/solve/model/model.js';

const VARIABLES = 5;

function modelOf(rows: readonly Row[]): Model {
  const variables = Array.from({ length: VARIABLES }, (_, index) => ({
    name: `x${index}`,
    kind: 'binary' as const,
    lower: 0,
    upper: 1,
  }));
  return { name: 'small', variables, rows };
}

const anyRow: fc.Arbitrary<Row> = fc
  .record({
    variables: fc.uniqueArray(fc.nat(VARIABLES - 1), { minLength: 1 }),
    signs: fc.array(fc.constantFrom(1, 1, 1, 2, -1), { minLength: VARIABLES, maxLength: VARIABLES }),
    lower: fc.constantFrom(-Infinity, 0, 1),
    width: fc.nat(2),
  })
  .map(({ variables, signs, lower, width }) => ({
    name: 'row',
    variables,
    coefficients: variables.map((_, term) => signs[term]!),
    lower,
    upper: (lower === -Infinity ? 0 : lower) + width,
  }));

const ASSIGNMENTS = Array.from({ length: 2 ** VARIABLES }, (_, bits) =>
  Float64Array.from({ length: VARIABLES }, (_, variable) => (bits >> variable) & 1),
);

describe('the row of another solution', () => {
  it('holds for just those assignments of the model that differ in the projection', () => {
    let shorter = 0;
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 4 }),
        fc.subarray([0, 1, 2, 3, 4]),
        fc.nat(),
        (rows, projection, choice) => {
          const model = modelOf(rows);
          const solutions = ASSIGNMENTS.filter((values) => findBrokenRow(rows, values) === undefined);
          fc.pre(solutions.length > 0);
          const target = solutions[choice % solutions.length]!;
          const row = differenceRow('different', model, projection, target);
          if (row.variables.length < projection.length) shorter++;
          for (const values of solutions) {
            const differs = projection.some((variable) => values[variable] !== target[variable]);
            expect(findBrokenRow([row], values) === undefined).toBe(differs);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(shorter).toBeGreaterThan(0);
  });

  it('names the ones alone where each row holds exactly one', () => {
    const one = (variables: number[]): Row => ({
      name: 'one',
      variables,
      coefficients: variables.map(() => 1),
      lower: 1,
      upper: 1,
    });
    const model = modelOf([one([0, 1, 2]), one([3, 4])]);
    const row = differenceRow('different', model, [0, 1, 2, 3, 4], Float64Array.of(0, 1, 0, 0, 1));
    expect(row).toMatchObject({ variables: [1, 4], coefficients: [1, 1], lower: -Infinity, upper: 1 });
  });
});
