/**
 * Random models: small ones with every kind of row against brute force, larger ones with their proofs
 * checked.
 */
import fc from 'fast-check';
import type { Engine } from '../../../src/solve/engine.js';
import type { Model } from '../../../src/solve/model/model.js';
import { bruteForce, randomBinaryModel } from '../../engine/sat/random-rows.js';
import { enumerate, randomModels } from '../../model/random-model.js';
import type { Kind } from '../kind.js';
import { hardModel } from './hard-model.js';
import { hardProblems } from './hard-problems.js';
import { bestProblems, listProblems, stepwiseProblems } from './model-problems.js';

export const modelKind: Kind<Model> = {
  id: 'model',
  weight: 12,
  subjects: ['binary', 'stepwise', 'integer', 'hard'],
  make: async (subject, rng) => {
    if (subject === 'hard') return hardModel(rng);
    if (subject === 'integer')
      return fc.sample(randomModels(['binary', 'integer']), { seed: rng.integer(2 ** 31), numRuns: 1 })[0]!;
    const { name, variables, rows, ...rest } = randomBinaryModel(rng.seed, 10);
    return { name: subject, variables, rows, ...(subject === 'binary' ? rest : {}) };
  },
  examine: (model, subject, rng, { engines }, tally) => {
    if (subject === 'hard') return hardProblems(model, engines, rng, tally);
    const able = subject === 'integer' ? engines.filter(({ id }) => id === 'highs') : engines;
    const right = subject === 'integer' ? enumerate(model) : bruteForce(model);
    tally.add(
      'verdict',
      `models ${right.length === 0 ? 'none' : right.length === 1 ? 'unique' : 'multiple'}`,
    );
    return able
      .filter((engine) => takes(engine, model))
      .flatMap((engine) => {
        switch (subject) {
          case 'stepwise':
            return stepwiseProblems(engine, model, rng.fork('steps'), tally);
          case 'binary':
            return [
              ...bestProblems(engine, model, right, tally),
              ...listProblems(engine, model, right, tally),
            ];
          default:
            return bestProblems(engine, model, right, tally);
        }
      });
  },
  *smaller(model) {
    const { objective, ...rest } = model;
    if (objective !== undefined) yield rest;
    const { rows } = model;
    if (rows.length > 8) {
      for (let from = 0; from < rows.length; from += rows.length >> 2)
        yield { ...model, rows: rows.toSpliced(from, rows.length >> 2) };
    }
    for (const row of rows.keys()) yield { ...model, rows: rows.toSpliced(row, 1) };
    for (const [index, row] of rows.entries()) {
      for (const term of row.variables.keys()) {
        const variables = row.variables.toSpliced(term, 1);
        const coefficients = row.coefficients.toSpliced(term, 1);
        yield { ...model, rows: rows.with(index, { ...row, variables, coefficients }) };
      }
    }
  },
  show: showModel,
};

/** Only `sat` takes a row that names a variable twice. */
function takes({ id }: Engine, { rows }: Model): boolean {
  return id === 'sat' || rows.every(({ variables }) => new Set(variables).size === variables.length);
}

/** The model in a line, its rows as sums. */
function showModel({ variables, rows, objective }: Model): string {
  const sum = (indices: readonly number[], coefficients: readonly number[]): string =>
    indices
      .map((variable, term) => `${coefficients[term]! < 0 ? '' : '+'}${coefficients[term]} x${variable}`)
      .join(' ');
  return [
    ...variables.map(({ kind, lower, upper }, index) => `${kind} ${lower} <= x${index} <= ${upper}`),
    ...rows.map((row) => `${row.lower} <= ${sum(row.variables, row.coefficients)} <= ${row.upper}`),
    ...(objective === undefined
      ? []
      : [`${objective.sense} ${sum(objective.variables, objective.coefficients)}`]),
  ].join('; ');
}
