import { expect, it } from 'vitest';
import { unruly } from '../../../src/families/template/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const { puzzle } = unruly.examples[0]!;
const explained = explainedPuzzle(unruly, puzzle);

it('unruly says its lines and runs, and what is given', () => {
  expect(explained.reason('row-1').says).toBe('Row 1 has exactly two black cells');
  expect(explained.reason('column-2-run-1')).toMatchObject({
    kind: 'run',
    says: 'r1c2 to r3c2 are not all alike',
  });
  const german = ['row-1', 'column-2-run-1'].map((id) => explained.reason(id).translated?.de.says);
  expect(german).toEqual(['Zeile 1 hat genau zwei schwarze Felder', 'r1c2 bis r3c2 sind nicht alle gleich']);
  expect(explained.says(explained.given)).toEqual([
    'r2c4 is black',
    'r3c1 is white',
    'r3c3 is white',
    'r4c3 is white',
  ]);
});

it('reads and draws a partial solution', () => {
  const state = unruly.explaining!.readState(['#...', '....', '....', '....'], puzzle, explained.marks);
  expect(state.ok && explained.says(state.value)).toEqual(['r1c1 is black']);
  const changed = unruly.explaining!.readState(['....', '...o', '....', '....'], puzzle, explained.marks);
  expect(changed.ok ? [] : changed.issues.map(({ code }) => code)).toEqual(['given-changed']);
  const draw = (view: object) =>
    unruly.explaining!.picture(puzzle, { marks: explained.marks, known: [], ...view });
  const empty = draw({ known: explained.given });
  expect(empty.shapes).toEqual(unruly.picture(puzzle, {}).shapes);
  const full = draw({
    known: [{ mark: 0, value: true }],
    concluded: [{ mark: 1, value: false }],
    tints: [[[0, 0]]],
  });
  expect([full.width, full.height, full.title]).toEqual([empty.width, empty.height, empty.title]);
  expect(full.shapes.length).toBeGreaterThan(empty.shapes.length + 3);
});
