import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { BLACK, type Scene } from '../../src/draw/scene.js';
import { renderSvg } from '../../src/draw/svg.js';
import { EVERY_SHAPE } from './every-shape.js';

describe('svg', () => {
  it('draws every shape, one a line', async () => {
    await expect(renderSvg(EVERY_SHAPE, { text: 'plain' })).toMatchFileSnapshot(
      '../golden/draw/every-shape.svg',
    );
  });

  it('embeds the faces that are used and no others', () => {
    const svg = renderSvg(EVERY_SHAPE);
    expect(svg.match(/@font-face/g)).toHaveLength(3);
    expect(svg).toContain("font-family: 'Atkinson Hyperlegible Extended'; font-weight: bold");
    expect(renderSvg({ ...EVERY_SHAPE, shapes: [] })).not.toContain('@font-face');
  });

  it('draws text of another typeface as curves', () => {
    const text = {
      kind: 'text',
      text: '解答 7',
      x: 1,
      y: 5,
      size: 3,
      anchor: 'start',
      colour: BLACK,
    } as const;
    const svg = renderSvg({ width: 20, height: 10, title: '解答', shapes: [text] });
    expect(svg).not.toMatch(/<text|@font-face/);
    expect(svg.match(/<path/g)).toHaveLength(1);
  });

  it('has no text elements when text is drawn as outlines', () => {
    const svg = renderSvg(EVERY_SHAPE, { text: 'outlines' });
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path/g)).toHaveLength(4);
  });

  it('is sized in millimetres, or in pixels on request', () => {
    expect(renderSvg(EVERY_SHAPE)).toContain('width="60mm" height="40mm" viewBox="0 0 60 40"');
    expect(renderSvg(EVERY_SHAPE, { pixelsPerMillimetre: 2.5 })).toContain('width="150" height="100"');
  });

  it('is well-formed for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const scene: Scene = {
          width: 10,
          height: 10,
          title: text,
          shapes: [{ kind: 'text', text, x: 0, y: 5, size: 3, anchor: 'start', colour: BLACK }],
        };
        expect(XMLValidator.validate(renderSvg(scene, { text: 'plain' }))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
