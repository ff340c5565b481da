/** The faces as Node unpacks them: readers of fonts see the same font as in the WOFF files. */
import { describe, expect, it } from 'vitest';
import { FACES, type Font } from '../../src/draw/platform.js';
import { NODE_DRAWING } from '../../src/node/drawing.js';

const TEXTS = ['Puzzle 7 × 9, “medium”', 'AVATAR Tofu fi', 'Łódź Ő ğ'];

describe.each(FACES)('the face %s, unpacked', (face) => {
  const packed = NODE_DRAWING.fontFile(face);
  const unpacked = NODE_DRAWING.unpackFont!(packed);

  it('is a TrueType file', () => {
    expect([...unpacked.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
    expect(unpacked.length).toBeGreaterThan(packed.length);
  });

  it.each(TEXTS)('sets %s as the packed face does', (text) => {
    expect(setIn(NODE_DRAWING.openFont(unpacked), text)).toEqual(setIn(NODE_DRAWING.openFont(packed), text));
  });
});

function setIn(font: Font, text: string) {
  const { advanceWidth, glyphs, positions } = font.layout(text);
  const outlines = glyphs.map(({ id, path }) => [
    id,
    ...path.commands.map(({ command, args }) => [command, ...args]),
  ]);
  const places = positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
  const has = [...text].map((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
  return { unitsPerEm: font.unitsPerEm, advanceWidth, outlines, places, has };
}
