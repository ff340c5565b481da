import { describe, expect, it } from 'vitest';
import { estimateSolutions } from '../../src/solve/counting/estimate.js';
import { findPossibleValues, HAS_ONE, HAS_ZERO } from '../../src/solve/counting/possible-values.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Values } from '../../src/solve/model/model.js';
import { sum } from '../../src/solve/model/row.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { bruteForce, randomBinaryModel } from '../engine/sat/random-rows.js';

/** The values that some assignments show, by variable. */
function shownBy(solutions: readonly Values[], variables: readonly number[]): readonly number[] {
  return variables.map((variable) =>
    solutions.reduce((bits, values) => bits | (values[variable] === 1 ? HAS_ONE : HAS_ZERO), 0),
  );
}

function randomModel(name: string) {
  const { objective: _, ...model } = randomBinaryModel(name);
  const projection = [...model.variables.keys()].filter(
    (variable) => model.variables[variable]!.lower < model.variables[variable]!.upper,
  );
  return { model, projection, solutions: bruteForce(model) };
}

describe('possible values', () => {
  it('are those of all solutions, every other one refuted by a checked proof', () => {
    let several = 0;
    for (let number = 0; number < 300; number++) {
      const { model, projection, solutions } = randomModel(`possible ${number}`);
      const session = satEngine.open(model, { certify: true });
      const found = findPossibleValues(session, projection);
      const shown = shownBy(solutions, projection);
      expect([...found.possible]).toEqual(shown);
      expect([...found.impossible]).toEqual(shown.map((bits) => 3 - bits));
      expect(found).toMatchObject({ complete: true, certified: true });
      if (solutions.length > 1) several++;
    }
    expect(several).toBeGreaterThan(50);
  });

  it('are the same beside known solutions, of which those are kept that show more', () => {
    for (let number = 0; number < 300; number++) {
      const { model, projection, solutions } = randomModel(`known ${number}`);
      const known = solutions.filter((_, place) => place % 3 !== number % 3);
      const found = findPossibleValues(satEngine.open(model, { certify: true }), projection, { known });
      const shown = shownBy(solutions, projection);
      expect([...found.possible]).toEqual(shown);
      expect([...found.impossible]).toEqual(shown.map((bits) => 3 - bits));
      expect(new Set(found.solutions.map(String)).size).toBe(found.solutions.length);
      expect(found.solutions.every((values) => solutions.some((one) => String(one) === String(values)))).toBe(
        true,
      );
    }
  });

  it('are right as far as a limit lets them be known', () => {
    let open = 0;
    for (let number = 0; number < 300; number++) {
      const { model, projection, solutions } = randomModel(`limited ${number}`);
      const budget = { conflicts: 1 + (number % 4) };
      const found = findPossibleValues(satEngine.open(model), projection, { budget });
      const shown = shownBy(solutions, projection);
      shown.forEach((bits, place) => {
        expect(found.possible[place]! & ~bits).toBe(0);
        expect(found.impossible[place]! & bits).toBe(0);
      });
      if (!found.complete) open++;
    }
    expect(open).toBeGreaterThan(1);
  });
});

describe('the estimate of the number of solutions', () => {
  it('comes near the right number, by groups and by single variables', () => {
    const builder = new ModelBuilder('matchings');
    const cells = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 5 }, (_cell, column) => builder.binary(`x_${row}_${column}`)),
    );
    for (let line = 0; line < 5; line++) {
      builder.row(`row_${line}`, sum(cells[line]!), '=', 1);
      builder.row(`column_${line}`, sum(cells.map((row) => row[line]!)), '<=', 1);
    }
    const free = builder.binary('free');
    const other = builder.binary('other');
    builder.row('either', sum([free, other]), '>=', 1);
    const right = 120 * 3;
    const request = { paths: 2000, seed: 'paths' };
    const estimate = estimateSolutions(builder.build(), [...cells.flat(), free, other], request)!;
    expect(Math.abs(estimate.mean - right)).toBeLessThanOrEqual(4 * estimate.standardError + 1e-9);
    expect(estimate).toMatchObject({ paths: 2000 });
    expect(estimateSolutions(builder.build(), [...cells.flat(), free, other], request)).toEqual(estimate);
  });

  it('has the right expected value for random models', () => {
    const errors: number[] = [];
    for (let number = 0; number < 60; number++) {
      const { model, projection, solutions } = randomModel(`estimate ${number}`);
      const estimate = estimateSolutions(model, projection, { paths: 400, seed: `${number}` });
      if (estimate === undefined) continue;
      const allowed = Math.max(estimate.standardError, 0.01 * solutions.length);
      errors.push((estimate.mean - solutions.length) / allowed);
    }
    expect(errors.length).toBeGreaterThan(10);
    for (const error of errors) expect(Math.abs(error)).toBeLessThan(5);
    expect(Math.abs(errors.reduce((total, error) => total + error, 0) / errors.length)).toBeLessThan(1);
  });

  it('says nothing where hardly any path ends in a solution', () => {
    const builder = new ModelBuilder('none');
    const variables = Array.from({ length: 4 }, (_, index) => builder.binary(`x_${index}`));
    builder.row('too_many', sum(variables), '>=', 5);
    expect(estimateSolutions(builder.build(), variables, { paths: 50, seed: 'a' })).toBeUndefined();
  });
});
