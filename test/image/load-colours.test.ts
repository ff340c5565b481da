import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LONGEST_SIDE, loadPicture } from '../../src/picture/decode/load.js';
import { codesOf, quarterBlack, succeed } from './pictures.js';

describe('the colours of a picture', () => {
  it('keeps colours and transparency', async () => {
    const raw = Buffer.from([255, 0, 0, 255, 0, 0, 255, 128, 0, 255, 0, 0]);
    const bytes = await sharp(raw, { raw: { width: 3, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    const { image, source, hasAlpha } = succeed(await loadPicture(bytes));
    expect([...image.pixels]).toEqual([...raw]);
    expect([image.width, image.height, hasAlpha]).toEqual([3, 1, true]);
    expect(source).toEqual({ format: 'png', width: 3, height: 1 });
  });

  it.each(['srgb', 'b-w', 'cmyk', 'rgb16', 'grey16'] as const)(
    'reads %s as opaque colours',
    async (space) => {
      const format = space === 'cmyk' ? 'jpeg' : 'png';
      const bytes = await quarterBlack(40, 20).toColourspace(space).toFormat(format).toBuffer();
      const { image, hasAlpha } = succeed(await loadPicture(bytes));
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
    const { image } = succeed(await loadPicture(Buffer.from(svg)));
    expect([image.width, image.height]).toEqual([LONGEST_SIDE, LONGEST_SIDE / 2]);
    expect([...image.pixels.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
    expect(image.pixels.at(-1)).toBe(0);
    const large = await quarterBlack(2000, 1000).png().toBuffer();
    expect(succeed(await loadPicture(large)).image.width).toBe(LONGEST_SIDE);
  });

  it('refuses the shape of a file without transparency', async () => {
    const opaque = await quarterBlack(40, 20).png().toBuffer();
    expect(codesOf(await loadPicture(opaque, { transparency: 'shape' }))).toEqual(['picture-opaque']);
    const ground = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12">${inside}</svg>`);
    const boxed = '<rect x="6" width="12" height="12" fill="white"/><circle cx="12" cy="6" r="4"/>';
    const shape = { transparency: 'shape' } as const;
    expect(codesOf(await loadPicture(ground(boxed), shape))).toEqual(['picture-opaque']);
    expect((await loadPicture(ground('<circle cx="12" cy="6" r="4"/>'), shape)).ok).toBe(true);
  });
});
