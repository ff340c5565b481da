import { describe, expect, it } from 'vitest';
import { solveFirst } from '../../src/solve/counting/first-solution.js';
import type { Outcome, Session, SolveRequest } from '../../src/solve/engine.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Values } from '../../src/solve/model/model.js';
import { sum } from '../../src/solve/model/row.js';
import { satEngine } from '../../src/solve/sat/index.js';

const SLICES = { first: 10, growth: 1.5 };

/** A session that needs a number of slices, and notes what each of them was asked. */
function slowSession(needed: number): { readonly session: Session; readonly asked: SolveRequest[] } {
  const asked: SolveRequest[] = [];
  const model = new ModelBuilder('slow').build();
  const solve = (request: SolveRequest = {}): Outcome => {
    asked.push(request);
    const conflicts = request.budget?.conflicts ?? 0;
    if (request.budget?.abort?.() === true) {
      return { status: 'limit', limit: 'abort', bound: 0, work: { conflicts: 1 } };
    }
    if (asked.length < needed) return { status: 'limit', limit: 'conflicts', bound: 0, work: { conflicts } };
    return { status: 'optimal', values: new Float64Array(1), objective: 0, work: { conflicts: 1 } };
  };
  const session: Session = { model, solve, addRows: () => undefined, dispose: () => undefined };
  return { session, asked };
}

function* counted(): Generator<Values> {
  for (let number = 1; ; number++) yield Float64Array.of(number);
}

describe('the search for a first solution', () => {
  it('goes on from another assignment after each slice, and adds up the work', () => {
    const { session, asked } = slowSession(4);
    const outcome = solveFirst(session, [], {}, { starts: counted }, SLICES);
    expect(asked.map(({ budget }) => budget?.conflicts)).toEqual([10, 15, 23, 35]);
    expect(asked.map(({ start }) => start?.[0])).toEqual([undefined, 1, 2, 3]);
    expect(outcome).toMatchObject({ status: 'optimal', work: { conflicts: 10 + 15 + 23 + 1 } });
  });

  it('ends when the conflicts of its budget are used up', () => {
    const { session, asked } = slowSession(Infinity);
    const outcome = solveFirst(session, [], { conflicts: 30 }, { starts: counted }, SLICES);
    expect(asked.map(({ budget }) => budget?.conflicts)).toEqual([10, 15, 5]);
    expect(outcome).toMatchObject({ status: 'limit', limit: 'conflicts', work: { conflicts: 30 } });
  });

  it('ends when it is aborted, and passes the question on', () => {
    const { session, asked } = slowSession(Infinity);
    const abort = () => asked.length === 3;
    const passedOn: unknown[] = [];
    const starts = (given?: () => boolean) => {
      passedOn.push(given);
      return counted();
    };
    expect(solveFirst(session, [], { abort }, { starts }, SLICES)).toMatchObject({ limit: 'abort' });
    expect(passedOn).toEqual([abort]);
  });

  it('goes on without assignments when there are no more', () => {
    const { session, asked } = slowSession(4);
    const starts = () => [Float64Array.of(7)].values();
    solveFirst(session, [], {}, { starts }, SLICES);
    expect(asked.map(({ start }) => start?.[0])).toEqual([undefined, 7, undefined, undefined]);
  });

  it('asks once where nothing is known to start from, and where a solution is', () => {
    const alone = slowSession(1);
    solveFirst(alone.session, [], { conflicts: 3000 }, {}, SLICES);
    expect(alone.asked).toEqual([{ budget: { conflicts: 3000 } }]);
    const known = slowSession(1);
    const start = Float64Array.of(1);
    solveFirst(known.session, [], {}, { start, starts: counted }, SLICES);
    expect(known.asked).toEqual([{ budget: {}, start }]);
  });

  it('proves that there is no solution whatever it started from', () => {
    // Seven pigeons in six holes.
    const builder = new ModelBuilder('pigeons');
    const holes = Array.from({ length: 7 }, (_, pigeon) =>
      Array.from({ length: 6 }, (_, hole) => builder.binary(`in_${pigeon}_${hole}`)),
    );
    holes.forEach((own, pigeon) => {
      builder.row(`pigeon_${pigeon}`, sum(own), '>=', 1);
    });
    for (let hole = 0; hole < 6; hole++) {
      builder.row(`hole_${hole}`, sum(holes.map((own) => own[hole]!)), '<=', 1);
    }
    const model = builder.build();
    const session = satEngine.open(model, { certify: true });
    let drawn = 0;
    function* starts(): Generator<Values> {
      for (;;) yield new Float64Array(model.variables.length).fill(drawn++ % 2);
    }
    const outcome = solveFirst(session, holes.flat(), {}, { starts }, { first: 3, growth: 1.05 });
    expect(outcome).toMatchObject({ status: 'infeasible', certified: true });
    expect(drawn).toBeGreaterThan(3);
    session.dispose();
  });
});
