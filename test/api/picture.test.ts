/** `nonogramFromPicture` makes what `image` makes: the same default, methods, colours and cells to keep. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  nonogram,
  nonogramFromPicture,
  type PictureOptions,
  type PictureRendering,
} from '../../src/index.js';

const OWL = readFileSync(new URL('../../images/owl.svg', import.meta.url));
const SEED = { seed: 'a', width: 12 };

describe('a nonogram from a picture', () => {
  it.each<[PictureOptions, string]>([
    [{ ...SEED, method: 'regions' }, 'regions'],
    [{ ...SEED, method: 'otsu' }, 'otsu'],
    [{ ...SEED, method: 'threshold', threshold: 128 }, 'threshold'],
    [{ ...SEED, colours: 3 }, 'colours'],
  ])('is made with %j', async (options, method) => {
    const made = await nonogramFromPicture(OWL, options);
    expect(made).toMatchObject({ verdict: 'unique', certified: true, method: { name: method } });
    expect(nonogram.verify(made.puzzle, made.solution)).toEqual([]);
    expect(made.likeness).toBeGreaterThan(0.5);
  });

  it('is the best of its renderings where nothing else is asked for, and has the width that is', async () => {
    const best = await nonogramFromPicture(OWL, SEED);
    expect(['regions', 'outline', 'lightness']).toContain(best.method.name);
    expect(best.puzzle.columns).toHaveLength(12);
    const otsu = await nonogramFromPicture(OWL, { ...SEED, method: 'otsu' });
    expect(best.likeness).toBeGreaterThanOrEqual(otsu.likeness);
  });

  it('returns its renderings, the best first, and reports each as soon as it is made', async () => {
    const reported: PictureRendering[] = [];
    const options = {
      ...SEED,
      candidates: true,
      onRendering: (rendering: PictureRendering) => void reported.push(rendering),
    };
    const { renderings, ...best } = await nonogramFromPicture(OWL, options);
    expect(renderings!.length).toBeGreaterThan(1);
    expect(renderings![0]).toEqual(best);
    for (const rendering of renderings!) expect(reported).toContainEqual(rendering);
    expect((await nonogramFromPicture(OWL, SEED)).renderings).toBeUndefined();
  });

  it('takes pixels in colour as it takes a file of them', async () => {
    const [width, height] = [12, 12];
    const isInk = (pixel: number): boolean =>
      Math.hypot((pixel % width) - 6, Math.floor(pixel / width) - 6) < 4;
    const pixels = Uint8Array.from({ length: 4 * width * height }, (_, byte) =>
      byte % 4 === 3 ? 255 : isInk(Math.floor(byte / 4)) ? [160, 20, 20][byte % 4]! : 255,
    );
    const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    for (const options of [SEED, { ...SEED, method: 'otsu' as const }]) {
      const made = await nonogramFromPicture({ width, height, pixels }, options);
      expect(made).toEqual(await nonogramFromPicture(file, options));
      expect(made.solution.join('')).toMatch(/#/);
    }
  });

  it('draws what a frame holds of a file and of pixels alike', async () => {
    const grey = Uint8Array.from({ length: 100 }, (_, at) => (at % 10 < 4 && (at / 10) % 3 < 1 ? 0 : 255));
    const file = await sharp(grey, { raw: { width: 10, height: 10, channels: 1 } })
      .png()
      .toBuffer();
    const values = Float64Array.from(grey);
    const pixels = Uint8Array.from({ length: 400 }, (_, at) => (at % 4 === 3 ? 255 : grey[at >> 2]!));
    for (const method of ['otsu', 'regions'] as const) {
      const options = { seed: 'a', crop: '1,1,5,4', method };
      const made = await nonogramFromPicture(file, options);
      expect(made.puzzle.columns).toHaveLength(5);
      expect(await nonogramFromPicture({ width: 10, height: 10, values }, options)).toEqual(made);
      expect(await nonogramFromPicture({ width: 10, height: 10, pixels }, options)).toEqual(made);
    }
    const outside = nonogramFromPicture({ width: 10, height: 10, pixels }, { seed: 'a', crop: '1,1,5,10' });
    await expect(outside).rejects.toMatchObject({ code: 'crop-outside' });
  });

  it('takes a bitmap cell by cell, and keeps cells from repair', async () => {
    const chess = new TextEncoder().encode('P1\n4 4\n1010\n0101\n1010\n0101\n');
    const free = await nonogramFromPicture(chess, { seed: 'a' });
    expect(free).toMatchObject({ method: { name: 'cells' }, verdict: 'unique', reached: true });
    const keep = { width: 4, height: 4, cells: new Uint8Array(16).fill(1) };
    const fixed = await nonogramFromPicture(chess, { seed: 'a', keep });
    expect(fixed).toMatchObject({ verdict: 'multiple', impossible: true, reached: false, changed: [] });
    const small = { width: 3, height: 4, cells: new Uint8Array(12) };
    await expect(nonogramFromPicture(chess, { seed: 'a', keep: small })).rejects.toMatchObject({
      code: 'keep-size',
    });
  });

  it('is refused where options do not suit each other', async () => {
    const wrong = nonogramFromPicture(OWL, { ...SEED, threshold: 60 });
    await expect(wrong).rejects.toMatchObject({ code: 'setting' });
  });
});
