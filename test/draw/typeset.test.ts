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

  it('breaks Japanese between characters, and keeps stops and brackets where they belong', () => {
    const lines = breakLines('数独の解答（上級）、全10問。', STYLE, measureText('数独の解', 4) + 0.01, 9);
    expect(lines).toEqual(['数独の解', '答（上', '級）、全', '10問。']);
    expect(breakLines('か「き」', STYLE, measureText('か「き', 4) + 0.01, 9)).toEqual(['か', '「き」']);
  });

  it('never breaks at a space that forbids it', () => {
    expect(breakLines('Fin\u00a0: un dé', STYLE, measureText('Fin\u00a0:', 4) + 0.01, 9)).toEqual([
      'Fin\u00a0:',
      'un',
      'dé',
    ]);
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
