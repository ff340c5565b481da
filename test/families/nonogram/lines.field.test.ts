import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Field, openField, openPictureField } from '../../../src/families/nonogram/lines/field.js';
import { EMPTY, FILLED, OPEN } from '../../../src/families/nonogram/lines/states.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';

interface Picture {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number[];
}

/** Pictures on both sides of the word length, in either direction. */
const PICTURE: fc.Arbitrary<Picture> = fc
  .record({ rows: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 40 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      cells: fc.array(fc.constantFrom(0, 1, 1), { minLength: rows * columns, maxLength: rows * columns }),
    }),
  );

const stateOf = (cell: number | undefined): number => (cell === 1 ? FILLED : EMPTY);

function expectNothingLost(field: Field, { cells }: Picture): void {
  const kept = field.cells.every((state, index) => state === OPEN || state === stateOf(cells[index]));
  expect(kept).toBe(true);
  expect(field.openCount).toBe(field.cells.filter((state) => state === OPEN).length);
}

describe('a field', () => {
  it('never loses the picture, and reaches it when the open cells are revealed', () => {
    fc.assert(
      fc.property(PICTURE, (picture) => {
        const field = openPictureField(picture.cells, picture.rows, picture.columns);
        let progress = field.propagate();
        expectNothingLost(field, picture);
        for (let index = 0; index < picture.cells.length && progress === 'undetermined'; index++) {
          field.reveal(index, stateOf(picture.cells[index]));
          progress = field.propagate();
          expectNothingLost(field, picture);
        }
        expect(progress).toBe('solved');
      }),
      { numRuns: 60 },
    );
  });

  it('propagates to the same cells from clues, from a picture, and when it is used again', () => {
    fc.assert(
      fc.property(PICTURE, PICTURE, (picture, other) => {
        const { rows, columns, cells } = picture;
        const clues = cluesOf(cells, rows, columns);
        const fresh = openField(clues.rows, clues.columns);
        const used = new Field(rows, columns);
        used.setPicture(cells.map((cell, index) => other.cells[index] ?? cell));
        used.propagate();
        used.setPicture(cells);
        expect(used.propagate()).toBe(fresh.propagate());
        expect(used.cells).toEqual(fresh.cells);
        expect([used.sweeps, used.lineSolves]).toEqual([fresh.sweeps, fresh.lineSolves]);
      }),
      { numRuns: 60 },
    );
  });

  it('goes back to a saved state, propagated or not', () => {
    fc.assert(
      fc.property(PICTURE, fc.nat(), (picture, seed) => {
        const field = openPictureField(picture.cells, picture.rows, picture.columns);
        const opened = field.save();
        const progress = field.propagate();
        const before = field.cells.slice();
        const snapshot = field.save();
        const index = seed % picture.cells.length;
        field.reveal(index, stateOf(1 - picture.cells[index]!));
        field.propagate();
        field.restore(snapshot);
        expect(field.cells).toEqual(before);
        expect(field.propagate()).toBe(progress);
        field.restore(opened);
        expect(field.cells.every((state) => state === OPEN)).toBe(true);
        expect(field.propagate()).toBe(progress);
        expect(field.cells).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('reports clues without a picture and a cell revealed both ways as contradictions', () => {
    expect(openField([[2], []], [[1], [], [1]]).propagate()).toBe('contradiction');
    const field = openField([[1], [1]], [[1], [1]]);
    expect(field.propagate()).toBe('undetermined');
    const open = field.save();
    field.reveal(0, FILLED);
    field.reveal(0, EMPTY);
    expect(field.propagate()).toBe('contradiction');
    field.restore(open);
    field.reveal(0, FILLED);
    expect(field.propagate()).toBe('solved');
    expect([...field.cells]).toEqual([FILLED, EMPTY, EMPTY, FILLED]);
  });
});
