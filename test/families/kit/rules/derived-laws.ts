/**
 * Laws of kinds that derive clauses, on small boards, against brute force that the test states itself: with
 * the clauses that are derived, and that are confirmed by the plain check, both engines have just the
 * solutions; so do the clauses that are derived of any partial filling; and logic excludes none of them.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ReasonedBuilder } from '../../../../src/families/kit/models/reasoned-builder.js';
import { DerivedRows } from '../../../../src/families/kit/rules/derived-rows.js';
import {
  type Board,
  FLAG,
  type Rule,
  RuleCandidates,
  type RuleKinds,
} from '../../../../src/families/kit/rules/index.js';
import { RuleRows } from '../../../../src/families/kit/rules/rule-rows.js';
import {
  countSolutions,
  ENGINE_IDS,
  type Engine,
  openEngine,
  openLazily,
  type Row,
  type Values,
} from '../../../../src/solve/index.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

/** Rules on a board, and brute force for their solutions. */
export interface Instance {
  readonly board: Board<unknown>;
  readonly rules: readonly Rule[];
  readonly keeps: (values: readonly number[]) => boolean;
}

/** The row that these values of variables, from 0 to 1, are not there together. */
function rowAgainst(values: readonly { readonly variable: number; readonly value: number }[]): Row {
  return {
    name: 'claim',
    variables: values.map(({ variable }) => variable),
    coefficients: values.map(({ value }) => (value === 1 ? 1 : -1)),
    lower: -Infinity,
    upper: values.filter(({ value }) => value === 1).length - 1,
  };
}

/** The laws of a kind that derives clauses, on random instances. */
export function derivedLaws(kinds: RuleKinds, random: fc.Arbitrary<Instance>, runs: number): void {
  it('derives clauses that leave just the solutions, under both engines', () => {
    const limits = { sat: 80, highs: 6 };
    for (const engine of ENGINES) {
      fc.assert(
        fc.property(random, (instance) => {
          const found = solutionsBy(engine, kinds, instance);
          expect(found).toEqual(right(instance).map(String).sort());
        }),
        { numRuns: limits[engine.id] },
      );
    }
  });

  it('derives clauses of any partial filling that hold in all solutions, and confirms them', () => {
    let derived = 0;
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.constantFrom(-1, -1, 0, 1)), (instance, stream) => {
        const { derived: rows, model, variableOf } = stated(kinds, instance);
        const values = new Float64Array(model.variables.length).fill(-1);
        for (const variable of variableOf) values[variable] = stream.next().value!;
        const added = rows.rowsFor(values);
        for (const row of added) {
          derived++;
          expect(rows.justify(row), JSON.stringify(row)).toMatch(/^\S.*[^.\s]$/);
          const open = row.variables.filter((variable) => values[variable] === -1);
          expect(open.length).toBeLessThan(2);
          for (const filling of right(instance)) {
            const total = row.variables.reduce((sum, variable, at) => {
              return sum + row.coefficients[at]! * filling[variableOf.indexOf(variable)]!;
            }, 0);
            expect(total).toBeLessThanOrEqual(row.upper);
          }
        }
        for (const { reason } of rows.reasonsFor(values)) {
          expect(reason.cells.length).toBeGreaterThan(0);
          for (const text of [reason.says, reason.translated!.de.says]) expect(text).toMatch(/^\S.*[^.\s]$/);
        }
      }),
      { numRuns: runs },
    );
    expect(derived).toBeGreaterThan(100);
  });

  it('does not confirm clauses that some solution breaks', () => {
    let refused = 0;
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.constantFrom(-1, -1, -1, -1, 0, 1)), (instance, stream) => {
        const { derived: rows, variableOf } = stated(kinds, instance);
        const parts = variableOf.map((variable) => ({ variable, value: stream.next().value! }));
        const chosen = parts.filter(({ value }) => value >= 0);
        const row = rowAgainst(chosen);
        const isBroken = right(instance).some((filling) =>
          chosen.every(({ variable, value }) => filling[variableOf.indexOf(variable)] === value),
        );
        if (!isBroken) return;
        refused++;
        expect(rows.justify(row)).toBeUndefined();
      }),
      { numRuns: runs },
    );
    expect(refused).toBeGreaterThan(30);
  });

  it('does not confirm that a solution, or what it has of one value, is none', () => {
    fc.assert(
      fc.property(random, (instance) => {
        const { derived: rows, variableOf } = stated(kinds, instance);
        for (const filling of right(instance)) {
          const all = filling.map((value, place) => ({ variable: variableOf[place]!, value }));
          for (const values of [[0, 1], [0], [1]]) {
            const chosen = all.filter(({ value }) => values.includes(value));
            expect(rows.justify(rowAgainst(chosen))).toBeUndefined();
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('never excludes a value of a solution by logic, and refutes complete fillings that are none', () => {
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.integer({ min: 1, max: 3 })), (instance, stream) => {
        const { board, rules } = instance;
        const logic = new RuleCandidates(board, rules, kinds);
        const left = board.domains.map(() => stream.next().value!);
        for (const [place, mask] of left.entries()) logic.restrict(place, mask);
        const progress = logic.propagate();
        const possible = right(instance).filter((filling) =>
          filling.every((value, place) => (left[place]! >> value) & 1),
        );
        if (possible.length > 0) expect(progress).not.toBe('contradiction');
        for (const filling of possible) {
          for (const [place, value] of filling.entries()) expect((logic.mask(place) >> value) & 1).toBe(1);
        }
        if (left.every((mask) => mask !== FLAG)) {
          expect(progress).toBe(possible.length > 0 ? 'solved' : 'contradiction');
        }
      }),
      { numRuns: runs },
    );
  });
}

function stated(kinds: RuleKinds, { board, rules }: Instance) {
  const builder = new ReasonedBuilder('law', true);
  const rows = new RuleRows(builder, board);
  for (const rule of rules) kinds.find(({ id }) => id === rule.kind)!.state(rule, rows);
  return {
    model: builder.build(),
    derived: new DerivedRows(rules, kinds, rows),
    variableOf: board.cells.map((_, place) => rows.firstMark(place)),
  };
}

function solutionsBy(engine: Engine, kinds: RuleKinds, instance: Instance): readonly string[] {
  const { model, derived, variableOf } = stated(kinds, instance);
  const rowsFor = (values: Values) => derived.rowsFor(values);
  const session = openLazily(engine, model, { certify: true }, { separate: rowsFor, propagator: rowsFor });
  const found: string[] = [];
  const { complete } = countSolutions(session, variableOf, {
    limit: 5000,
    onSolution: (values) => found.push(variableOf.map((variable) => values[variable]).join()),
  });
  session.dispose();
  expect(complete).toBe(true);
  return found.sort();
}

const FILLINGS = new Map<number, readonly (readonly number[])[]>();

/** All solutions, by brute force. */
function right({ board, keeps }: Instance): readonly (readonly number[])[] {
  const { length } = board.cells;
  const all =
    FILLINGS.get(length) ??
    Array.from({ length: 2 ** length }, (_, bits) => Array.from({ length }, (_, at) => (bits >> at) & 1));
  FILLINGS.set(length, all);
  const known = SOLUTIONS.get(keeps) ?? all.filter(keeps);
  SOLUTIONS.set(keeps, known);
  return known;
}
const SOLUTIONS = new WeakMap<Instance['keeps'], readonly (readonly number[])[]>();
