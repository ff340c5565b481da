/** Outside solvers that say whether a formula has an assignment, where the machine has one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The call of a solver on a file; both exit with 20 when there is no assignment, and with 10 when there is
 * one.
 */
const CALLS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  cadical: (file) => ['-q', '-n', file],
  minisat: (file) => ['-verb=0', file, `${file}.out`],
};

/** The first solver that can be started here; undefined when there is none. */
export const OUTSIDE_SOLVER: string | undefined = Object.keys(CALLS).find(
  (name) => spawnSync(name, ['--help']).error === undefined,
);

/** The verdict of an installed solver on a formula in DIMACS text. */
export function outsideVerdict(solver: string, dimacs: string): 'satisfiable' | 'unsatisfiable' | 'unknown' {
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-outside-'));
  try {
    const file = path.join(folder, 'formula.cnf');
    writeFileSync(file, dimacs);
    const { status } = spawnSync(solver, CALLS[solver]!(file));
    if (status === 20) return 'unsatisfiable';
    return status === 10 ? 'satisfiable' : 'unknown';
  } finally {
    rmSync(folder, { recursive: true });
  }
}
