import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/core/result.js';
import { greyOfColours } from '../../src/picture/decode/colour/tone.js';
import { LONGEST_SIDE, type LoadedPicture, loadPicture } from '../../src/picture/decode/load.js';
import { codesOf, noise, quarterBlack, succeed } from './pictures.js';

const svg = (attributes: string, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`);

/** The greys of a picture that was loaded. */
const greyOf = (loaded: Result<LoadedPicture>) => greyOfColours(succeed(loaded).image);

describe('loadPicture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('reads %s', async (format) => {
    const { image, source } = succeed(
      await loadPicture(await quarterBlack(40, 20).toFormat(format).toBuffer()),
    );
    const grey = greyOfColours(image);
    expect(source).toEqual({ format: format === 'avif' ? 'heif' : format, width: 40, height: 20 });
    expect([grey.width, grey.height]).toEqual([40, 20]);
    expect(grey.values[4 * 40 + 8]).toBeLessThan(12);
    expect(grey.values[4 * 40 + 32]).toBeGreaterThan(243);
    expect(grey.values[15 * 40 + 8]).toBeGreaterThan(243);
  });

  it.each([
    ['', 'viewBox="0 0 24 12"'],
    ['named huge', 'width="9000" height="4500" viewBox="0 0 24 12"'],
  ])('rasterises a drawing at the working size %s', async (_, attributes) => {
    const bytes = svg(attributes, '<rect width="12" height="6"/>');
    const { image, source } = succeed(await loadPicture(bytes));
    const grey = greyOfColours(image);
    expect(source.format).toBe('svg');
    expect([grey.width, grey.height]).toEqual([LONGEST_SIDE, LONGEST_SIDE / 2]);
    expect(grey.values[0]).toBe(0);
    expect(grey.values.at(-1)).toBe(255);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns EXIF orientation %i upright', async (orientation) => {
    const upright = await quarterBlack(40, 20).png().toBuffer();
    const stored = await storedAs(upright, orientation);
    const { image, source } = succeed(
      await loadPicture(await sharp(stored).png().withMetadata({ orientation }).toBuffer()),
    );
    const grey = greyOfColours(image);
    expect([source.width, source.height]).toEqual([40, 20]);
    expect([grey.width, grey.height]).toEqual([40, 20]);
    expect([...grey.values]).toEqual([...greyOf(await loadPicture(upright)).values]);
  });

  it('lays transparency over white', async () => {
    const pixels = Buffer.from([0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 128]);
    const bytes = await sharp(pixels, { raw: { width: 3, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    const { values } = greyOf(await loadPicture(bytes));
    expect([values[0], values[1]]).toEqual([255, 0]);
    expect(values[2]).toBeGreaterThan(125);
    expect(values[2]).toBeLessThan(129);
  });

  it.each([
    // The profile of a press takes middle grey only nearly to itself.
    ['CMYK', 'cmyk', 'jpeg', 20],
    ['16-bit colour', 'rgb16', 'png', 1],
    ['16-bit grey', 'grey16', 'png', 1],
    ['8-bit grey', 'b-w', 'png', 1],
  ] as const)('reads %s', async (_, space, format, tolerance) => {
    const bytes = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#808080' } })
      .toColourspace(space)
      .toFormat(format)
      .toBuffer();
    const grey = greyOf(await loadPicture(bytes));
    expect(grey.values).toHaveLength(63);
    for (const value of grey.values) expect(Math.abs(value - 128)).toBeLessThanOrEqual(tolerance);
  });

  it('reads grey with transparency', async () => {
    const bytes = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    for (const value of greyOf(await loadPicture(bytes)).values)
      expect(Math.abs(value - 127)).toBeLessThan(2);
  });

  it('weighs colours by luminance', async () => {
    const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]);
    const bytes = await sharp(pixels, { raw: { width: 3, height: 1, channels: 3 } })
      .png()
      .toBuffer();
    const [red, green, blue] = greyOf(await loadPicture(bytes)).values;
    // 255 times the sRGB encoding of 0.2126, 0.7152 and 0.0722.
    expect(red).toBeCloseTo(127.1, 0);
    expect(green).toBeCloseTo(219.9, 0);
    expect(blue).toBeCloseTo(75.9, 0);
  });

  it('takes the first frame of an animation', async () => {
    const frame = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 6, height: 4, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#000000'), await frame('#ffffff')];
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const grey = greyOf(await loadPicture(bytes));
    expect([grey.width, grey.height]).toEqual([6, 4]);
    expect(Math.max(...grey.values)).toBe(0);
  });

  it('shrinks a 10000 x 10000 picture while it is read', async () => {
    const bytes = await sharp({ create: { width: 10000, height: 10000, channels: 3, background: '#646464' } })
      .png()
      .toBuffer();
    const { image, source } = succeed(await loadPicture(bytes));
    const grey = greyOfColours(image);
    expect([source.width, source.height]).toEqual([10000, 10000]);
    expect([grey.width, grey.height]).toEqual([LONGEST_SIDE, LONGEST_SIDE]);
    expect(new Set(grey.values)).toEqual(new Set([100]));
  });
});

describe('loadPicture refuses', () => {
  it('nothing', async () => {
    expect(codesOf(await loadPicture(new Uint8Array()))).toEqual(['picture-empty']);
  });

  it('text', async () => {
    const result = await loadPicture(Buffer.from('# a shopping list\n* milk\n'));
    expect(codesOf(result)).toEqual(['picture-unreadable']);
    expect(result.ok ? '' : result.issues[0]!.message).toContain('PNG, JPEG');
  });

  it.each([
    ['BMP', Buffer.from('BM............................')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')],
  ])('%s, by its name', async (name, bytes) => {
    const result = await loadPicture(bytes);
    expect(codesOf(result)).toEqual(['picture-unreadable']);
    expect(result.ok ? '' : result.issues[0]!.message).toContain(`${name} files cannot be read`);
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'a %s that ends early, wherever',
    async (format) => {
      const whole = await noise(120, 120).toFormat(format).toBuffer();
      for (const share of [0.5, 0.9])
        expect(codesOf(await loadPicture(whole.subarray(0, whole.length * share)))).toEqual([
          'picture-truncated',
        ]);
      expect(codesOf(await loadPicture(whole.subarray(0, 40)))).toEqual(['picture-truncated']);
    },
  );

  it('an SVG that ends early', async () => {
    const whole = svg('viewBox="0 0 24 12"', '<rect width="12" height="6"/>');
    expect(codesOf(await loadPicture(whole.subarray(0, whole.length - 20)))).toEqual(['picture-truncated']);
  });

  it('more pixels than it is willing to decode', async () => {
    const bytes = svg('width="400000" height="300000"', '<rect width="12" height="6"/>');
    expect(codesOf(await loadPicture(bytes))).toEqual(['picture-too-large']);
  });

  it('random bytes, without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const [code] = codesOf(await loadPicture(bytes));
        expect(code).toMatch(/^picture-(empty|unreadable|truncated)$/);
      }),
    );
  });

  it('a damaged picture at worst, without throwing', async () => {
    const whole = await noise(20, 20).png().toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, value) => {
        const damaged = Uint8Array.from(whole);
        damaged[at] = value;
        const result = await loadPicture(damaged);
        expect(result.ok || codesOf(result)[0]!.startsWith('picture-')).toBe(true);
      }),
    );
  });
});

/** The stored form of an upright picture from a camera that was held as EXIF orientation 1..8 says. */
function storedAs(upright: Buffer, orientation: number): Promise<Buffer> {
  const turn: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    // Transposing is a quarter turn and a mirror; sharp mirrors before it turns.
    5: (picture) => picture.flop().rotate(270),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.flop().rotate(90),
    8: (picture) => picture.rotate(90),
  };
  return turn[orientation]!(sharp(upright)).png().toBuffer();
}
