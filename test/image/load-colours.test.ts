import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COLOUR_SIDE, loadColours, loadPicture } from '../../src/picture/decode/load.js';
import { codesOf, quarterBlack, succeed } from './pictures.js';

describe('loadColours', () => {
  it('keeps colours and transparency', async () => {
    const raw = Buffer.from([255, 0, 0, 255, 0, 0, 255, 128, 0, 255, 0, 0]);
    const bytes = await sharp(raw, { raw: { width: 3, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    const { image, source, hasAlpha } = succeed(await loadColours(bytes));
    expect([...image.pixels]).toEqual([...raw]);
    expect([image.width, image.height, hasAlpha]).toEqual([3, 1, true]);
    expect(source).toEqual({ format: 'png', width: 3, height: 1 });
  });

  it.each(['srgb', 'b-w', 'cmyk', 'rgb16', 'grey16'] as const)(
    'reads %s as opaque colours',
    async (space) => {
      const format = space === 'cmyk' ? 'jpeg' : 'png';
      const bytes = await quarterBlack(40, 20).toColourspace(space).toFormat(format).toBuffer();
      const { image, hasAlpha } = succeed(await loadColours(bytes));
      expect(image.pixels).toHaveLength(40 * 20 * 4);
      expect(hasAlpha).toBe(false);
      const pixel = (row: number, column: number) => [
        ...image.pixels.subarray((row * 40 + column) * 4, (row * 40 + column + 1) * 4),
      ];
      const [dark, light] = [pixel(4, 8), pixel(15, 32)];
      expect([dark[3], light[3]]).toEqual([255, 255]);
      for (const channel of [0, 1, 2]) {
        expect(dark[channel]).toBeLessThan(60);
        expect(light[channel]).toBeGreaterThan(240);
      }
    },
  );

  it('rasterises a drawing at its working size and shrinks what is larger', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="12" height="6"/></svg>';
    const { image } = succeed(await loadColours(Buffer.from(svg)));
    expect([image.width, image.height]).toEqual([COLOUR_SIDE, COLOUR_SIDE / 2]);
    expect([...image.pixels.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
    expect(image.pixels.at(-1)).toBe(0);
    const large = await quarterBlack(2000, 1000).png().toBuffer();
    expect(succeed(await loadColours(large)).image.width).toBe(COLOUR_SIDE);
  });

  it('comes with the grey values where it is asked for', async () => {
    const bytes = await quarterBlack(40, 20).png().toBuffer();
    const { grey, colours } = succeed(await loadPicture(bytes, { colours: true }));
    expect(colours).toEqual(succeed(await loadColours(bytes)).image);
    expect(grey).toEqual(succeed(await loadPicture(bytes)).grey);
    expect(succeed(await loadPicture(bytes))).not.toHaveProperty('colours');
  });

  it('gives its own grey values where nothing else is asked for', async () => {
    const bytes = await quarterBlack(40, 20).png().toBuffer();
    expect(await loadPicture(bytes, { colours: 'only' })).toEqual(
      await loadPicture(bytes, { colours: true }),
    );
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#fff" d="M1 1h2v2h-2z"/></svg>';
    const greyAt = async (transparency: 'white' | 'shape') => {
      const { grey } = succeed(await loadPicture(Buffer.from(svg), { transparency, colours: 'only' }));
      expect([grey.width, grey.height]).toEqual([COLOUR_SIDE, COLOUR_SIDE]);
      return [grey.values[0], grey.values[(grey.height / 2) * grey.width + grey.width / 2]];
    };
    expect(await greyAt('white')).toEqual([255, 255]);
    expect(await greyAt('shape')).toEqual([255, 0]);
  });

  it('names what is wrong with a file', async () => {
    expect(codesOf(await loadColours(new Uint8Array()))).toEqual(['picture-empty']);
    expect(codesOf(await loadColours(Buffer.from('no picture')))).toEqual(['picture-unreadable']);
  });
});
