import { describe, expect, it } from 'vitest';
import {
  oneLine,
  placesOf,
  quote,
  readNumbers,
  splitLines,
  trimBlankLines,
} from '../../src/formats/lines.js';

const texts = (text: string) => splitLines(text).map((line) => line.text);

describe('lines', () => {
  it('end in any of three ways, and a line end at the end begins none', () => {
    expect(texts('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
    expect(texts('a\n')).toEqual(['a']);
    expect(texts('a\n\n')).toEqual(['a', '']);
    expect(texts('')).toEqual([]);
  });

  it('keep their numbers when blank ones around them go', () => {
    expect(trimBlankLines(splitLines('\n \na\n\nb\n\n'))).toEqual([
      { number: 3, text: 'a' },
      { number: 4, text: '' },
      { number: 5, text: 'b' },
    ]);
    expect(trimBlankLines(splitLines(' \n\t'))).toEqual([]);
  });

  it('hold numbers parted by spaces and commas', () => {
    expect(readNumbers({ number: 1, text: ' 3,1 , 20\t0' })).toEqual({ ok: true, value: [3, 1, 20, 0] });
    expect(readNumbers({ number: 1, text: '' })).toEqual({ ok: true, value: [] });
  });

  it.each(['3 -1', '3 1.5', '3 x', '3 1234567890'])('refuse %s at its second word', (text) => {
    expect(readNumbers({ number: 7, text })).toMatchObject({
      ok: false,
      issues: [{ code: 'format-syntax', place: { line: 7, column: 3 } }],
    });
  });

  it('are found again from offsets', () => {
    const text = 'ab\r\nc\n\nd';
    const places = placesOf(text);
    const found = [0, 1, 4, 6, 7, 8].map((offset) => places(offset));
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
      [4, 2],
    ]);
  });
});

describe('pieces of text', () => {
  it('become one line', () => {
    expect(oneLine('  a  b \r\n\n c\u2028d ')).toBe('a  b c d');
  });

  it('are quoted shortened', () => {
    expect(quote('a"b')).toBe('"a\\"b"');
    expect(quote('x'.repeat(50))).toBe(`"${'x'.repeat(40)}…"`);
  });
});
