import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteSource, textSource } from '../../src/formats/source.js';
import { unsupportedContent } from '../../src/formats/unsupported.js';

const bytes = (text: string) => byteSource(Uint8Array.from(text, (character) => character.charCodeAt(0)));

describe('content that no format reads', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'PNG picture'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'JPEG picture'],
    ['GIF89a\x01\0', 'GIF picture'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'WebP picture'],
    ['\0\0\0\x20ftypavif', 'AVIF'],
    ['BM\x46\0\0\0\0\0\0\0\x36\0', 'BMP picture'],
    ['II*\0\x08\0\0\0', 'TIFF picture'],
    ['P5\n2 2\n255\n\0\0\0\0', 'PGM'],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG picture'],
    ['%PDF-1.7', 'PDF document'],
    ['PK\x03\x04\x14\0', 'ZIP archive'],
    ['\x1f\x8b\x08\0', 'gzip'],
    ['<!DOCTYPE html><html><body>53..7</body></html>', 'web page'],
  ])('%j is named: %s', (text, words) => {
    expect(unsupportedContent(bytes(text), [], [])).toContain(words);
  });

  it.each([
    ['https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VRNb9', 'Penpa that cannot be read'],
    ['https://puzz.link/p?slither/10/10/bd36d', 'puzzle type "slither"'],
    ['nurikabe/5/5/g3h', 'puzzle type "nurikabe"'],
    [
      'https://pzv.jp/p.html?mashu/6/6/063000',
      'puzzle type "mashu", which is not supported; expected one of hashi, sudoku',
    ],
  ])('%s is named: %s', (text, words) => {
    expect(unsupportedContent(textSource(`${text}\n`), ['hashi', 'sudoku'], [])).toContain(words);
  });

  it.each([
    [['crossword'], 'of the kind "crossword", which is not supported; expected one of sudoku, nonogram'],
    [
      ['sudoku', 'crossword', 'fill'],
      'of the kinds "crossword" and "fill", which are not supported; expected',
    ],
    [['sudoku', 'nonogram'], 'of the kinds "sudoku" and "nonogram", which are not supported together'],
    [['nonogram'], 'of the kind "nonogram", which is not supported alone'],
  ])('an ipuz document of %j is named', (named, words) => {
    const kind = named.map((one) => `http://ipuz.org/${one}#1`);
    for (const text of [JSON.stringify({ kind }), `ipuz(${JSON.stringify({ version: 2, kind })})`]) {
      expect(unsupportedContent(textSource(text), [], ['sudoku', 'nonogram'])).toContain(words);
    }
  });

  it.each(['', 'hello', 'The first: a list of words', '12:30 in the afternoon', '1 2 3'])(
    '%j is nothing known',
    (text) => expect(unsupportedContent(textSource(text), [], [])).toBeUndefined(),
  );

  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (any) => {
        const named = unsupportedContent(byteSource(any), [], []);
        expect(named === undefined || named.length > 20).toBe(true);
      }),
    );
  });
});
