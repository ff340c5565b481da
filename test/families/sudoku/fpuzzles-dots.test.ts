/** Dots between cells in addresses of f-puzzles, of which all may be given. */
import { describe, expect, it } from 'vitest';
import { cells, codecOf, decode, encode, GRID, issuesOf, readKeys, with9 } from './links.js';

describe('addresses of f-puzzles', () => {
  it('have dots of which all are given', () => {
    const dots = (value?: string) => [{ cells: ['R1C1', 'R1C2'], ...(value && { value }) }];
    const all = { nonconsecutive: true, difference: dots(), ratio: dots(), negative: ['ratio', 'xv'] };
    expect(readKeys(all)).toEqual([
      { type: 'kropki-white', cells: cells('00 01') },
      { type: 'kropki-black', cells: cells('00 01') },
      { type: 'all-given', marks: 'kropki' },
      { type: 'all-given', marks: 'xv' },
    ]);
    expect(readKeys({ nonconsecutive: true, difference: dots() })).toEqual([
      { type: 'all-given', marks: 'consecutive' },
      { type: 'consecutive', cells: cells('00 01') },
    ]);
    expect(readKeys({ difference: dots('3') })).toEqual([
      { type: 'kropki-white', cells: cells('00 01'), difference: 3 },
    ]);
  });

  it('have dots of one colour of which all are given', () => {
    const dots = [{ cells: ['R1C1', 'R1C2'] }];
    const black = { type: 'kropki-black', cells: cells('00 01') };
    expect(readKeys({ negative: ['ratio'], ratio: dots })).toEqual([
      { type: 'all-given', marks: 'kropki-black' },
      black,
    ]);
    const white = [{ type: 'all-given', marks: 'kropki-white' }, black];
    expect(readKeys({ nonconsecutive: true, ratio: dots })).toEqual(white);
    expect(decode('fpuzzles', encode('fpuzzles', with9(...white))).puzzle).toEqual(with9(...white));
    // Without a black dot the switch would be the one of numbers that are never consecutive.
    const alone = codecOf('fpuzzles').encode({ puzzle: with9(white[0]!), credits: {} });
    expect(alone).toMatchObject({ ok: false, issues: [{ code: 'format-cannot-hold' }] });
  });

  it('have dots of other differences beside numbers that are never consecutive', () => {
    const difference = [{ cells: ['R1C1', 'R1C2'], value: '3' }];
    const constraints = [
      { type: 'non-consecutive' },
      { type: 'kropki-white', cells: cells('00 01'), difference: 3 },
    ];
    expect(readKeys({ nonconsecutive: true, difference })).toEqual(constraints);
    expect(decode('fpuzzles', encode('fpuzzles', with9(...constraints))).puzzle).toEqual(
      with9(...constraints),
    );
    const ratio = [{ cells: ['R2C1', 'R2C2'] }];
    const mixed = JSON.stringify({ size: 9, grid: GRID, nonconsecutive: true, difference, ratio });
    expect(issuesOf('fpuzzles', mixed)).toContain('or of ratios, beside dots of other differences');
  });
});
