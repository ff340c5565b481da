import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureText } from '../../src/draw/font.js';
import { breakLines } from '../../src/draw/typeset.js';

const STYLE = { size: 4, bold: false };

describe('typeset', () => {
  it('breaks at spaces, and inside a word only when it must', () => {
    expect(breakLines('one two three', STYLE, measureText('one two', 4) + 0.01, 3)).toEqual([
      'one two',
      'three',
    ]);
    expect(breakLines('mmmmmm', STYLE, measureText('mmm', 4) + 0.01, 3)).toEqual(['mmm', 'mmm']);
    expect(breakLines(' \n ', STYLE, 50, 3)).toEqual([]);
  });

  it('ends with an ellipsis when not everything fits', () => {
    expect(breakLines('one two three four', STYLE, measureText('one two', 4) + 0.01, 1)).toEqual(['one t…']);
  });

  it('keeps every line within the width', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 10, max: 80 }), (text, width) => {
        const lines = breakLines(text, STYLE, width, 3);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(measureText(line, 4)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
