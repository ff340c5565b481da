/**
 * Laws of what is added while a puzzle is solved or explained: rows and reasons that `separate` returns hold
 * in every solution, whatever the assignment is that it was shown, also one that breaks other rules.
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
/** Larger examples take too long. */
const MOST_VARIABLES = 600;

/** A model, what is added to it, and the rows by which an assignment was found that is shown. */
interface Shown {
  readonly formulated: Formulated<unknown>;
  readonly separate: (values: Values) => readonly Row[];
  /** Draws which rows of the model hold in an assignment. */
  readonly drawKept: (rng: Rng) => (row: Row) => boolean;
}

/** An assignment with random values in which the rows that are kept hold; undefined where there is none. */
function randomAssignment({ formulated, drawKept }: Shown, rng: Rng): Values | undefined {
  const { objective: _, ...model } = formulated.model;
  const [share, chosen] = [rng.pick([10, 50, 90]), rng.pick([30, 60, 100])];
  const assumptions = formulated.projection
    .filter(() => rng.integer(100) < chosen)
    .map((variable) => ({ variable, value: Number(rng.integer(100) < share) }));
  const session = satEngine.open({ ...model, rows: model.rows.filter(drawKept(rng)) });
  try {
    const outcome = session.solve({ assumptions });
    return outcome.status === 'optimal' ? outcome.values : undefined;
  } finally {
    session.dispose();
  }
}

/** The number of rows that were added for random assignments; every one of them holds in the solutions. */
function addedRows(shown: Shown, solutions: readonly Values[], rng: Rng): number {
  let added = 0;
  for (let number = 0; number < ASSIGNMENTS; number++) {
    const values = randomAssignment(shown, rng);
    const rows = values === undefined ? [] : shown.separate(values);
    for (const solution of solutions) expect(findBrokenRow(rows, solution)).toBeUndefined();
    added += rows.length;
  }
  return added;
}

/** True of all rows but a share, which is drawn. */
function mostRows(rng: Rng): (row: Row) => boolean {
  const share = rng.pick([50, 90, 100]);
  return () => rng.integer(100) < share;
}

/** True of definitions, and of the rows of some reasons, which are drawn. */
function definitionsAndReasons({ explained }: Formulated<unknown>) {
  return (rng: Rng): ((row: Row) => boolean) => {
    const share = rng.pick([0, 50, 90, 100]);
    const kept = new Set(explained!.reasons.flatMap(({ id }) => (rng.integer(100) < share ? [id] : [])));
    return ({ reason }) => reason === undefined || kept.has(reason);
  };
}

/** A model whose givens are rows. */
function withGiven({ model, explained }: Formulated<unknown>): Model {
  const given = explained!.given.map(({ mark, value }, index): Row => {
    const [variable, bound] = [explained!.marks[mark]!.variable, Number(value)];
    return { name: `given_${index}`, variables: [variable], coefficients: [1], lower: bound, upper: bound };
  });
  return { ...model, rows: [...model.rows, ...given] };
}

/** The ways in which families add rows or reasons; each states a puzzle of which a solution is known. */
const LAZY = SUBJECTS.flatMap((subject) => {
  const { family } = subject;
  const { formulations, explaining, examples } = family;
  const bySat = formulations.filter(({ engines }) => engines.includes('sat'));
  const rows = bySat.flatMap((formulation) =>
    [true, false].map((presolve) => ({
      name: `the rows that ${subject.id} by ${formulation.id} adds, presolve ${presolve ? 'on' : 'off'},`,
      // What presolve leaves of small puzzles may need nothing more.
      least: presolve ? 0 : 1,
      subject,
      formulation,
      stated: (puzzle: Puzzle) => puzzle,
      shownOf: (puzzle: Puzzle): Shown | undefined => {
        const formulated = formulation.formulate(puzzle, { presolve });
        const { separate } = formulated;
        return separate && { formulated, separate, drawKept: mostRows };
      },
    })),
  );
  const reasons = bySat
    .filter(({ id }) => id === explaining?.formulation)
    .map((formulation) => ({
      name: `the reasons that ${subject.id} adds`,
      least: 1,
      subject,
      formulation,
      stated: (puzzle: Puzzle, solution: unknown) => explaining!.withOptimum?.(puzzle, solution) ?? puzzle,
      shownOf: (puzzle: Puzzle): Shown | undefined => {
        const formulated = formulation.formulate(puzzle, { presolve: false, reasons: true });
        const { separate } = formulated.explained!;
        if (separate === undefined) return undefined;
        const rowsOf = (values: Values) => separate(values).flatMap((reason) => reason.rows);
        const whole = { ...formulated, model: withGiven(formulated), separate: rowsOf };
        return { formulated: whole, separate: rowsOf, drawKept: definitionsAndReasons(formulated) };
      },
    }));
  const { puzzle, solution } = examples.find(({ verdict }) => verdict === 'unique')!;
  return [...rows, ...reasons].filter(
    ({ stated, shownOf }) => shownOf(stated(puzzle, solution)) !== undefined,
  );
});

describe.each(LAZY)('$name', ({ subject, formulation, stated, shownOf, least }) => {
  const { examples, differences, asksForBest } = subject.family;

  it('hold in every solution of small puzzles, whatever assignment is shown', () => {
    let added = 0;
    fc.assert(
      fc.property(subject.small.puzzle, fc.nat(), (puzzle, seed) => {
        const [solution] = bruteForce(subject, puzzle);
        if (solution === undefined) return;
        const asked = stated(puzzle, solution);
        const shown = shownOf(asked)!;
        const { solutions } = solvedLazily(formulation, shown.formulated, ENGINES);
        expect(solutions.length).toBe(Math.min(MOST_SOLUTIONS, bruteForce(subject, asked).length));
        added += addedRows(shown, solutions, createRng(String(seed)));
      }),
      { numRuns: 60 },
    );
    expect(added).toBeGreaterThanOrEqual(least);
  });

  const unique = examples.filter(({ verdict }) => verdict === 'unique');
  it.each(unique)('hold in the solution of "$name"', ({ puzzle, solution }) => {
    const asked = stated(puzzle, solution);
    const shown = shownOf(asked)!;
    const { formulated } = shown;
    // The best solution is not the only one of the rows.
    if (formulated.model.variables.length > MOST_VARIABLES || asksForBest?.(asked)) return;
    const { solutions } = solvedLazily(formulation, formulated, ENGINES);
    expect(solutions.map((values) => differences(formulated.decode(values), solution))).toEqual([[]]);
    for (const seed of ['one', 'two', 'three']) addedRows(shown, solutions, createRng(seed));
  });
});
