/**
 * Random clauses of which some are not stated but taken during the search: the solutions are those of all
 * clauses, by brute force, also where the solver's rare steps are made common; every refutation is checked.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSolutions } from '../../src/solve/counting/count.js';
import type { Propagator } from '../../src/solve/engine.js';
import { openLazily } from '../../src/solve/lazy.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { findBrokenRow } from '../../src/solve/model/evaluate.js';
import type { Row, Values } from '../../src/solve/model/model.js';
import { row, type Term } from '../../src/solve/model/row.js';
import { satEngine, satEngineWith } from '../../src/solve/sat/index.js';
import { STRESS } from '../../src/solve/sat/solver/tuning.js';

const VARIABLES = 9;

/** One of these variables is 1, those from 0 on, or 0, written as `~variable`. */
type Clause = readonly number[];

function rowOf(clause: Clause, index: number): Row {
  const terms = clause.map((literal): Term => (literal >= 0 ? [1, literal] : [-1, ~literal]));
  return row(`clause_${index}`, terms, '>=', 1 - clause.filter((literal) => literal < 0).length);
}

/** The clauses that no variable keeps yet, and which at most one can still keep. */
function missing(clauses: readonly Clause[], values: Values): readonly Clause[] {
  const state = (literal: number): number => {
    const value = values[literal >= 0 ? literal : ~literal]!;
    return value < 0 ? 2 : literal >= 0 ? value : 1 - value;
  };
  return clauses.filter(
    (clause) =>
      clause.every((literal) => state(literal) !== 1) &&
      clause.filter((literal) => state(literal) === 2).length <= 1,
  );
}

const clause = fc
  .uniqueArray(fc.nat(VARIABLES - 1), { minLength: 2, maxLength: 4 })
  .chain((variables) =>
    fc.tuple(...variables.map((variable) => fc.constantFrom(variable, ~variable))),
  ) as fc.Arbitrary<Clause>;

it.each([
  ['as usual', satEngine],
  ['under stress', satEngineWith({ tuning: STRESS })],
])('finds the solutions of all clauses, %s', (_, engine) => {
  let taken = 0;
  let refuted = 0;
  fc.assert(
    fc.property(
      fc.array(clause, { minLength: 4, maxLength: 14 }),
      fc.array(clause, { minLength: 8, maxLength: 26 }),
      (stated, hidden) => {
        const builder = new ModelBuilder('clauses');
        for (let variable = 0; variable < VARIABLES; variable++) builder.binary(`x_${variable}`);
        const model = builder.build();
        const rows = stated.map(rowOf);
        const all = [...rows, ...hidden.map(rowOf)];
        const right: string[] = [];
        for (let bits = 0; bits < 2 ** VARIABLES; bits++) {
          const values = Array.from({ length: VARIABLES }, (_, variable) => (bits >> variable) & 1);
          if (findBrokenRow(all, Float64Array.from(values)) === undefined) right.push(values.join());
        }
        const propagator: Propagator = (values) => missing(hidden, values).map(rowOf);
        const found: string[] = [];
        const session = openLazily(
          engine,
          { ...model, rows },
          { certify: true },
          { separate: propagator, propagator },
          (added) => {
            taken += added.length;
          },
        );
        const variables = Array.from({ length: VARIABLES }, (_, variable) => variable);
        const answer = countSolutions(session, variables, {
          limit: 1000,
          onSolution: (values) => found.push([...values.slice(0, VARIABLES)].join()),
        });
        expect(answer.complete).toBe(true);
        expect(found.sort()).toEqual(right.sort());
        // Also with assumptions, after everything was excluded.
        expect(session.solve({ assumptions: [{ variable: 0, value: 1 }] }).status).toBe('infeasible');
        refuted++;
        session.dispose();
      },
    ),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(300);
  expect(refuted).toBeGreaterThan(100);
});

it('refuses clauses that the assignment keeps, which would be asked for without end', () => {
  const builder = new ModelBuilder('kept');
  const [one, other] = [builder.binary('one'), builder.binary('other')];
  builder.row(
    'either',
    [
      [1, one],
      [1, other],
    ],
    '>=',
    1,
  );
  const kept = rowOf([one, other], 0);
  const session = satEngine.open(builder.build(), { propagator: () => [kept] });
  expect(() => session.solve()).toThrow('that the assignment keeps');
  session.dispose();
});
