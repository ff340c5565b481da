import { describe, expect, it } from 'vitest';
import { type NonogramPuzzle, nonogram } from '../../../src/families/nonogram/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

/** A row of ten cells with the clue 4 2; the columns let everything be. */
const LINE: NonogramPuzzle = {
  family: 'nonogram',
  rows: [[4, 2]],
  columns: [[], [1], [1], [1], [1], [], [1], [1], [], []],
};
const COLOURED: NonogramPuzzle = {
  family: 'nonogram',
  palette: ['#ffffff', '#d82020', '#2860d0'],
  rows: [
    [
      [2, 1],
      [1, 2],
    ],
    [],
  ],
  columns: [[[1, 1]], [[1, 1]], [[1, 2]]],
  given: ['1??', '???'],
};
const plain = explainedPuzzle(nonogram, LINE);
const coloured = explainedPuzzle(nonogram, COLOURED);

describe('a nonogram in reasons', () => {
  it('says the clue of every line in its own words', () => {
    expect(plain.reason('row-1')).toMatchObject({ kind: 'row', says: 'Row 1 has the clue 4 2' });
    expect(plain.reason('column-1')).toMatchObject({ kind: 'column', says: 'Column 1 has no filled cells' });
    expect(plain.reason('row-1').cells).toHaveLength(10);
    expect(coloured.reason('row-1').says).toBe('Row 1 has the clue 2 red 1 blue');
    const german = [plain, coloured].map((one) => one.reason('row-1').translated?.de.says);
    expect(german).toEqual(['Zeile 1 hat die Angabe 4 2', 'Zeile 1 hat die Angabe 2 rot 1 blau']);
    expect(plain.reason('column-1').translated?.de.says).toBe('Spalte 1 hat keine gefüllten Felder');
  });

  it('has a mark for every cell, in colours one for the background and one for every colour', () => {
    expect(
      plain.says([
        { mark: 2, value: true },
        { mark: 3, value: false },
      ]),
    ).toEqual(['r1c3 is filled', 'r1c4 is empty']);
    expect(coloured.marks).toHaveLength(6 * 3);
    expect(coloured.says(coloured.given)).toEqual(['r1c1 is filled', 'r1c1 is red', 'r1c1 is not blue']);
  });
});

describe('a partial nonogram', () => {
  const read = (rows: unknown, puzzle: NonogramPuzzle = LINE) =>
    nonogram.explaining!.readState(rows, puzzle, []);

  it('is rows of signs', () => {
    const state = read(['?#.???????']);
    expect(state.ok && plain.says(state.value)).toEqual(['r1c2 is filled', 'r1c3 is empty']);
    const colours = read(['?2?', '?.?'], COLOURED);
    expect(colours.ok && coloured.says(colours.value)).toEqual([
      'r1c2 is filled',
      'r1c2 is not red',
      'r1c2 is blue',
      'r2c2 is empty',
      'r2c2 is not red',
      'r2c2 is not blue',
    ]);
  });

  it.each([
    ['json-shape', [1], LINE],
    ['state-size', ['???'], LINE],
    ['state-cell', ['1?????????'], LINE],
    ['state-cell', ['?3?', '???'], COLOURED],
    ['given-changed', ['2??', '???'], COLOURED],
  ])('is refused with the issue %s', (code, rows, puzzle) => {
    const state = read(rows, puzzle);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});

describe('the picture of a partial nonogram', () => {
  it('has the same size whatever is known, and its puzzle', () => {
    const draw = (view: object) =>
      nonogram.explaining!.picture(LINE, { marks: plain.marks, known: [], ...view });
    const empty = draw({});
    const full = draw({
      known: [
        { mark: 1, value: true },
        { mark: 5, value: false },
      ],
      concluded: [
        { mark: 2, value: true },
        { mark: 0, value: false },
      ],
      tints: [plain.reason('row-1').cells],
    });
    expect([full.width, full.height, full.title]).toEqual([empty.width, empty.height, empty.title]);
    expect(empty.shapes).toEqual(nonogram.picture(LINE, {}).shapes);
    const drawn = new Set(full.shapes.map((shape) => JSON.stringify(shape)));
    for (const shape of empty.shapes) expect(drawn).toContain(JSON.stringify(shape));
  });
});
