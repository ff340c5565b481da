/**
 * Texts turned over: every renderer turns them around their point, so that a block of them keeps its place.
 */
import { describe, expect, it } from 'vitest';
import { textOutline } from '../../src/draw/font.js';
import { renderPdf } from '../../src/draw/pdf.js';
import { turnedOver } from '../../src/draw/place.js';
import { BLACK, type PathStep, type Text } from '../../src/draw/scene.js';
import { renderSvg } from '../../src/draw/svg.js';
import { textBlock } from '../../src/draw/text-block.js';

const TEXT: Text = { kind: 'text', text: 'Ab', x: 10, y: 5, size: 4, anchor: 'start', colour: BLACK };

function extent(steps: readonly PathStep[]): readonly number[] {
  const numbers = steps.flatMap((step) => (step[0] === 'Z' ? [] : (step.slice(1) as number[])));
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest));
  return [Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)];
}

describe('a text upside down', () => {
  it('has its outline turned by half a circle around its point', () => {
    const [left, top, right, bottom] = extent(textOutline(TEXT));
    const turned = extent(textOutline({ ...TEXT, turned: true }));
    [20 - right!, 10 - bottom!, 20 - left!, 10 - top!].forEach((edge, index) => {
      expect(turned[index]).toBeCloseTo(edge, 6);
    });
  });

  it('is turned in SVG and PDF', async () => {
    const scene = { width: 20, height: 10, title: 'turned', shapes: [{ ...TEXT, turned: true as const }] };
    expect(renderSvg(scene)).toContain('transform="rotate(180 10 5)"');
    const upright = await renderPdf([{ ...scene, shapes: [TEXT] }], { title: 'turned' });
    const turned = await renderPdf([scene], { title: 'turned' });
    expect(Buffer.from(turned).equals(Buffer.from(upright))).toBe(false);
  });

  it('keeps the place of its block, the first line at the bottom', () => {
    const block = textBlock('one two', { size: 3, bold: false, colour: BLACK, leading: 1.4 }, 7);
    const turned = turnedOver(block.shapes, block);
    expect(turned.map(({ text }) => text)).toEqual(block.shapes.map(({ text }) => text));
    expect(turned[0]!.y).toBeGreaterThan(turned.at(-1)!.y);
    for (const { x, y } of turned) {
      expect(x).toBe(block.width);
      expect(y > 0 && y < block.height).toBe(true);
    }
  });
});
