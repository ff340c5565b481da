import { expect, it } from 'vitest';
import { Board } from '../../src/explain/board.js';
import { NotedSteps } from '../../src/explain/noted-steps.js';
import { kenken } from '../../src/families/kenken/index.js';
import type { KenkenPuzzle } from '../../src/families/kenken/puzzle.js';

const SOLUTION = [
  [1, 2, 3, 4],
  [4, 3, 2, 1],
  [2, 1, 4, 3],
  [3, 4, 1, 2],
];
const CORNER = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;
const OTHERS = SOLUTION.flatMap((numbers, row) =>
  numbers.flatMap((_, column) => (row + column < 2 ? [] : [[row, column] as const])),
);
const PUZZLE: KenkenPuzzle = {
  family: 'kenken',
  size: 4,
  cages: [
    { op: '+', target: 7, cells: CORNER },
    ...OTHERS.map((cell) => ({ op: null, target: null, cells: [cell] })),
  ],
};
const USUAL_MARKS = 64;

/** Steps by notes on a puzzle of one cage. */
function noted(): NotedSteps {
  const stated = { presolve: false, reasons: true, notes: true };
  const { model, explained } = kenken.formulations[0]!.formulate(PUZZLE, stated);
  const board = new Board(model, explained!);
  const held = SOLUTION.flatMap((numbers, row) =>
    numbers.map((number, column) => `x_${row}_${column}_${number}`),
  );
  // The first set of the cage is that of 1, 2 and 4.
  const names = new Set([...held, 'f_cage_0_0']);
  const assignment = Float64Array.from(model.variables, ({ name }) => Number(names.has(name)));
  return new NotedSteps({ board, usualMarks: USUAL_MARKS, assignment, techniques: [] });
}

/** The marks that say that some cells do not hold a number. */
function not(number: number, cells: readonly (readonly [number, number])[]): readonly number[] {
  return cells.map(([row, column]) => (row * 4 + column) * 4 + number - 1);
}

it('a note that alone gives more than notes is concluded anew, together with that', () => {
  const steps = noted();
  const without3 = not(3, CORNER);
  // The cage is made of 1, 2 and 4, from which nothing else follows yet.
  expect(steps.find({ known: without3, most: 1, round: 0 })).toBeUndefined();
  expect(steps.board).toBeUndefined();
  // Now the meaning of that note puts the 4 into the third cell, but a step has a reason.
  const known = [...without3, ...not(4, CORNER.slice(0, 2))];
  const found = steps.find({ known, most: 1, round: 7 })!;
  expect(found.map(({ reasons, round }) => [reasons.map(({ reason }) => reason.id), round])).toContainEqual([
    ['cage-r1c1'],
    7,
  ]);
  expect(found.flatMap(({ conclusions }) => conclusions)).toContainEqual({ mark: 19, value: true });
  expect(steps.board!.marks.length).toBe(USUAL_MARKS + 3);
  expect(steps.queries).toBeGreaterThan(0);
});
