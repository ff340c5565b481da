import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useDrawingPlatform } from '../../src/draw/platform.js';
import { renderPng } from '../../src/draw/png.js';
import { BLACK, type Scene } from '../../src/draw/scene.js';
import { NODE_DRAWING } from '../../src/node/drawing.js';
import { EVERY_SHAPE } from './every-shape.js';

describe('png', () => {
  it('has the size and the density that were asked for, on opaque white', async () => {
    const png = await renderPng(EVERY_SHAPE, { pixelsPerMillimetre: 10 });
    const metadata = await sharp(png).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.hasAlpha]).toEqual([
      'png',
      600,
      400,
      false,
    ]);
    expect(metadata.density).toBe(254);
    const { channels } = await sharp(png).greyscale().stats();
    expect([channels[0]!.min, channels[0]!.max]).toEqual([0, 255]);
  });

  it('draws text without any font of the system', async () => {
    const { data, info } = await pixelsOf(EVERY_SHAPE);
    expect(darkShare(data, info.width, [10, 180, 300, 220])).toBeGreaterThan(0.05);
    expect(darkShare(data, info.width, [200, 300, 590, 390])).toBe(0);
  });

  it('keeps the edges of raster pixels hard', async () => {
    const { data, info } = await pixelsOf(EVERY_SHAPE);
    const at = (x: number, y: number): number => data[y * info.width + x]!;
    expect([at(12, 303), at(37, 327), at(43, 327), at(67, 303), at(73, 303)]).toEqual([0, 0, 128, 128, 255]);
  });

  it('lowers the resolution of a huge scene', async () => {
    const shapes = [{ kind: 'line', x1: 0, y1: 5, x2: 9000, y2: 5, width: 2, colour: BLACK }] as const;
    const scene: Scene = { width: 9000, height: 10, title: 'Long', shapes };
    const { width, height } = await sharp(await renderPng(scene)).metadata();
    expect([width, height]).toEqual([8000, 9]);
  });

  it('has one channel where all colours are greys, with the same pixels', async () => {
    const inColour = (shape: Scene['shapes'][number]) =>
      shape.kind === 'raster' || /#3355aa|#cc2222/.test(JSON.stringify(shape));
    const grey: Scene = { ...EVERY_SHAPE, shapes: EVERY_SHAPE.shapes.filter((shape) => !inColour(shape)) };
    const dot = { kind: 'rectangle', x: 0, y: 0, width: 0.1, height: 0.1, fill: '#ff0000' } as const;
    const pictures = await Promise.all(
      [grey, { ...grey, shapes: [...grey.shapes, dot] }].map((scene) => renderPng(scene)),
    );
    const channels = pictures.map(async (png) => (await sharp(png).metadata()).channels);
    expect(await Promise.all(channels)).toEqual([1, 3]);
    for (const channel of [1, 2] as const) {
      const [narrow, wide] = await Promise.all(
        pictures.map((png, at) =>
          sharp(png)
            .extractChannel(at === 0 ? 0 : channel)
            .raw()
            .toBuffer(),
        ),
      );
      // The dot is the first pixel.
      expect(narrow!.subarray(1).equals(wide!.subarray(1))).toBe(true);
      expect(new Set(narrow).size).toBeGreaterThan(20);
    }
  });

  it('is refused where the platform draws none', async () => {
    const { drawPng: _none, ...others } = NODE_DRAWING;
    useDrawingPlatform(others);
    try {
      await expect(renderPng(EVERY_SHAPE)).rejects.toMatchObject({ code: 'no-png' });
    } finally {
      useDrawingPlatform(NODE_DRAWING);
    }
  });
});

function pixelsOf(scene: Scene) {
  return renderPng(scene, { pixelsPerMillimetre: 10 }).then((png) =>
    sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true }),
  );
}

function darkShare(
  pixels: Uint8Array,
  width: number,
  [left, top, right, bottom]: [number, number, number, number],
) {
  let dark = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (pixels[y * width + x]! < 128) dark++;
  }
  return dark / ((right - left) * (bottom - top));
}
