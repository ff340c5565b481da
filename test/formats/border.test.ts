import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBorder, encodeBorder } from '../../src/formats/border.js';

const at = (offset: number) => ({ column: offset + 1 });

/** Walls at random, as the regions that they enclose. */
const bordered = fc
  .record({
    rows: fc.integer({ min: 1, max: 9 }),
    columns: fc.integer({ min: 1, max: 9 }),
    digits: fc.infiniteStream(fc.nat({ max: 31 })),
  })
  .map(({ rows, columns, digits }) => {
    const length = Math.ceil((rows * (columns - 1)) / 5) + Math.ceil(((rows - 1) * columns) / 5);
    const body = Array.from({ length }, () => digits.next().value!.toString(32)).join('');
    return { rows, columns, body };
  });

describe('puzz.link borders', () => {
  it('reads and writes walls to the right, then walls below', () => {
    const regions = [
      [0, 0, 1],
      [2, 1, 1],
    ];
    // Right: 01 10, below: 1 1 0, each padded to five bits.
    expect(encodeBorder(regions)).toBe('co');
    expect(decodeBorder('xco', 1, { rows: 2, columns: 3 }, at)).toEqual({
      ok: true,
      value: { regions, end: 3 },
    });
  });

  it('reads back what it writes, and drops only walls inside a region', () => {
    fc.assert(
      fc.property(bordered, ({ rows, columns, body }) => {
        const read = decodeBorder(body, 0, { rows, columns }, at);
        if (!read.ok) throw new Error(JSON.stringify(read.issues));
        const { regions, end } = read.value;
        expect(end).toBe(body.length);
        const written = encodeBorder(regions);
        expect(decodeBorder(written, 0, { rows, columns }, at)).toEqual(read);
        expect(written.length).toBe(body.length);
        [...written].forEach((character, index) => {
          const [kept, original] = [character, body[index]!].map((digit) => Number.parseInt(digit, 32));
          expect(kept! & ~original!).toBe(0);
        });
        const numbers = [...new Set(regions.flat())];
        expect(numbers).toEqual(numbers.map((_, index) => index));
      }),
    );
  });

  it('has no walls in a single cell', () => {
    expect(encodeBorder([[5]])).toBe('');
    expect(decodeBorder('', 0, { rows: 1, columns: 1 }, at)).toEqual({
      ok: true,
      value: { regions: [[0]], end: 0 },
    });
  });

  it.each([
    ['c', 2],
    ['cw', 2],
    ['C0', 1],
  ])('refuses %s at column %i', (body, column) => {
    expect(decodeBorder(body, 0, { rows: 2, columns: 3 }, at)).toMatchObject({
      ok: false,
      issues: [{ code: 'format-syntax', place: { column } }],
    });
  });
});
