/** The palette of a painting: every change gives a painting whose signs its palette has. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  indexOfSign,
  MOST_INKS,
  withAnotherColour,
  withColour,
  withoutColour,
} from '../../web/picture/palette.js';

const PLAIN = { rows: ['#.', '.#'], given: ['#?', '??'] };
const COLOURED = { rows: ['12', '.3'], palette: ['#ffffff', '#000000', '#c8372d', '#2b62b4'] } as const;

describe('the palette of a painting', () => {
  it('begins in black and white with black and another colour', () => {
    expect(withAnotherColour(PLAIN)).toEqual({
      rows: ['1.', '.1'],
      given: ['1?', '??'],
      palette: ['#ffffff', '#000000', '#c8372d'],
    });
  });

  it('changes a colour, not to one that is there', () => {
    expect(withColour(COLOURED, 2, '#123456')?.palette?.[2]).toBe('#123456');
    expect(withColour(COLOURED, 2, '#c8372d')).toEqual(COLOURED);
    expect(withColour(COLOURED, 2, '#000000')).toBeUndefined();
  });

  it('loses a colour with its cells, but neither the background nor the last other one', () => {
    expect(withoutColour({ ...COLOURED, given: ['1?', '?3'] }, 2)).toEqual({
      rows: ['1.', '.2'],
      given: ['1?', '?2'],
      palette: ['#ffffff', '#000000', '#2b62b4'],
    });
    expect(withoutColour(COLOURED, 0)).toBeUndefined();
    expect(withoutColour({ rows: ['1'], palette: ['#ffffff', '#000000'] }, 1)).toBeUndefined();
  });

  it('has every colour once and every sign of the cells, whatever is added and taken away', () => {
    const steps = fc.array(fc.nat(MOST_INKS), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (indices) => {
        let painting = withAnotherColour(PLAIN)!;
        for (const index of indices)
          painting =
            (index % 3 === 0 ? withoutColour(painting, index) : withAnotherColour(painting)) ?? painting;
        const { palette = [], rows } = painting;
        expect(new Set(palette).size).toBe(palette.length);
        expect(palette.length).toBeLessThanOrEqual(MOST_INKS + 1);
        for (const sign of rows.join('')) expect(palette[indexOfSign(sign)]).toBeDefined();
      }),
    );
  });
});
