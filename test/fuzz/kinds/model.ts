/** Random models: small ones with every kind of row against brute force, larger ones with their proofs checked. */
import fc from 'fast-check';
import type { Rng } from '../../../src/core/random.js';
import { excludeSolution } from '../../../src/counting/exclusion.js';
import type { Engine } from '../../../src/engine/engine.js';
import { certifyInfeasible } from '../../../src/engine/sat/proof/certificate.js';
import { evaluateObjective, findBrokenRow } from '../../../src/model/evaluate.js';
import type { Model, Row } from '../../../src/model/model.js';
import { bruteForce, randomBinaryModel } from '../../engine/sat/random-rows.js';
import { bestObjective, enumerate, randomModels } from '../../model/random-model.js';
import type { Kind, Problem } from '../kind.js';
import type { Tally } from '../tally.js';
import { examineProof } from './certificate.js';
import { hardModel } from './hard-model.js';

const CONFLICTS = 20_000;
/** Solutions of a small model that are listed at most. */
const MOST_SOLUTIONS = 40;

export const modelKind: Kind<Model> = {
  id: 'model',
  weight: 12,
  subjects: ['binary', 'integer', 'hard'],
  make: async (subject, rng) => {
    if (subject === 'binary') return randomBinaryModel(rng.seed, 10);
    if (subject === 'hard') return hardModel(rng);
    return fc.sample(randomModels(['binary', 'integer']), { seed: rng.integer(2 ** 31), numRuns: 1 })[0]!;
  },
  examine: (model, subject, rng, { engines }, tally) => {
    if (subject === 'hard') return hardProblems(model, engines, rng, tally);
    const right = subject === 'binary' ? bruteForce(model) : enumerate(model);
    tally.add(
      'verdict',
      `models ${right.length === 0 ? 'none' : right.length === 1 ? 'unique' : 'multiple'}`,
    );
    const able = subject === 'binary' ? engines : engines.filter(({ id }) => id === 'highs');
    return able.flatMap((engine) => {
      if (engine.id === 'highs' && hasRepeatedVariable(model)) return [];
      const listed = subject === 'binary' ? listProblems(engine, model, right, tally) : [];
      return [...bestProblems(engine, model, right, tally), ...listed];
    });
  },
  *smaller(model) {
    const { objective, ...rest } = model;
    if (objective !== undefined) yield rest;
    for (const row of model.rows.keys()) yield { ...model, rows: model.rows.toSpliced(row, 1) };
    for (const [index, row] of model.rows.entries()) {
      for (const term of row.variables.keys()) {
        const shorter = {
          ...row,
          variables: row.variables.toSpliced(term, 1),
          coefficients: row.coefficients.toSpliced(term, 1),
        };
        yield { ...model, rows: model.rows.with(index, shorter) };
      }
    }
  },
  show: (model) =>
    JSON.stringify(model, (_, value) => (value === Infinity || value === -Infinity ? String(value) : value)),
};

/** Only `sat` takes a row that names a variable twice. */
function hasRepeatedVariable({ rows }: Model): boolean {
  return rows.some(({ variables }) => new Set(variables).size < variables.length);
}

/** The best assignment, or that there is none. */
function bestProblems(
  engine: Engine,
  model: Model,
  right: readonly Float64Array[],
  tally: Tally,
): readonly Problem[] {
  const session = engine.open(model);
  try {
    const outcome = session.solve();
    tally.add('answers', `models ${engine.id} ${outcome.status}`);
    if (outcome.status === 'infeasible') {
      return right.length === 0 ? [] : [wrong(engine, `infeasible, but ${right.length} assignments exist`)];
    }
    if (outcome.status !== 'optimal') return [wrong(engine, `stopped without a limit: ${outcome.status}`)];
    const broken = findBrokenRow(model.rows, outcome.values);
    if (broken !== undefined) return [wrong(engine, `the values break the row ${broken.name}`)];
    const best = bestObjective(model, right);
    const value = evaluateObjective(model.objective, outcome.values);
    return best === value ? [] : [wrong(engine, `optimum ${value}, but the best is ${best}`)];
  } finally {
    session.dispose();
  }
}

/** All assignments, one excluded after the other. */
function listProblems(
  engine: Engine,
  model: Model,
  right: readonly Float64Array[],
  tally: Tally,
): readonly Problem[] {
  const { name, variables, rows } = model;
  const open = [...variables.keys()].filter((index) => variables[index]!.lower < variables[index]!.upper);
  const session = engine.open({ name, variables, rows });
  const found = new Set<string>();
  try {
    for (let count = 0; count < MOST_SOLUTIONS; count++) {
      const outcome = session.solve();
      if (outcome.status === 'infeasible') {
        return found.size === right.length
          ? []
          : [wrong(engine, `${found.size} of ${right.length} assignments listed`)];
      }
      if (outcome.status !== 'optimal') return [wrong(engine, `stopped without a limit: ${outcome.status}`)];
      const broken: Row | undefined = findBrokenRow(rows, outcome.values);
      if (broken !== undefined) return [wrong(engine, `the values break the row ${broken.name}`)];
      const text = String(outcome.values);
      if (found.has(text)) return [wrong(engine, 'one assignment is listed twice')];
      found.add(text);
      session.addRows([excludeSolution(`exclude_${count}`, open, outcome.values)]);
    }
    tally.add('checks', 'assignments listed up to the limit');
    return found.size <= right.length
      ? []
      : [wrong(engine, `${found.size} assignments, but there are ${right.length}`)];
  } finally {
    session.dispose();
  }
}

/** A larger model: values are shown to the rows, infeasibility to the checker of proofs. */
function hardProblems(model: Model, engines: readonly Engine[], rng: Rng, tally: Tally): readonly Problem[] {
  return engines
    .filter(({ id }) => id === 'sat')
    .flatMap((engine) => {
      const session = engine.open(model, { seed: rng.integer(1000) });
      const outcome = session.solve({ budget: { conflicts: CONFLICTS } });
      session.dispose();
      tally.add('answers', `hard models ${engine.id} ${outcome.status}`);
      tally.add('work', 'conflicts', outcome.work.conflicts ?? 0);
      if (outcome.status === 'optimal') {
        const broken = findBrokenRow(model.rows, outcome.values);
        return broken === undefined ? [] : [wrong(engine, `the values break the row ${broken.name}`)];
      }
      if (outcome.status !== 'infeasible') return [];
      const pieces: string[] = [];
      const certificate = certifyInfeasible(model, [], (piece) => pieces.push(piece), {
        conflicts: CONFLICTS,
      });
      if (certificate.status === 'feasible')
        return [wrong(engine, 'infeasible, but the certificate has a solution')];
      return certificate.status === 'limit'
        ? []
        : examineProof(certificate.formula, pieces.join(''), rng, tally);
    });
}

function wrong(engine: Engine, message: string): Problem {
  return { code: `${engine.id}-wrong`, message: `${engine.id}: ${message}` };
}
