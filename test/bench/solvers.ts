/**
 * The clause-learning engine beside the solvers that are installed, on formulas given to all of them:
 * conflicts and propagations a second of processor time, without loading.
 */
import process from 'node:process';
import { createRng } from '../../src/core/random.js';
import type { Formula } from '../../src/solve/model/cnf.js';
import { pigeonhole, randomThreeSat, toFormula } from '../engine/sat/formulas.js';
import { randomNonogram, secondSolutionFormula } from './sat-formulas.js';
import { installedSolvers, runOutside, runOwn, type SolverRun } from './sat-outside.js';
import { figure, printTable } from './table.js';
import { record } from './targets.js';

const OWN = 'puzzlewright';

interface Question {
  readonly kind: 'nonogram' | 'random 3-SAT' | 'pigeonhole';
  readonly name: string;
  readonly formula: Formula;
}

interface Run extends SolverRun {
  readonly question: Question;
  readonly solver: string;
}

/** Prints every run, and records for each kind of formula how fast the own solver is beside another one. */
export function benchSolvers(): void {
  const outside = installedSolvers();
  for (const name of ['minisat', 'cadical'].filter((known) => !outside.includes(known))) {
    process.stdout.write(`\n${name} is not installed here; its column is left out.\n`);
  }
  const runs = [...questions()].flatMap((question): Run[] => [
    { question, solver: OWN, ...runOwn(question.formula) },
    ...outside.map((solver) => ({ question, solver, ...runOutside(solver, question.formula) })),
  ]);
  const columns = ['formula', 'solver', 'answer', 'seconds', 'conflicts', 'conflicts/s', 'propagations/s'];
  printTable('Solvers on the same formulas', columns, runs.map(describeRun));
  recordShare(runs, 'nonogram', 'cadical');
  recordShare(runs, 'random 3-SAT', 'cadical');
  recordShare(
    runs.filter(({ question }) => question.name === 'pigeonhole 9'),
    'pigeonhole',
    'minisat',
  );
}

function* questions(): Generator<Question> {
  for (const density of [0.35, 0.41, 0.44]) {
    const picture = randomNonogram(createRng(`formula ${density}`), 30, density);
    yield {
      kind: 'nonogram',
      name: `nonogram 30x30 ${density}`,
      formula: secondSolutionFormula(picture),
    };
  }
  for (const variables of [200, 225, 250]) {
    const clauses = randomThreeSat(createRng(`3-SAT ${variables}`), variables, Math.round(4.4 * variables));
    const formula = toFormula(variables, clauses);
    yield { kind: 'random 3-SAT', name: `random 3-SAT ${variables}`, formula };
  }
  for (const holes of [8, 9]) {
    const formula = toFormula((holes + 1) * holes, pigeonhole(holes));
    yield { kind: 'pigeonhole', name: `pigeonhole ${holes}`, formula };
  }
}

function describeRun({ question, solver, answer, seconds, conflicts, propagations }: Run) {
  const rate = (count: number): string => (count / Math.max(seconds, 1e-3)).toFixed(0);
  return [question.name, solver, answer, figure(seconds), conflicts, rate(conflicts), rate(propagations)];
}

/** Conflicts a second over all formulas of a kind, as a share of those of another solver. */
function recordShare(runs: readonly Run[], kind: Question['kind'], solver: string): void {
  const speedOf = (name: string): number => {
    const chosen = runs.filter((run) => run.question.kind === kind && run.solver === name);
    const total = (part: 'conflicts' | 'seconds'): number => chosen.reduce((sum, run) => sum + run[part], 0);
    return total('conflicts') / total('seconds');
  };
  const share = speedOf(OWN) / speedOf(solver);
  if (Number.isFinite(share)) record('solvers', kind, share);
}
