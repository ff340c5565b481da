import { expect, it } from 'vitest';
import { SingleReasons } from '../../src/explain/knowledge/lone-reason.js';
import { Board } from '../../src/explain/model/board.js';
import { Notebook } from '../../src/explain/notes/notebook.js';
import { NotedSteps } from '../../src/explain/notes/noted-steps.js';
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

/** A puzzle of one cage. */
function puzzleOfCage() {
  const stated = { presolve: false, reasons: true, notes: true };
  const { model, explained } = kenken.formulations[0]!.formulate(PUZZLE, stated);
  const marks = explained!.marks.filter(({ counts }) => counts === undefined);
  const board = new Board(model, { ...explained!, marks });
  const held = SOLUTION.flatMap((numbers, row) =>
    numbers.map((number, column) => `x_${row}_${column}_${number}`),
  );
  // The first set of the cage is that of 1, 2 and 4.
  const names = new Set([...held, 'f_cage_0_0']);
  const assignment = Float64Array.from(model.variables, ({ name }) => Number(names.has(name)));
  return { board, usualMarks: USUAL_MARKS, assignment, techniques: [] };
}

/** The marks that say that some cells do not hold a number. */
function not(number: number, cells: readonly (readonly [number, number])[]): readonly number[] {
  return cells.map(([row, column]) => (row * 4 + column) * 4 + number - 1);
}

it('a note that alone gives more than notes is concluded anew, together with that', () => {
  const steps = new NotedSteps(puzzleOfCage());
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

it('a note that follows from others without a rule is known, but no step rests on it', () => {
  const { board, assignment } = puzzleOfCage();
  const notebook = new Notebook(board, assignment, new SingleReasons(board));
  const [of124, of133, of223] = [0, 1, 2].map((set) => USUAL_MARKS + set) as [number, number, number];
  notebook.learn(not(3, CORNER));
  // Without a 3 the cage cannot be made of a set with one; that it is made of another one needs its rule.
  expect([of124, of133, of223].map((mark) => notebook.isMeant(mark))).toEqual([false, true, true]);
  notebook.learn([of124], [of133, of223]);
  const { knowledge, time } = notebook;
  expect([of124, of133, of223].map((mark) => knowledge.isKnown(mark))).toEqual([true, true, true]);
  const before = notebook.before(time);
  expect([of124, of133, of223].map((mark) => before.isKnown(mark))).toEqual([true, false, false]);
});
