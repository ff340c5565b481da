/**
 * Laws of what is added while a puzzle is solved or explained: rows and reasons that `separate` returns hold in
 * every solution, whatever the assignment is that it was shown, also one that breaks other rules.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../src/core/random.js';
import type { Formulated, Puzzle } from '../../src/families/contract/family.js';
import type { Engine } from '../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { findBrokenRow } from '../../src/solve/model/evaluate.js';
import type { Model, Row, Values } from '../../src/solve/model/model.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { bruteForce, SUBJECTS } from './families.js';
import { MOST_SOLUTIONS, solvedLazily } from './lazy-rows.js';

const ENGINES: readonly Engine[] = await Promise.all(ENGINE_IDS.map(openEngine));

/** Assignments that `separate` is shown, for each puzzle. */
const ASSIGNMENTS = 12;

/**
 * An assignment of a model with random values, in which the rows that are kept hold; undefined where these
 * leave none.
 */
function randomAssignment(
  { objective: _, ...model }: Model,
  projection: readonly number[],
  isKept: (row: Row) => boolean,
  rng: Rng,
): Values | undefined {
  const share = rng.pick([10, 30, 50]);
  const assumptions = projection
    .filter(() => rng.integer(2) === 0)
    .map((variable) => ({ variable, value: Number(rng.integer(100) < share) }));
  const session = satEngine.open({ ...model, rows: model.rows.filter(isKept) });
  try {
    const outcome = session.solve({ assumptions });
    return outcome.status === 'optimal' ? outcome.values : undefined;
  } finally {
    session.dispose();
  }
}

/** A model whose givens are rows. */
function withGiven({ model, explained }: Formulated<unknown>): Model {
  const given = explained!.given.map(({ mark, value }, index): Row => {
    const [variable, bound] = [explained!.marks[mark]!.variable, Number(value)];
    return { name: `given_${index}`, variables: [variable], coefficients: [1], lower: bound, upper: bound };
  });
  return { ...model, rows: [...model.rows, ...given] };
}

const LAZY = SUBJECTS.flatMap((subject) =>
  subject.family.formulations
    .filter(({ engines }) => engines.includes('sat'))
    .filter(({ formulate }) => {
      const { puzzle } = subject.family.examples[0]!;
      return formulate(puzzle, { presolve: false }).separate !== undefined;
    })
    .map((formulation) => ({ name: `${subject.id} by ${formulation.id}`, subject, formulation })),
);

describe.each(LAZY)('$name', ({ subject, formulation }) => {
  it('adds rows that every solution keeps, whatever assignment it is shown', () => {
    let added = 0;
    fc.assert(
      fc.property(subject.small.puzzle, fc.boolean(), fc.nat(), (puzzle, presolve, seed) => {
        const rng = createRng(String(seed));
        const formulated = formulation.formulate(puzzle, { presolve });
        const { solutions } = solvedLazily(formulation, formulated, ENGINES);
        expect(solutions.length).toBe(Math.min(MOST_SOLUTIONS, bruteForce(subject, puzzle).length));
        for (let number = 0; number < ASSIGNMENTS; number++) {
          const share = rng.pick([50, 90, 100]);
          const { model, projection } = formulated;
          const shown = randomAssignment(model, projection, () => rng.integer(100) < share, rng);
          const rows = shown === undefined ? [] : formulated.separate!(shown);
          added += rows.length;
          for (const values of solutions) expect(findBrokenRow(rows, values)).toBeUndefined();
        }
      }),
      { numRuns: 30 },
    );
    expect(added).toBeGreaterThan(0);
  });
});

const EXPLAINED = SUBJECTS.flatMap((subject) => {
  const { explaining, formulations, examples } = subject.family;
  const formulation = formulations.find(({ id }) => id === explaining?.formulation);
  const asked = { presolve: false, reasons: true };
  const isLazy = formulation?.formulate(examples[0]!.puzzle, asked).explained!.separate !== undefined;
  return isLazy ? [{ id: subject.id, subject, formulation: formulation!, asked }] : [];
});

describe.each(EXPLAINED)('reasons of $id', ({ subject, formulation, asked }) => {
  it('that are added hold in every solution, whatever assignment is shown', () => {
    let added = 0;
    fc.assert(
      fc.property(subject.small.puzzle, fc.nat(), (puzzle, seed) => {
        const rng = createRng(String(seed));
        const [solution] = bruteForce(subject, puzzle);
        if (solution === undefined) return;
        const stated: Puzzle = subject.family.explaining!.withOptimum?.(puzzle, solution) ?? puzzle;
        const formulated = formulation.formulate(stated, asked);
        const { separate } = formulated.explained!;
        const rowsOf = (values: Values): readonly Row[] => separate!(values).flatMap(({ rows }) => rows);
        const whole = { ...formulated, model: withGiven(formulated), separate: rowsOf };
        const { solutions } = solvedLazily(formulation, whole, ENGINES);
        expect(solutions.length).toBe(Math.min(MOST_SOLUTIONS, bruteForce(subject, stated).length));
        for (let number = 0; number < ASSIGNMENTS; number++) {
          const share = rng.pick([0, 50, 90, 100]);
          const kept = new Set(
            formulated.explained!.reasons.flatMap(({ id }) => (rng.integer(100) < share ? [id] : [])),
          );
          const isKept = ({ reason }: Row): boolean => reason === undefined || kept.has(reason);
          const shown = randomAssignment(formulated.model, formulated.projection, isKept, rng);
          const rows = shown === undefined ? [] : rowsOf(shown);
          added += rows.length;
          for (const values of solutions) expect(findBrokenRow(rows, values)).toBeUndefined();
        }
      }),
      { numRuns: 30 },
    );
    expect(added).toBeGreaterThan(0);
  });
});
