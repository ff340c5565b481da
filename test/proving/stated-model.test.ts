import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateLazyRows } from '../../src/proving/stated-model.js';
import { countSolutions } from '../../src/solve/counting/count.js';
import { openEngine } from '../../src/solve/engines.js';
import { bruteForce, SUBJECTS } from '../conformance/families.js';

const sat = await openEngine('sat');
const CASES = [
  ['hashi', 'cuts'],
  ['circuit', 'tree'],
] as const;

describe.each(CASES)('a model of %s by %s with its lazy rows stated', (family, formulationId) => {
  const subject = SUBJECTS.find(({ id }) => id === family)!;
  const formulation = subject.family.formulations.find(({ id }) => id === formulationId)!;

  it('has as many solutions as the puzzle, for an engine that adds no rows', () => {
    fc.assert(
      fc.property(subject.small.puzzle, fc.boolean(), (puzzle, presolve) => {
        const formulated = formulation.formulate(puzzle, { presolve });
        const { objective, ...model } = formulated.model;
        // The least path of a path puzzle is a matter of the objective.
        fc.pre(objective === undefined || !('path' in puzzle));
        const stated = stateLazyRows({ ...formulated, model }, sat);
        expect(stated.complete).toBe(true);
        const session = sat.open(stated.model);
        const { count } = countSolutions(session, formulated.projection, { limit: 0 });
        session.dispose();
        expect(count).toBe(bruteForce(subject, puzzle).length);
        expect(stated.sentences).toHaveLength(stated.added.length);
      }),
      { numRuns: 100 },
    );
  });

  it('says when it stops before all solutions are found', () => {
    const { puzzle } = subject.family.examples.find(({ verdict }) => verdict === 'unique')!;
    const formulated = formulation.formulate(puzzle, { presolve: false });
    const stated = stateLazyRows(formulated, sat, { solutions: 1, budget: {} });
    expect(stated).toMatchObject({ complete: false, solutions: 1 });
    expect(new Set(stated.model.rows.map(({ name }) => name)).size).toBe(stated.model.rows.length);
  });
});
