import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../src/draw/scene.js';
import { renderSvg } from '../../../src/draw/svg.js';
import { translucentPreview } from '../../../src/picture/puzzle/preview.js';

describe('the preview of translucent squares', () => {
  const original = { width: 2, height: 1, values: Float64Array.of(-3, 127.6) };
  const bitmap = { width: 4, height: 3, cells: Uint8Array.of(0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0) };
  const scene = translucentPreview(original, bitmap);
  const [left, right] = scene.shapes.filter((shape): shape is Raster => shape.kind === 'raster');

  it('shows the original in its own resolution, over the same area', () => {
    expect([...left!.pixels]).toEqual([0, 128]);
    expect([left!.width, left!.height]).toEqual([right!.width, right!.height]);
  });

  it('adds a ninth of black for every square over a cell', () => {
    const line = [227, 198, 198, 227];
    expect([...right!.pixels]).toEqual([...line, ...line, ...line]);
  });

  it('keeps everything inside the scene and can be rendered', () => {
    for (const panel of [left!, right!]) {
      expect(panel.x + panel.width).toBeLessThan(scene.width);
      expect(panel.y + panel.height).toBeLessThan(scene.height);
    }
    expect(renderSvg(scene)).toContain('translucent squares');
  });

  it('has a third panel for another solution', () => {
    const other = { ...bitmap, cells: Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0) };
    const wide = translucentPreview(original, bitmap, other);
    const panels = wide.shapes.filter((shape): shape is Raster => shape.kind === 'raster');
    const line = [255, 227, 198, 198];
    expect(panels.slice(0, 2)).toEqual([left, right]);
    expect([...panels[2]!.pixels]).toEqual([...line, ...line, ...line]);
    expect(panels[2]!.x).toBeGreaterThan(right!.x + right!.width);
    expect(panels[2]!.x + panels[2]!.width).toBeLessThan(wide.width);
    expect(renderSvg(wide)).toContain('another solution');
  });
});
