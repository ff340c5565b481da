import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import { repair } from '../../src/solve/counting/repair.js';
import type { Outcome, Session } from '../../src/solve/engine.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Model, Values } from '../../src/solve/model/model.js';
import { sum } from '../../src/solve/model/row.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { bruteForce, randomBinaryModel } from '../engine/sat/random-rows.js';

/** Eight variables of which exactly two are 1. */
function twoOfEight(): Model {
  const builder = new ModelBuilder('two');
  const variables = Array.from({ length: 8 }, (_, index) => builder.binary(`x_${index}`));
  builder.row('two', sum(variables), '=', 2);
  return builder.build();
}

function open(model: Model): Session {
  return satEngine.open(model, { certify: true, search: 'fast' });
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

describe('repair', () => {
  it('finds an assignment that is a solution without a conflict', () => {
    const values = Float64Array.of(0, 1, 0, 0, 0, 0, 1, 0);
    const outcome = repair(open(twoOfEight()), { values, assumed: ALL }, {});
    expect(outcome).toMatchObject({ status: 'optimal', work: { conflicts: 0 } });
    expect(outcome.status === 'optimal' && outcome.values).toEqual(values);
  });

  it('keeps the values that have nothing to do with what is wrong', () => {
    const builder = new ModelBuilder('pairs');
    const pairs = Array.from({ length: 5 }, (_, pair) => {
      const [first, second] = [builder.binary(`first_${pair}`), builder.binary(`second_${pair}`)];
      builder.row(`pair_${pair}`, sum([first, second]), '=', 1);
      return [first, second];
    });
    // Only the third pair is wrong.
    const values = Float64Array.of(1, 0, 0, 1, 1, 1, 0, 1, 1, 0);
    const outcome = repair(open(builder.build()), { values, assumed: pairs.flat() }, {});
    if (outcome.status !== 'optimal') throw new Error('there are solutions');
    const changed = values.findIndex((value, variable) => value !== outcome.values[variable]);
    expect([4, 5]).toContain(changed);
    expect(outcome.values.filter((value, variable) => value !== values[variable])).toHaveLength(1);
  });

  it('finds a solution exactly where brute force does, from any assignment', () => {
    const rng = createRng('repair');
    const seen = { optimal: 0, infeasible: 0 };
    for (let number = 0; number < 200; number++) {
      const { objective: _, ...model } = randomBinaryModel(`repair ${number}`);
      const values: Values = Float64Array.from(model.variables, () => (rng.next() < 0.5 ? 1 : 0));
      const assumed = model.variables.map((_, variable) => variable).filter(() => rng.next() < 0.7);
      const outcome = repair(open(model), { values, assumed }, {});
      const expected = bruteForce(model).length > 0 ? 'optimal' : 'infeasible';
      expect(outcome).toMatchObject({ status: expected, certified: true });
      seen[expected]++;
    }
    expect(Math.min(seen.optimal, seen.infeasible)).toBeGreaterThan(10);
  });

  it('solves without assumptions where the engine does not name those that contradict each other', () => {
    const asked: number[] = [];
    const solve: Session['solve'] = ({ assumptions = [] } = {}): Outcome => {
      asked.push(assumptions.length);
      if (assumptions.length > 0) return { status: 'infeasible', work: { nodes: 1 } };
      return { status: 'optimal', values: new Float64Array(8), objective: 0, work: { nodes: 1 } };
    };
    const session: Session = {
      model: twoOfEight(),
      solve,
      addRows: () => undefined,
      dispose: () => undefined,
    };
    const outcome = repair(session, { values: new Float64Array(8), assumed: ALL }, {});
    expect(asked).toEqual([8, 0]);
    expect(outcome).toMatchObject({ status: 'optimal', work: { nodes: 2 } });
  });
});
