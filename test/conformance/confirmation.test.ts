/** Laws about what a certificate rests on beside the engine's proof: presolve is confirmed, lazy rows are justified. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSolutions } from '../../src/counting/count.js';
import type { Engine } from '../../src/engine/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/engine/index.js';
import { withLazyRows } from '../../src/engine/lazy.js';
import type { Formulated, Formulation, Puzzle } from '../../src/families/family.js';
import { findBrokenRow } from '../../src/model/evaluate.js';
import type { Row, Values } from '../../src/model/model.js';
import { bruteForce, SUBJECTS } from './families.js';
import { CLAIM_LISTS } from './single-claims.js';

const ENGINES: readonly Engine[] = await Promise.all(ENGINE_IDS.map(openEngine));
/** Solutions that a row is tried on; small puzzles have fewer. */
const MOST_SOLUTIONS = 50;

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

/** Solves a model with its lazy rows; the rows that were needed and all solutions. */
function solved(
  { engines }: Formulation<Puzzle, unknown>,
  { model, projection, separate }: Formulated<unknown>,
): { readonly rows: readonly Row[]; readonly solutions: readonly Values[] } {
  const engine = ENGINES.find(({ id }) => engines.includes(id))!;
  const rows: Row[] = [];
  const solutions: Values[] = [];
  const session = withLazyRows(engine.open(model), (values) => {
    const broken = separate?.(values) ?? [];
    rows.push(...broken);
    return broken;
  });
  try {
    const onSolution = (values: Values) => solutions.push(values);
    countSolutions(session, projection, { limit: MOST_SOLUTIONS, onSolution });
  } finally {
    session.dispose();
  }
  return { rows, solutions };
}

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

// The claims of nonograms, which are about whole lines, are tried in the tests of that family.
it.each(CLAIM_LISTS)(
  '$family: confirms no claim that a solution breaks, and some claims',
  ({ family, claims }) => {
    const subject = SUBJECTS.find(({ id }) => id === family)!;
    let confirmed = 0;
    fc.assert(
      fc.property(subject.small.puzzle, (puzzle) => {
        const solutions = bruteForce(subject, puzzle);
        for (const { isConfirmed, holds } of claims(puzzle)) {
          if (!isConfirmed()) continue;
          confirmed++;
          expect(solutions.every(holds)).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
    expect(confirmed).toBeGreaterThan(0);
  },
);

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
        for (const row of solved(formulation, formulated).rows) {
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
        const { rows, solutions } = solved(formulation, formulated);
        for (const row of rows) {
          for (const wrong of changes.map((how) => changed(row, formulated.projection, how))) {
            if (formulated.justify?.(wrong) === undefined) continue;
            for (const values of solutions) expect(findBrokenRow([wrong], values)).toBeUndefined();
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

interface Change {
  readonly dropped: number;
  readonly added: number | null;
  readonly bound: number;
  readonly turned: boolean;
}

/** The row without one of its variables, perhaps with another one, another bound, or its sides exchanged. */
function changed(row: Row, projection: readonly number[], { dropped, added, bound, turned }: Change): Row {
  const kept = row.variables.filter((_, index) => index !== dropped % (row.variables.length + 1));
  const variables = added === null ? kept : [...new Set([...kept, projection[added % projection.length]!])];
  const sides = turned ? { lower: -row.upper, upper: -row.lower } : row;
  return {
    name: row.name,
    variables,
    coefficients: variables.map(() => 1),
    lower: sides.lower + bound,
    upper: sides.upper + bound,
  };
}
