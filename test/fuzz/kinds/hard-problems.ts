/**
 * Problems with the answer about a larger model: values are shown to its rows, infeasibility to the checkers
 * of proofs.
 */
import type { Rng } from '../../../src/core/random.js';
import type { Engine } from '../../../src/solve/engine.js';
import { findBrokenRow } from '../../../src/solve/model/evaluate.js';
import type { Model } from '../../../src/solve/model/model.js';
import { certifyInfeasible } from '../../../src/solve/sat/proof/certificate.js';
import type { Problem } from '../kind.js';
import type { Tally } from '../tally.js';
import { wrong } from './model-problems.js';
import { proofProblems } from './proof.js';

const CONFLICTS = 20_000;

/**
 * Solves the model by `sat` with and without a checker, and examines the proof where there is no assignment.
 */
export function hardProblems(
  model: Model,
  engines: readonly Engine[],
  rng: Rng,
  tally: Tally,
): readonly Problem[] {
  return engines
    .filter(({ id }) => id === 'sat')
    .flatMap((engine) => {
      const statuses = [true, false].map((certify) =>
        solve(engine, model, rng.integer(1000), certify, tally),
      );
      const problems = statuses.flatMap((status) => (typeof status === 'string' ? [] : [status]));
      if (problems.length > 0) return problems;
      if (statuses.includes('optimal'))
        return statuses.includes('infeasible') ? [wrong(engine, 'infeasible in one of two runs')] : [];
      if (!statuses.includes('infeasible')) return [];
      const pieces: string[] = [];
      const budget = { conflicts: CONFLICTS };
      const certificate = certifyInfeasible(model, [], (piece) => pieces.push(piece), budget);
      if (certificate.status === 'feasible')
        return [wrong(engine, 'infeasible, but the certificate has an assignment')];
      return certificate.status === 'limit'
        ? []
        : proofProblems(certificate.formula, pieces.join(''), rng.fork('proof'), tally);
    });
}

function solve(
  engine: Engine,
  model: Model,
  seed: number,
  certify: boolean,
  tally: Tally,
): 'optimal' | 'infeasible' | 'limit' | Problem {
  const session = engine.open(model, { seed, certify });
  const outcome = session.solve({ budget: { conflicts: CONFLICTS } });
  session.dispose();
  tally.add('answers', `hard models ${engine.id} ${outcome.status}`);
  tally.add('work', 'conflicts', outcome.work.conflicts ?? 0);
  if (outcome.status === 'feasible' || outcome.status === 'limit') return 'limit';
  if (outcome.status === 'infeasible') {
    if ((outcome.certified ?? false) === certify) return 'infeasible';
    return wrong(engine, `infeasible with certified ${outcome.certified}`);
  }
  const broken = findBrokenRow(model.rows, outcome.values);
  return broken === undefined ? 'optimal' : wrong(engine, `the values break the row ${broken.name}`);
}
