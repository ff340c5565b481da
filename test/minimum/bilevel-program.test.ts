/**
 * The program of both levels says what it should: the follower reaches z = 0 exactly while another solution
 * is left.
 */
import { describe, expect, it } from 'vitest';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { type BilevelProgram, bilevelFiles, bilevelProgram } from '../../src/minimum/bilevel-program.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import type { Model } from '../../src/solve/model/model.js';
import { withOtherFamilies } from '../families/small-examples.js';

const engine = await loadHighsEngine();

function caseOf(family: AnyFamily, name: string) {
  const { puzzle, solution } = family.examples.find((example) => example.name === name)!;
  const set = family.clues!.cluesOf(puzzle, solution);
  return { family, set, solution, engine };
}

/** The least z of the follower for a choice of the leader. */
function leastPenalty({ model, lowerRows }: BilevelProgram, chosen: readonly number[]): number {
  const kept = new Set(lowerRows);
  const z = model.variables.length - 1;
  const selectors = model.objective!.variables;
  const lower: Model = {
    name: 'follower',
    variables: model.variables,
    rows: model.rows.filter(({ name }) => kept.has(name)),
    objective: { sense: 'minimise', variables: [z], coefficients: [1], offset: 0 },
  };
  const session = engine.open(lower);
  const outcome = session.solve({
    assumptions: selectors.map((variable, clue) => ({ variable, value: chosen.includes(clue) ? 1 : 0 })),
  });
  session.dispose();
  if (outcome.status !== 'optimal') throw new Error(`the follower has no solution: ${outcome.status}`);
  return outcome.objective;
}

/** Every family with clues, and an example of it. */
const CASES = withOtherFamilies(
  [
    ['nonogram', 'a given cell decides'],
    ['star-battle', 'two cells given'],
  ],
  ({ clues }) => clues !== undefined,
);

/** True if a formulation of the engine states a puzzle in rows that are all there before it is solved. */
function isStated({ formulations }: AnyFamily, puzzle: Puzzle): boolean {
  return formulations.some(
    ({ engines, formulate }) =>
      engines.includes(engine.id) && formulate(puzzle, { presolve: false }).separate === undefined,
  );
}

describe('the program of both levels', () => {
  it.each(CASES)(
    'of %s (%s) has z = 1 where the chosen clues leave one solution, or rows are added later',
    (id, name) => {
      const family = findFamily(id)!;
      const asked = caseOf(family, name);
      const built = bilevelProgram(asked);
      if (!isStated(family, asked.set.puzzleWith([]))) {
        expect(built).toMatchObject({ ok: false, issues: [{ code: 'program-incomplete' }] });
        return;
      }
      if (!built.ok) throw new Error(built.issues[0]!.message);
      const clues = [...asked.set.clues.keys()];
      for (const step of [1, 2, 3, Infinity]) {
        const chosen = clues.filter((clue) => step === Infinity || clue % step === 0);
        if (step === Infinity) chosen.length = 0;
        const puzzle = asked.set.puzzleWith(chosen);
        const { verdict } = checkPuzzle({
          family,
          puzzle,
          engine,
          formulation: chooseFormulation(family, 'highs'),
        });
        expect(leastPenalty(built.value, chosen)).toBe(verdict === 'unique' ? 1 : 0);
      }
    },
  );

  it('is the one of the document for a Sudoku: variables, inequalities, the leader alone above', () => {
    const built = bilevelProgram(caseOf(findFamily('sudoku')!, 'six by six'));
    if (!built.ok) throw new Error(built.issues[0]!.message);
    const { model, lowerVariables, lowerRows } = built.value;
    expect(lowerVariables).toHaveLength(6 * 6 * 6 + 1);
    // Four kinds of equations for 36 pairs each, as two inequalities; a row for every clue; the row with z.
    expect(lowerRows).toHaveLength(2 * 4 * 36 + 36 + 1);
    expect(model.rows).toHaveLength(lowerRows.length + 1);
    expect(model.rows.every(({ lower, upper }) => (lower === -Infinity) !== (upper === Infinity))).toBe(true);
    expect(model.objective!.variables).toHaveLength(36);
  });

  it('has (8.2g) as printed for a Sudoku: the numbers of the grid add up to n^2 - 1 at most, or z = 1', () => {
    const asked = caseOf(findFamily('sudoku')!, 'six by six');
    const built = bilevelProgram(asked);
    if (!built.ok) throw new Error(built.issues[0]!.message);
    const { variables, rows } = built.value.model;
    const row = rows.find(({ name }) => name.includes('different'))!;
    const terms = row.variables.map((variable, term) => [row.coefficients[term], variables[variable]!.name]);
    const grid = asked.solution as readonly (readonly number[])[];
    const printed = grid.flatMap((line, r) => line.map((number, c) => [1, `x_${r}_${c}_${number}`]));
    expect(terms).toEqual([...printed, [-1, 'z']]);
    expect([row.lower, row.upper]).toEqual([-Infinity, 35]);
  });

  it('is written so that the names of the two files agree', () => {
    const built = bilevelProgram(caseOf(findFamily('sudoku')!, 'six by six'));
    if (!built.ok) throw new Error(built.issues[0]!.message);
    const { mps, aux } = bilevelFiles(built.value, 'grid');
    const lines = aux.split('\n');
    const section = (from: string, to: string) => lines.slice(lines.indexOf(from) + 1, lines.indexOf(to));
    const words = new Set(mps.split(/\s+/));
    const variables = section('@VARSBEGIN', '@VARSEND').map((line) => line.split(' '));
    const rows = section('@CONSTRSBEGIN', '@CONSTRSEND');
    expect([lines[1], lines[3]]).toEqual([String(variables.length), String(rows.length)]);
    expect(variables.every(([name]) => words.has(name!))).toBe(true);
    expect(rows.every((name) => words.has(name))).toBe(true);
    expect(variables.filter(([, cost]) => cost === '1')).toEqual([['z', '1']]);
    expect(lines.slice(-3)).toEqual(['@MPS', 'grid.mps', '']);
  });
});
