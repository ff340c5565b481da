import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockCover } from '../../../src/families/kit/logic/block-cover.js';

const SIZE = { rows: 4, columns: 4 };
const CELLS = SIZE.rows * SIZE.columns;
const WANTED = 1;

/** The most of the wanted cells of which no two touch, by trying each with and without. */
function mostApart(open: readonly number[]): number {
  const [first, ...rest] = open;
  if (first === undefined) return 0;
  const place = (cell: number) => [Math.floor(cell / SIZE.columns), cell % SIZE.columns] as const;
  const touches = (one: number, other: number): boolean =>
    [0, 1].every((axis) => Math.abs(place(one)[axis]! - place(other)[axis]!) <= 1);
  return Math.max(1 + mostApart(rest.filter((cell) => !touches(first, cell))), mostApart(rest));
}

const STATES = fc.array(fc.constantFrom(0, WANTED, 2), { minLength: CELLS, maxLength: CELLS });

it('blocks bound how many cells of which no two touch there are, exactly in a row or column, and stop at enough', () => {
  const all = Int32Array.from({ length: CELLS }, (_, cell) => cell);
  fc.assert(
    fc.property(STATES, fc.nat({ max: 3 }), fc.nat({ max: 5 }), (numbers, line, enough) => {
      const states = Uint8Array.from(numbers);
      const cover = new BlockCover(SIZE);
      const count = (cells: Int32Array, most = Infinity): number =>
        cover.count(cells, states, 1 << WANTED, most);
      const wanted = (cells: Int32Array): number[] => [...cells].filter((cell) => states[cell] === WANTED);
      expect(count(all)).toBeGreaterThanOrEqual(mostApart(wanted(all)));
      for (const cells of [
        all.filter((cell) => Math.floor(cell / SIZE.columns) === line),
        all.filter((cell) => cell % SIZE.columns === line),
      ]) {
        expect(count(cells)).toBe(mostApart(wanted(cells)));
      }
      if (count(all) > 0 && enough > 0) expect(count(all, enough)).toBe(Math.min(enough, count(all)));
    }),
  );
});
