import { expect, it } from 'vitest';
import { explainPuzzle } from '../../../src/explain/answers/explain.js';
import { stepRecord } from '../../../src/explain/pages/step-json.js';
import { fences } from '../../../src/families/template-lines/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const [{ puzzle, solution }] = fences.examples as [(typeof fences.examples)[number]];
const explained = explainedPuzzle(fences, puzzle);

it('fences says its numbers and corners, and names its sides', () => {
  const said = (id: string) => [explained.reason(id).says, explained.reason(id).translated?.de.says];
  expect(said('number-r1c1')).toEqual(['The 0 of r1c1 has no line', 'Die 0 in r1c1 hat keine Linie']);
  expect(explained.reason('number-r1c4').halves).toEqual({
    least: 'The 1 of r1c4 has at least one line',
    most: 'The 1 of r1c4 has at most one line',
  });
  expect(said('point-4-0')).toEqual([
    'The bottom left corner of r4c1 has no line or two lines',
    'Die linke untere Ecke von r4c1 hat keine Linie oder zwei Linien',
  ]);
  const places = explained.marks.map(({ place, at, cells }) => ({ place, at, cells }));
  expect(places[0]).toEqual({ place: 'the top of r1c1', at: [-0.5, 0], cells: [[0, 0]] });
  expect(places.at(-1)).toEqual({ place: 'the bottom of r4c4', at: [3.5, 3], cells: [[3, 3]] });
  expect(explained.marks.at(-2)?.translated?.de.place).toBe('die Unterseite von r4c3');
});

it('is explained to the end, with the places of sides in its records', () => {
  const answer = explainPuzzle({ family: fences, puzzle });
  if (answer.status !== 'explained') throw new Error(answer.status);
  const { steps, marks, solution: found } = answer.explanation;
  expect(found).toEqual(solution);
  const records = steps.map((step) => stepRecord(marks, step));
  expect(records[1]).toMatchObject({
    conclusions: [{ place: 'the top of r1c2', cells: [[0, 1]], at: [[-0.5, 1]], holds: false }],
    reasons: [{ id: 'point-0-1', at: [[-0.5, 0.5]] }],
  });
});

it('says which loop would leave something out', () => {
  const answer = explainPuzzle({ family: fences, puzzle: fences.examples[1]!.puzzle });
  if (answer.status !== 'explained') throw new Error(answer.status);
  const { steps, marks } = answer.explanation;
  const said = steps.flatMap((step) => stepRecord(marks, step).reasons.map(({ says }) => says));
  expect(said).toContain('A loop round r4c1 and r5c1 would leave out the top of r1c2');
});

it('reads and draws a partial solution', () => {
  const read = (json: unknown) => fences.explaining!.readState(json, puzzle, explained.marks);
  const [top, left, bottom] = [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [4, 4],
      [4, 3],
    ],
  ];
  const state = read({ edges: [bottom], none: [top, left] });
  expect(state.ok && explained.says(state.value)).toEqual([
    'the bottom of r4c4 has a line',
    'the top of r1c1 has no line',
    'the left side of r1c1 has no line',
  ]);
  const wrong = read([
    top,
    top,
    [
      [4, 4],
      [4, 5],
    ],
  ]);
  expect(wrong.ok ? [] : wrong.issues.map(({ message }) => message)).toEqual([
    'The place from row 1, column 1 to row 1, column 2 is listed twice.',
    'No line can run from row 5, column 5 to row 5, column 6; two neighbouring corners are expected.',
  ]);
  const draw = (view: object) =>
    fences.explaining!.picture(puzzle, { marks: explained.marks, known: [], ...view });
  const empty = draw({});
  expect(empty.title).toBe(fences.picture(puzzle, {}).title);
  const full = draw({
    known: [{ mark: 0, value: true }],
    concluded: [{ mark: 1, value: false }],
    tints: [[[0, 0]], [[-0.5, 0.5]]],
  });
  expect([full.width, full.height]).toEqual([empty.width, empty.height]);
  const grounds = full.shapes.filter((shape) => shape.kind === 'rectangle');
  // A whole cell, and half a cell around the corner to its right.
  expect(grounds.map(({ x, y, width }) => [x, y, width])).toEqual([
    [7, -1, 4],
    [1, 1, 8],
  ]);
});
