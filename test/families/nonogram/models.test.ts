import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { puzzleOfColours } from '../../../src/families/nonogram/colours.js';
import {
  boschFormulation,
  khanFormulation,
  orderFormulation,
} from '../../../src/families/nonogram/formulations.js';
import { type NonogramPuzzle, puzzleOfPicture } from '../../../src/families/nonogram/puzzle.js';
import { countSolutions } from '../../../src/solve/counting/count.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { smallColourNonogram, smallNonogram } from './arbitrary.js';
import { allSolutions } from './brute-force.js';
import { allLines } from './colour-lines.js';

const FORMULATIONS = [boschFormulation, khanFormulation, orderFormulation];
const VARIANTS = FORMULATIONS.flatMap((formulation) =>
  [true, false].map((presolve) => ({ id: formulation.id, formulation, presolve })),
);
/** Solutions looked for at most; some small puzzles have dozens. */
const LIMIT = 4;
const highs = await loadHighsEngine();

/** The solutions that a formulation finds, each as one text. */
function found({ formulation, presolve }: (typeof VARIANTS)[number], puzzle: NonogramPuzzle): string[] {
  const { model, projection, decode } = formulation.formulate(puzzle, { presolve });
  const session = highs.open(model);
  const solutions: string[] = [];
  try {
    countSolutions(session, projection, {
      limit: LIMIT,
      onSolution: (values) => solutions.push(decode(values).join('\n')),
    });
  } finally {
    session.dispose();
  }
  return solutions;
}

function expectAgreement(variant: (typeof VARIANTS)[number], puzzle: NonogramPuzzle): void {
  const right = new Set(allSolutions(puzzle).map((solution) => solution.join('\n')));
  const solutions = found(variant, puzzle);
  expect(new Set(solutions).size).toBe(Math.min(LIMIT, right.size));
  expect(solutions.filter((solution) => !right.has(solution))).toEqual([]);
}

describe.each(VARIANTS)('formulation $id, presolve $presolve', (variant) => {
  it('finds the solutions that brute force finds, with and without given cells', () => {
    fc.assert(
      fc.property(smallNonogram(5), (puzzle) => expectAgreement(variant, puzzle)),
      { numRuns: 60 },
    );
  });

  it('finds the solutions that brute force finds in colours, with and without given cells', () => {
    fc.assert(
      fc.property(smallColourNonogram(4), (puzzle) => expectAgreement(variant, puzzle)),
      { numRuns: 60 },
    );
  });

  it('finds the solutions of every picture of 2 x 2 cells in two colours', () => {
    for (const cells of allLines(4, 2)) {
      expectAgreement(variant, puzzleOfColours(cells, 2, 2, ['#ffffff', '#d82020', '#2860d0']));
    }
  });

  it('finds the solutions of every picture of 2 x 3 cells', () => {
    for (let code = 0; code < 2 ** 6; code++) {
      const cells = Array.from({ length: 6 }, (_, cell) => (code >> cell) & 1);
      expectAgreement(variant, puzzleOfPicture(cells, 2, 3));
    }
  });
});

it('the order formulation consists of clauses, apart from fixed cells', () => {
  const given = ['?????', '#????', '????.', '?????', '?????'];
  const puzzle = puzzleOfPicture([...'1011001101110101101101100'].map(Number), 5, 5);
  const { model } = orderFormulation.formulate({ ...puzzle, given }, { presolve: false });
  expect(model.rows.filter(({ name }) => name.startsWith('given_'))).toHaveLength(2);
  for (const { name, variables, coefficients, lower, upper } of model.rows) {
    if (name.startsWith('given_')) continue;
    const negative = coefficients.filter((coefficient) => coefficient === -1).length;
    expect(coefficients.every((coefficient) => Math.abs(coefficient) === 1)).toBe(true);
    expect(variables.length).toBeLessThanOrEqual(3);
    expect([name, lower, upper]).toEqual([name, 1 - negative, Number.POSITIVE_INFINITY]);
  }
});

describe('presolve', () => {
  const solvable = puzzleOfPicture([1, 1, 0, 1, 0, 0, 1, 1, 1], 3, 3);

  it.each(FORMULATIONS)('leaves $id nothing to do where line logic determines all', ({ formulate }) => {
    const { model, projection } = formulate(solvable, { presolve: true });
    expect([model.variables, model.rows, projection]).toEqual([[], [], []]);
  });

  it.each(FORMULATIONS)('leaves $id one impossible row where lines contradict', ({ formulate }) => {
    const { model } = formulate({ ...solvable, given: ['.??', '???', '???'] }, { presolve: true });
    expect(model.variables).toEqual([]);
    expect(model.rows).toEqual([
      { name: 'contradiction', variables: [], coefficients: [], lower: 1, upper: Infinity },
    ]);
  });
});
