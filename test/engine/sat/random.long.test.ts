import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { excludeSolution } from '../../../src/solve/counting/exclusion.js';
import type { Session } from '../../../src/solve/engine.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { evaluateObjective, findBrokenRow } from '../../../src/solve/model/evaluate.js';
import type { Model, Row } from '../../../src/solve/model/model.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { bruteForce, randomBinaryModel, randomRow } from './random-rows.js';

/** `SAT_CASE=count-17 npm run test:long -- test/engine/sat/random.long.test.ts` replays one case. */
const replayed = process.env.SAT_CASE;

function forEachCase(kind: string, count: number, check: (seed: string) => void): void {
  for (let number = 0; number < count; number++) {
    const seed = `${kind}-${number}`;
    if (replayed !== undefined && replayed !== seed) continue;
    try {
      check(seed);
    } catch (error) {
      throw new Error(`case ${seed}; replay it with SAT_CASE=${seed}`, { cause: error });
    }
  }
}

function withoutObjective({ name, variables, rows }: Model): Model {
  return { name, variables, rows };
}

/** All solutions over the projection as text, by excluding one after another. */
function enumerateBy(session: Session, projection: readonly number[], rows: readonly Row[]): string[] {
  const found: string[] = [];
  for (;;) {
    const outcome = session.solve();
    if (outcome.status !== 'optimal') {
      expect(outcome.status).toBe('infeasible');
      return found.sort();
    }
    expect(findBrokenRow(rows, outcome.values)).toBeUndefined();
    found.push(projection.map((variable) => outcome.values[variable]).join(''));
    session.addRows([excludeSolution(`exclude_${found.length}`, projection, outcome.values)]);
  }
}

function project(solutions: readonly Float64Array[], projection: readonly number[]): string[] {
  return [...new Set(solutions.map((values) => projection.map((index) => values[index]).join('')))].sort();
}

function openVariables({ variables }: Model): number[] {
  return [...variables.keys()].filter((index) => variables[index]!.lower < variables[index]!.upper);
}

describe('against brute force', () => {
  test('three thousand small models have the same solutions', () => {
    forEachCase('count', 3000, (seed) => {
      const model = withoutObjective(randomBinaryModel(seed));
      const rng = createRng(`${seed}/projection`);
      const projection = openVariables(model).filter(() => rng.integer(4) > 0);
      const session = satEngine.open(model, { seed: rng.integer(3) });
      const expected = project(bruteForce(model), projection);
      expect(enumerateBy(session, projection, model.rows)).toEqual(expected);
      session.dispose();
    });
  });

  test('assumptions come and go, rows are added in between', () => {
    forEachCase('incremental', 1500, (seed) => {
      const model = withoutObjective(randomBinaryModel(seed));
      const rng = createRng(`${seed}/steps`);
      const session = satEngine.open(model);
      const rows = [...model.rows];
      for (let step = 0; step < 8; step++) {
        if (rng.integer(3) === 0) {
          const row = randomRow(rng, `added_${step}`, model.variables.length);
          rows.push(row);
          session.addRows([row]);
        }
        const assumptions = [...model.variables.keys()]
          .filter(() => rng.integer(3) === 0)
          .map((variable) => ({ variable, value: rng.integer(2) }));
        if (rng.integer(8) === 0) assumptions.push({ variable: 0, value: rng.integer(2) });
        const outcome = session.solve({ assumptions });
        const possible = bruteForce({ ...model, rows }).filter((values) =>
          assumptions.every(({ variable, value }) => values[variable] === value),
        );
        expect(outcome.status).toBe(possible.length > 0 ? 'optimal' : 'infeasible');
        if (outcome.status === 'optimal') {
          expect(possible.map(String)).toContain(String(outcome.values));
        }
      }
    });
  });

  test('the best objective is found and proved, again under assumptions', () => {
    forEachCase('objective', 1500, (seed) => {
      const model = randomBinaryModel(seed);
      if (model.objective === undefined) return;
      const { sense } = model.objective;
      const rng = createRng(`${seed}/steps`);
      const session = satEngine.open(model);
      for (let step = 0; step < 4; step++) {
        const assumptions = [...model.variables.keys()]
          .filter(() => step % 2 === 1 && rng.integer(3) === 0)
          .map((variable) => ({ variable, value: rng.integer(2) }));
        const objectives = bruteForce(model)
          .filter((values) => assumptions.every(({ variable, value }) => values[variable] === value))
          .map((values) => evaluateObjective(model.objective, values));
        const best = sense === 'minimise' ? Math.min(...objectives) : Math.max(...objectives);
        const outcome = session.solve({ assumptions });
        expect(outcome.status).toBe(objectives.length > 0 ? 'optimal' : 'infeasible');
        if (outcome.status === 'optimal') {
          expect(outcome.objective).toBe(best);
          expect(evaluateObjective(model.objective, outcome.values)).toBe(best);
        }
      }
    });
  });
});

describe('against HiGHS', () => {
  test('a hundred models have the same number of solutions', async () => {
    const highs = await loadHighsEngine();
    forEachCase('highs', 100, (seed) => {
      const model = withoutObjective(randomBinaryModel(seed, 5));
      if (model.rows.some(({ variables }) => new Set(variables).size < variables.length)) return;
      const projection = openVariables(model);
      const counts = [satEngine, highs].map((engine) => {
        const session = engine.open(model);
        const found = enumerateBy(session, projection, model.rows);
        session.dispose();
        return found;
      });
      expect(counts[0]).toEqual(counts[1]);
    });
  });
});
