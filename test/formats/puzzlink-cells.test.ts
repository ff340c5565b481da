import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFourCell, readFourCellBody } from '../../src/formats/four-cell.js';
import { encodeOneCell, readOneCell } from '../../src/formats/one-cell.js';
import { readPuzzlink } from '../../src/formats/puzzlink.js';

const at = (offset: number) => ({ line: 1, column: offset + 1 });

function fourCells(body: string, count: number) {
  const address = readPuzzlink(`test/${count}/1/${body}`);
  return address.ok ? readFourCellBody(address.value, count) : address;
}

describe('cells with small numbers', () => {
  it.each([
    [[0], 'a'],
    [[4, null], 'e'],
    [[4, null, null, null], 'eg'],
    [[1, 2, null, 3, null, null, 0], '17da'],
    [[null, '?', '?', null], 'g..g'],
    [new Array(21).fill(null), 'zg'],
  ] as const)('%j are %s', (items, body) => {
    expect(encodeFourCell(items)).toBe(body);
    expect(fourCells(body, items.length)).toEqual({ ok: true, value: { items } });
  });

  it('are read as they are written', () => {
    const item = fc.constantFrom(null, null, null, '?' as const, 0, 1, 2, 3, 4);
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 60 }), (items) => {
        expect(fourCells(encodeFourCell(items), items.length)).toEqual({ ok: true, value: { items } });
      }),
    );
  });

  it.each(['f', 'z', 'i0', '?', 'A'])('of three cells are not %s', (body) => {
    expect(fourCells(body, 3)).toMatchObject({ ok: false, issues: [{ code: 'format-syntax' }] });
  });
});

it('cells that an address leaves out at its end are empty, with a warning', () => {
  expect(fourCells('1', 3)).toEqual({
    ok: true,
    value: { items: [1, null, null], warnings: [expect.stringContaining('ends before the last 2 of its 3')] },
  });
});

describe('marked cells of one kind', () => {
  it.each([
    ['T', '0'],
    ['.', 'i'],
    ['TT..', '02'],
    [`${'.'.repeat(19)}T`, 'zi0'],
    [`T${'.'.repeat(18)}T`, 'hi0'],
  ])('%s are %s', (cells, body) => {
    const marked = [...cells].map((cell) => cell === 'T');
    expect(encodeOneCell(marked)).toBe(body);
    expect(readOneCell(`x${body}`, 1, marked.length, at)).toEqual({ ok: true, value: marked });
  });

  it('are read as they are written', () => {
    const cell = fc.integer({ max: 11, min: 0 }).map((number) => number === 0);
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 90 }), (cells) => {
        expect(readOneCell(encodeOneCell(cells), 0, cells.length, at)).toEqual({ ok: true, value: cells });
      }),
    );
  });

  it.each(['', '1', 'z', 'A', '03'])('of three cells are not %j', (body) => {
    expect(readOneCell(body, 0, 3, at)).toMatchObject({ ok: false, issues: [{ code: 'format-syntax' }] });
  });
});
