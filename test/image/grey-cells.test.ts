import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { binarise } from '../../src/picture/decode/binarise.js';
import { sharpen } from '../../src/picture/decode/sharpen.js';
import { applyTone, contrastCurve } from '../../src/picture/decode/tone.js';
import { codesOf, grey, quarterBlack, succeed } from './pictures.js';
import { greyCells } from './sampled.js';

const IMAGES = new URL('../../images/', import.meta.url);
const samples = readdirSync(IMAGES).filter((name) => !name.endsWith('.md'));

/** A grey disc of 60 pixels on a white sheet of 200 x 100. */
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#fff"/>' +
    '<circle cx="120" cy="50" r="30" fill="#666"/></svg>',
);

describe('contrast', () => {
  it('reaches from black to white, and leaves one colour alone', () => {
    const image = grey([100, 120, 150]);
    expect([...applyTone(image, contrastCurve(image)).values]).toEqual([0, 102, 255]);
    const noisy = grey([100, 103, 105]);
    expect(applyTone(noisy, contrastCurve(noisy))).toEqual(noisy);
  });
});

describe('sharpen', () => {
  it('moves cells away from their neighbours, and leaves even areas', () => {
    expect([...sharpen(grey([90, 120, 90]), 1).values]).toEqual([75, 140, 75]);
    expect(sharpen(grey([8, 8], [8, 8]), 2)).toEqual(grey([8, 8], [8, 8]));
    expect([...sharpen(grey([0, 255]), 1).values]).toEqual([0, 255]);
    expect(sharpen(grey([3, 200]), 0)).toEqual(grey([3, 200]));
  });
});

describe('grey cells of a picture', () => {
  it('are those of the subject, with a margin', async () => {
    const cells = succeed(await greyCells(disc, { width: 12 }));
    expect([cells.width, cells.height]).toEqual([12, 12]);
    expect(cells.values[6 * 12 + 6]).toBe(0);
    expect(cells.values[0]).toBe(255);
  });

  it('keep all of it, and its tones, when asked', async () => {
    const cells = succeed(await greyCells(disc, { width: 20, crop: false, contrast: false }));
    expect([cells.width, cells.height]).toEqual([20, 10]);
    expect(cells.values[5 * 20 + 12]).toBe(0x66);
  });

  it('are means of what they cover', async () => {
    const raw = Buffer.from([0, 90, 255]);
    const bytes = await sharp(raw, { raw: { width: 3, height: 1, channels: 1 } })
      .png()
      .toBuffer();
    const cells = succeed(await greyCells(bytes, { width: 2, crop: false, contrast: false }));
    expect([...cells.values].map(Math.round)).toEqual([30, 200]);
  });

  it('show a subject without ground, or its shape, and the negative of both', async () => {
    const star = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M2 2h4v4h-4z"/></svg>',
    );
    const [corner, middle] = [0, 4 * 8 + 4];
    const greysOf = async (options: Parameters<typeof greyCells>[1]) => {
      const { values } = succeed(await greyCells(star, { width: 8, crop: false, ...options }));
      return [values[corner], values[middle]];
    };
    expect(await greysOf({})).toEqual([255, 255]);
    expect(await greysOf({ invert: true })).toEqual([255, 0]);
    expect(await greysOf({ transparency: 'shape' })).toEqual([255, 0]);
    expect(await greysOf({ transparency: 'shape', invert: true })).toEqual([0, 255]);
  });

  it('are padded with the ground, so nothing is stretched and no frame appears', async () => {
    const white = succeed(await greyCells(disc, { width: 20, height: 12 }));
    expect(white.values[6 * 20]).toBe(255);
    expect(white.values[6 * 20 + 19]).toBe(255);
    const black = succeed(await greyCells(disc, { width: 20, height: 12, invert: true }));
    // The negative is averaged by itself: rounding may differ by a hundredth.
    black.values.forEach((value, cell) => {
      expect(Math.abs(value - (255 - white.values[cell]!))).toBeLessThan(0.02);
    });
  });

  it.each([
    { width: 1, height: 1 },
    { width: 1, height: 40 },
    { width: 40, height: 1 },
    { width: 100, height: 100 },
  ])('fills $width x $height', async (size) => {
    const cells = succeed(await greyCells(disc, size));
    expect(cells).toMatchObject(size);
    expect([...cells.values].every((value) => value >= 0 && value <= 255)).toBe(true);
  });

  it('keeps pixel art cell for pixel', async () => {
    const bytes = await quarterBlack(8, 6).png().toBuffer();
    const cells = succeed(await greyCells(bytes, { crop: false }));
    const { bitmap } = binarise(cells, { name: 'otsu' });
    expect([bitmap.width, bitmap.height]).toEqual([8, 6]);
    expect([...bitmap.cells.subarray(0, 8)]).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  });

  it.each(['#000000', '#808080', '#ffffff'])('takes a picture of the one colour %s', async (background) => {
    const bytes = await sharp({ create: { width: 57, height: 31, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const cells = succeed(await greyCells(bytes, { width: 13, sharpen: 1 }));
    expect(new Set(cells.values).size).toBe(1);
  });

  it('hands on every issue', async () => {
    expect(codesOf(await greyCells(new Uint8Array()))).toEqual(['picture-empty']);
    expect(codesOf(await greyCells(disc, { width: 500 }))).toEqual(['size-out-of-range']);
  });

  it('gives the same cells twice', async () => {
    const bytes = readFileSync(new URL('photographer.jpg', IMAGES));
    const first = succeed(await greyCells(bytes, { width: 30, sharpen: 1 }));
    expect(succeed(await greyCells(bytes, { width: 30, sharpen: 1 }))).toEqual(first);
  });
});

describe('the sample pictures', () => {
  it('are at least ten, each small, each with its origin', () => {
    const origins = readFileSync(new URL('README.md', IMAGES), 'utf8');
    expect(samples.length).toBeGreaterThanOrEqual(10);
    for (const name of samples) {
      expect(origins).toContain(`\`${name}\``);
      expect(readFileSync(new URL(name, IMAGES)).length).toBeLessThan(150_000);
    }
  });

  it.each(samples)('%s gives a picture that is neither empty nor full', async (name) => {
    const cells = succeed(await greyCells(readFileSync(new URL(name, IMAGES)), { width: 25 }));
    const { bitmap } = binarise(cells, { name: 'otsu' });
    const filled = bitmap.cells.reduce((sum, cell) => sum + cell, 0) / bitmap.cells.length;
    expect(filled).toBeGreaterThan(0.1);
    expect(filled).toBeLessThan(0.9);
  });
});
