/**
 * The behaviour of a session when the runtime under it fails: an error of one run, and a crash of the whole
 * program.
 */
import loadHighs, { type Highs, type Model as Native } from 'highs';
import { describe, expect, it } from 'vitest';
import { engineOn } from '../../src/solve/highs/highs.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Model } from '../../src/solve/model/model.js';
import { row, sum } from '../../src/solve/model/row.js';

const load = loadHighs as unknown as () => Promise<Highs>;

/** A runtime whose runs with the given numbers (from 0, over all models) end with an error. */
async function failing(isFailing: (run: number) => boolean, errorOf: (highs: Highs) => unknown) {
  const highs = await load();
  let runs = 0;
  let models = 0;
  const createModel = (): Native => {
    const native = highs.createModel();
    models++;
    return new Proxy(native, {
      get: (target, key) => {
        if (key === 'run' && isFailing(runs++)) {
          return () => {
            throw errorOf(highs);
          };
        }
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const runtime = { highs: { ...highs, createModel } as Highs, crashed: false };
  return { runtime, engine: engineOn(runtime), modelsMade: () => models };
}

const status = (highs: Highs) => new highs.errors.HighsError('run failed with HiGHS status -1', 'run');
const crash = () => new RangeError('Unable to allocate WebAssembly memory');

/** Three variables, at most one of the first two; as many as possible. */
function pack(): Model {
  const builder = new ModelBuilder('pack');
  const variables = ['x', 'y', 'z'].map((name) => builder.binary(name));
  builder.row('one', sum(variables.slice(0, 2)), '<=', 1);
  builder.maximise(sum(variables));
  return builder.build();
}

describe('a run that HiGHS ends with an error', () => {
  it('is replaced on a model built anew with its rows, bounds and objective', async () => {
    const { engine, runtime, modelsMade } = await failing(() => true, status);
    const session = engine.open(pack());
    expect(session.solve()).toMatchObject({ status: 'limit', limit: 'engine-failure' });
    session.dispose();
    const { engine: second, modelsMade: made } = await failing((run) => run === 0, status);
    const other = second.open(pack());
    other.addRows([row('not_z', [[1, 2]], '<=', 0)]);
    const outcome = other.solve({ assumptions: [{ variable: 0, value: 0 }] });
    expect(outcome).toMatchObject({ status: 'optimal', objective: 1, values: Float64Array.of(0, 1, 0) });
    expect(other.solve()).toMatchObject({ status: 'optimal', objective: 1 });
    expect(other.solve({ relaxation: true })).toMatchObject({ status: 'optimal', objective: 1 });
    other.dispose();
    expect([runtime.crashed, modelsMade(), made()]).toEqual([false, 4, 2]);
  });

  it('is not confused with an error of the listener', async () => {
    const { engine, runtime } = await failing(() => false, status);
    const session = engine.open(pack());
    const abort = (): boolean => {
      throw new Error('listener');
    };
    expect(() => session.solve({ budget: { abort } })).toThrow('listener');
    expect(session.solve()).toMatchObject({ status: 'optimal', objective: 2 });
    session.dispose();
    expect(runtime.crashed).toBe(false);
  });
});

describe('a crash of the runtime', () => {
  it('ends in a limit in every session on it, and marks the runtime so that the next engine loads another', async () => {
    const { engine, runtime } = await failing((run) => run === 2, crash);
    const session = engine.open(pack());
    expect(session.solve()).toMatchObject({ status: 'optimal', objective: 2 });
    const failed = { status: 'limit', limit: 'engine-failure', bound: Infinity };
    expect(session.solve()).toMatchObject(failed);
    session.addRows([row('late', [[1, 0]], '<=', 0)]);
    expect(session.solve({ assumptions: [{ variable: 1, value: 1 }] })).toMatchObject(failed);
    expect(() => session.dispose()).not.toThrow();
    expect(runtime.crashed).toBe(true);
    const late = engine.open(pack());
    expect(late.solve()).toMatchObject(failed);
    late.dispose();
  });
});
