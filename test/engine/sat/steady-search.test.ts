/**
 * The search of the usual tuning stays as it was: ids of generated puzzles rest on which solutions it finds,
 * and these on each of its decisions. The figures were recorded with the first version; a change of them
 * changes ids.
 */
import { expect, test } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import { countSolutions } from '../../../src/solve/counting/count.js';
import { SatSession } from '../../../src/solve/sat/session.js';
import { Solver, type SolverWork } from '../../../src/solve/sat/solver/solver.js';
import { pigeonhole, randomThreeSat } from './formulas.js';

function refute(clauses: readonly (readonly number[])[]): SolverWork {
  const solver = new Solver();
  for (const clause of clauses) solver.addClause(clause);
  expect(solver.solve([])).toBe('unsatisfiable');
  return solver.work;
}

test('random 3-SAT is refuted with the same conflicts and decisions', () => {
  const work = refute(randomThreeSat(createRng('steady 150'), 150, 660));
  expect(work).toEqual({ conflicts: 3792, propagations: 114_144, decisions: 4591 });
});

test('so is a pigeonhole formula', () => {
  expect(refute(pigeonhole(7))).toEqual({ conflicts: 3521, propagations: 48_052, decisions: 4779 });
});

test('solutions of a Sudoku are counted with the same conflicts and decisions', () => {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => (row === column ? row + 1 : 0)),
  );
  const puzzle = { family: 'sudoku', box: [3, 3], grid } as const;
  const { model, projection } = sudoku.formulations[0]!.formulate(puzzle, { presolve: false });
  const count = countSolutions(new SatSession(model), projection, { limit: 2000 });
  expect(count.work).toEqual({ conflicts: 2317, propagations: 173_577, decisions: 7619 });
});
