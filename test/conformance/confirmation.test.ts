/**
 * Laws about what a certificate rests on beside the engine's proof: presolve is confirmed, lazy rows are
 * justified.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { findBrokenRow } from '../../src/solve/model/evaluate.js';
import { besideTruths, CLAIM_LISTS } from './claims.js';
import { bruteForce, SUBJECTS } from './families.js';
import { changedRow, solvedLazily } from './lazy-rows.js';

const ENGINES: readonly Engine[] = await Promise.all(ENGINE_IDS.map(openEngine));

const CASES = SUBJECTS.flatMap((subject) =>
  subject.family.formulations.map((formulation) => ({
    name: `${subject.id} by ${formulation.id}`,
    subject,
    formulation,
  })),
);
const LAZY_CASES = CASES.filter(({ subject, formulation }) => {
  const { puzzle } = subject.family.examples[0]!;
  return formulation.formulate(puzzle, { presolve: true }).separate !== undefined;
});

describe.each(CASES)('$name', ({ subject, formulation }) => {
  it.each(subject.family.examples)('confirms presolve of "$name"', ({ puzzle }) => {
    const { confirmPresolve } = formulation.formulate(puzzle, { presolve: true });
    expect(confirmPresolve?.() ?? true).toBe(true);
  });

  it('confirms presolve of small puzzles with no, one or several solutions', () => {
    fc.assert(
      fc.property(subject.small.puzzle, (puzzle) => {
        const { confirmPresolve } = formulation.formulate(puzzle, { presolve: true });
        expect(confirmPresolve?.() ?? true).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

it.each(CLAIM_LISTS)('$family: confirms no claim that a solution breaks, and some claims', (list) => {
  const subject = SUBJECTS.find(({ id }) => id === list.family)!;
  let confirmed = 0;
  fc.assert(
    fc.property(subject.small.puzzle, (puzzle) => {
      const solutions = bruteForce(subject, puzzle);
      const claims = list.claims(puzzle);
      const truths = claims.filter(({ holds }) => solutions.every(holds));
      if (claims.length > 0 && list.confirms(puzzle, 'contradiction')) {
        confirmed++;
        expect(solutions).toEqual([]);
      }
      for (const claim of claims) {
        const isTrue = truths.includes(claim);
        if (list.confirms(puzzle, [claim])) {
          confirmed++;
          expect(isTrue).toBe(true);
        } else if (!isTrue) expect(list.confirms(puzzle, besideTruths(claim, truths))).toBe(false);
      }
    }),
    { numRuns: 15 },
  );
  expect(confirmed).toBeGreaterThan(0);
});

describe.each(SUBJECTS.filter(({ family }) => family.confirmsOnlySolution !== undefined))(
  '$id',
  (subject) => {
    it('confirms that a solution is the only one just where it is, and does so at times', () => {
      let confirmed = 0;
      fc.assert(
        fc.property(subject.small.puzzle, (puzzle) => {
          const solutions = bruteForce(subject, puzzle);
          for (const solution of solutions) {
            if (!subject.family.confirmsOnlySolution!(puzzle, solution)) continue;
            confirmed++;
            expect(solutions).toHaveLength(1);
          }
        }),
      );
      for (const { puzzle, solution } of subject.family.examples) {
        if (solution !== undefined && subject.family.confirmsOnlySolution!(puzzle, solution)) confirmed++;
      }
      expect(confirmed).toBeGreaterThan(0);
    });
  },
);

describe.each(LAZY_CASES)('$name', ({ subject, formulation }) => {
  const lazy = fc.tuple(subject.small.puzzle, fc.boolean());

  it('justifies every lazy row', () => {
    fc.assert(
      fc.property(lazy, ([puzzle, presolve]) => {
        const formulated = formulation.formulate(puzzle, { presolve });
        for (const row of solvedLazily(formulation, formulated, ENGINES).rows) {
          expect(formulated.justify?.(row), row.name).toMatch(/./);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never justifies a row that a solution breaks', () => {
    const change = fc.record({
      dropped: fc.nat(),
      added: fc.option(fc.nat()),
      bound: fc.constantFrom(-1, 0, 0, 0, 1),
      turned: fc.boolean(),
    });
    fc.assert(
      fc.property(lazy, fc.array(change, { minLength: 1, maxLength: 8 }), ([puzzle, presolve], changes) => {
        const formulated = formulation.formulate(puzzle, { presolve });
        const { rows, solutions } = solvedLazily(formulation, formulated, ENGINES);
        for (const row of rows) {
          for (const wrong of changes.map((how) => changedRow(row, formulated.projection, how))) {
            if (formulated.justify?.(wrong) === undefined) continue;
            for (const values of solutions) expect(findBrokenRow([wrong], values)).toBeUndefined();
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
