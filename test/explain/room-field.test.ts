/**
 * Rooms for ships of a length, by the rule that counts that length alone: compared with all drawings of small
 * grids.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cell, cellCode, cellsOf } from '../../src/core/grid/cell.js';
import {
  endingPairs,
  fieldOf,
  mostTogether,
  roomsIn,
  wholeRuns,
} from '../../src/explain/words/room-field.js';
import { starMarks } from './sample-steps.js';

const SIZE = { rows: 3, columns: 4 } as const;
const CELLS = cellsOf(SIZE);
const MARKS = starMarks(SIZE.rows, SIZE.columns);
const DRAWINGS = Array.from({ length: 2 ** CELLS.length }, (_, bits) => bits);

/** The ships of a length in a drawing: whole lines of held cells, beside which no cell is open. */
const runsOf = (drawing: number, length: number): readonly (readonly Cell[])[] => {
  const all = CELLS.map((_, mark) => ({ mark, value: ((drawing >> mark) & 1) === 1 }));
  return wholeRuns(fieldOf(MARKS, all, CELLS, length));
};

it('the rooms hold all that can lie there, and no more of them than are said to fit', () => {
  const facts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  let several = 0;
  let paired = 0;
  fc.assert(
    fc.property(facts, fc.constantFrom(2, 3), (shown, length) => {
      const known = shown.flatMap((one, mark) => (one > 5 ? [] : [{ mark, value: one === 0 }]));
      const field = fieldOf(MARKS, known, CELLS, length);
      const rooms = roomsIn(field).map((room) => new Set(room.map(cellCode)));
      const most = mostTogether(field);
      const possible = DRAWINGS.filter((drawing) =>
        known.every(({ mark, value }) => ((drawing >> mark) & 1) === Number(value)),
      );
      const seen = new Set<string>();
      const pairs = endingPairs(field).map((pair) => pair.map(String));
      paired += pairs.length;
      for (const drawing of possible) {
        const runs = runsOf(drawing, length);
        const names = runs.map(String);
        // Two places that touch never hold something at once.
        expect(pairs.some((pair) => pair.every((name) => names.includes(name)))).toBe(false);
        if (most !== undefined) expect(runs.length).toBeLessThanOrEqual(most);
        for (const run of runs) {
          expect(rooms.some((room) => run.every((cell) => room.has(cellCode(cell))))).toBe(true);
          for (const cell of run) seen.add(cellCode(cell));
        }
      }
      // Nothing has room only by a rule that is not looked at.
      expect([...new Set(rooms.flatMap((room) => [...room]))].sort()).toEqual([...seen].sort());
      if (rooms.length > 1) several++;
    }),
    { numRuns: 60, seed: 3 },
  );
  expect(several).toBeGreaterThan(10);
  expect(paired).toBeGreaterThan(20);
});
