import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowHolds } from '../../../src/solve/model/evaluate.js';
import type { Model, Row } from '../../../src/solve/model/model.js';
import { type GuardedLiteral, GuardedSession } from '../../../src/solve/sat/index.js';

const COUNT = 5;

const model: Model = {
  name: 'small',
  variables: Array.from({ length: COUNT }, (_, index) => {
    return { name: `x_${index}`, kind: 'binary', lower: 0, upper: 1 };
  }),
  rows: [],
};

const assignments = Array.from({ length: 2 ** COUNT }, (_, bits) =>
  Float64Array.from({ length: COUNT }, (_, index) => (bits >> index) & 1),
);

const rowArbitrary = fc
  .record({
    coefficients: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: COUNT, maxLength: COUNT }),
    lower: fc.integer({ min: -4, max: 4 }),
    width: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ coefficients, lower, width }): Row => {
    const used = coefficients.flatMap((coefficient, variable) => (coefficient === 0 ? [] : [variable]));
    const weights = used.map((variable) => coefficients[variable]!);
    return { name: 'row', variables: used, coefficients: weights, lower, upper: lower + width };
  });

const holds = (literal: GuardedLiteral, values: Readonly<Float64Array>): boolean =>
  literal < 0 ? values[~literal] === 0 : values[literal] === 1;

/** The assignments in which rows and literals hold, by enumeration. */
const satisfying = (rows: readonly Row[], literals: readonly GuardedLiteral[]) =>
  assignments.filter(
    (values) =>
      rows.every((row) => rowHolds(row, values)) && literals.every((literal) => holds(literal, values)),
  );

const literalsArbitrary = fc.uniqueArray(fc.integer({ min: -COUNT, max: COUNT - 1 }), {
  maxLength: 3,
  selector: (literal) => (literal < 0 ? ~literal : literal),
});

describe('a guarded session', () => {
  it('answers all questions alike whether it asks or sees that propagation refutes one more guard', () => {
    const rows = fc.array(rowArbitrary, { minLength: 6, maxLength: 6 });
    const questions = fc.array(
      fc.record({
        base: fc.subarray([0, 1, 2, 3, 4, 5]),
        others: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
        assumed: literalsArbitrary,
      }),
      { minLength: 1, maxLength: 6 },
    );
    let seen = 0;
    fc.assert(
      fc.property(rows, rowArbitrary, questions, (guarded, always, asked) => {
        const [one, other] = [new GuardedSession(model, [always]), new GuardedSession(model, [always])];
        for (const row of guarded) for (const session of [one, other]) session.guard([row]);
        for (const { base, others, assumed } of asked) {
          let isAsked = false;
          for (const guard of others) {
            const question = { guards: [...base, guard], assumed };
            const answer = other.solve(question);
            if (isAsked && one.refutesInstead(guard)) {
              seen++;
              expect(answer.status).toBe('contradiction');
              expect(one.core()).toEqual(other.core());
            } else {
              expect(one.solve(question)).toEqual(answer);
            }
            isAsked = answer.status === 'contradiction';
          }
        }
      }),
      { numRuns: 120 },
    );
    expect(seen).toBeGreaterThan(20);
  });

  it('agrees with enumeration, whatever was asked before', () => {
    const questions = fc.array(
      fc.record({
        chosen: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        assumed: literalsArbitrary,
      }),
      { minLength: 1, maxLength: 6 },
    );
    const rows = fc.array(rowArbitrary, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(rows, rowArbitrary, questions, fc.boolean(), (guarded, always, asked, certify) => {
        const session = new GuardedSession(model, [always], { certify });
        const guards = guarded.map((row) => session.guard([row]));
        for (const { chosen, assumed } of asked) {
          const on = guards.filter((guard) => chosen[guard]);
          const rowsOf = (some: readonly number[]) => [always, ...some.map((guard) => guarded[guard]!)];
          const answer = session.solve({ guards: on, assumed });
          const possible = satisfying(rowsOf(on), assumed);
          expect(answer.status).toBe(possible.length > 0 ? 'assignment' : 'contradiction');
          if (answer.status === 'contradiction') {
            expect(on).toEqual(expect.arrayContaining([...answer.guards]));
            expect(assumed).toEqual(expect.arrayContaining([...answer.assumed]));
            expect(satisfying(rowsOf(answer.guards), answer.assumed)).toEqual([]);
          } else if (answer.status === 'assignment') {
            expect(possible).toContainEqual(Float64Array.from(answer.values));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('propagates only what follows, and all that a single count gives', () => {
    const counts = rowArbitrary.map((row) => ({ ...row, coefficients: row.coefficients.map(Math.sign) }));
    fc.assert(
      fc.property(counts, literalsArbitrary, (row, assumed) => {
        const session = new GuardedSession(model, []);
        const guard = session.guard([row]);
        const possible = satisfying([row], assumed);
        const found = session.propagate([guard], assumed);
        expect(found === undefined).toBe(possible.length === 0);
        if (found === undefined) return;
        const forced = Array.from({ length: COUNT }, (_, variable) => [variable, ~variable])
          .flat()
          .filter(
            (literal) => !assumed.includes(literal) && possible.every((values) => holds(literal, values)),
          );
        expect([...found].sort()).toEqual(forced.sort());
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what is stated for all questions, and refuses guards that it does not know', () => {
    const session = new GuardedSession(model, []);
    const exactlyOne: Row = {
      name: 'one',
      variables: [0, 1],
      coefficients: [1, 1],
      lower: 1,
      upper: 1,
    };
    const guard = session.guard([exactlyOne]);
    session.know([0]);
    expect(session.propagate([guard])).toEqual([~1]);
    expect(session.solve({ guards: [guard], assumed: [1] })).toEqual({
      status: 'contradiction',
      guards: [guard],
      assumed: [1],
    });
    expect(session.solve({ guards: [], assumed: [1] })).toMatchObject({ status: 'assignment' });
    expect(() => session.solve({ guards: [7] })).toThrowError(/no guard 7/);
  });
});
