import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNum16, encodeNum16, type Num16Item } from '../../src/formats/num16.js';

const at = (offset: number) => ({ column: offset + 1 });

function decode(body: string, count: number): readonly Num16Item[] {
  const list = decodeNum16(body, 0, count, at);
  if (!list.ok) throw new Error(JSON.stringify(list.issues));
  expect(list.value.end).toBe(body.length);
  return list.value.items;
}

describe('puzz.link number lists', () => {
  it.each<[number, string]>([
    [0, '0'],
    [15, 'f'],
    [16, '-10'],
    [255, '-ff'],
    [256, '+100'],
    [4095, '+fff'],
    [4096, '=000'],
    [8191, '=fff'],
    [8192, '%000'],
    [12_239, '%fcf'],
    [12_240, '*0000'],
    [77_775, '*ffff'],
    [77_776, '$00000'],
  ])('%i is %s', (number, text) => {
    expect(encodeNum16([number])).toBe(text);
    expect(decode(text, 1)).toEqual([number]);
  });

  it('skips runs of empty items, 20 at most at a time, also at the end', () => {
    const empty = (count: number): Num16Item[] => Array.from({ length: count }, () => null);
    expect(encodeNum16([...empty(1), 3, ...empty(20), '?', ...empty(41)])).toBe('g3z.zzg');
    expect(decode('g3z.zzg', 64)).toEqual([...empty(1), 3, ...empty(20), '?', ...empty(41)]);
  });

  it('takes @ for %, and a body that ends early for one whose end is empty', () => {
    expect(decode('@0011', 4)).toEqual([8193, 1, null, null]);
    expect(decodeNum16('@0011', 0, 4, at)).toMatchObject({ ok: true, value: { missing: 2 } });
  });

  it('stops behind the last item, so that another list may follow', () => {
    const list = decodeNum16('xx12g', 2, 2, at);
    expect(list).toEqual({ ok: true, value: { items: [1, 2], end: 4, missing: 0 } });
  });

  it.each([
    ['1!', 2],
    ['1-5', 2],
    ['1-5g', 2],
    ['1A', 2],
    ['1h', 2],
    ['1$0000', 2],
  ])('refuses %s at its second character', (body, count) => {
    const list = decodeNum16(body, 0, count, at);
    expect(list).toMatchObject({ ok: false, issues: [{ code: 'format-syntax', place: { column: 2 } }] });
  });

  it.each([-1, 0.5, 1_126_352])('has no form for %d', (number) => {
    expect(() => encodeNum16([number])).toThrow(RangeError);
  });

  it('reads back every list', () => {
    const item = fc.oneof(
      fc.constant(null),
      fc.constant('?' as const),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 1_126_351 }),
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (items) => {
        expect(decode(encodeNum16(items), items.length)).toEqual(items);
      }),
    );
  });
});
