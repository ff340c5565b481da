/** Solvers installed on this machine, run on an exported CNF beside the own one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Formula, writeDimacs } from '../../src/solve/model/cnf.js';
import { clausesOf } from '../../src/solve/sat/proof/formula.js';
import { Solver } from '../../src/solve/sat/solver/solver.js';
import { VERDICT } from '../../src/solve/sat/solver/tuning.js';

/** One solver's result for one formula; seconds are processor time. */
export interface SolverRun {
  readonly answer: string;
  readonly seconds: number;
  readonly conflicts: number;
  readonly propagations: number;
}

const SECONDS_ALLOWED = 60;

/** Processor time that the work takes, which other processes do not lengthen, and what it returns. */
export function processorTime<Value>(work: () => Value): {
  readonly value: Value;
  readonly milliseconds: number;
} {
  const started = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(started);
  return { value, milliseconds: (user + system) / 1000 };
}

/** The own solver with the tuning for verdicts, without loading the formula. */
export function runOwn(formula: Formula): SolverRun {
  const solver = new Solver(undefined, { tuning: VERDICT });
  solver.addVariables(formula.variableCount);
  for (const clause of clausesOf(formula)) solver.addClause(clause);
  const { value, milliseconds } = processorTime(() => solver.solve([]));
  const { conflicts, propagations } = solver.work;
  return { answer: value, seconds: milliseconds / 1000, conflicts, propagations };
}

/** The outside solvers that can be started here. */
export function installedSolvers(): string[] {
  return ['minisat', 'cadical'].filter((name) => spawnSync(name, ['--help']).error === undefined);
}

/** Runs an outside solver for at most a minute; its statistics are read from what it prints. */
export function runOutside(name: string, formula: Formula): SolverRun {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-bench-'));
  try {
    const file = join(folder, 'formula.cnf');
    writeFileSync(file, writeDimacs(formula));
    const { stdout } = spawnSync(name, name === 'cadical' ? ['-n', file] : [file, join(folder, 'out')], {
      encoding: 'utf8',
      timeout: SECONDS_ALLOWED * 1000,
    });
    const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
    return {
      answer: /^(?:s )?(SATISFIABLE|UNSATISFIABLE)/m.exec(stdout)?.[1]?.toLowerCase() ?? 'stopped',
      seconds: number(/(?:CPU time|total process time since initialization)\s*:\s*([\d.]+)/),
      conflicts: number(/conflicts\s*:\s*(\d+)/),
      propagations: number(/propagations\s*:\s*(\d+)/),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
