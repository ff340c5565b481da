import { describe, expect, it } from 'vitest';
import { measureText } from '../../src/draw/font.js';
import { PAPERS, page } from '../../src/draw/page.js';
import { BLACK, HAIRLINE, type Scene, type Text } from '../../src/draw/scene.js';

function board(width: number, height: number): Scene {
  const stroke = { stroke: BLACK, strokeWidth: HAIRLINE } as const;
  return {
    width,
    height,
    title: 'Board',
    shapes: [{ kind: 'rectangle', x: 0, y: 0, width, height, ...stroke }],
  };
}

function pictureOf(scene: Scene) {
  const found = scene.shapes.find((shape) => shape.kind === 'rectangle');
  if (found?.kind !== 'rectangle') throw new Error('the page has no picture');
  return found;
}

const TEXTS = { title: 'Cat', subtitle: '15 × 15 · easy', footer: 'Puzzlewright' };

describe('page', () => {
  it.each(PAPERS)('keeps everything on the paper and apart (%s)', (paper) => {
    for (const [width, height] of [
      [10, 10],
      [90, 90],
      [350, 340],
      [700, 20],
      [20, 700],
    ] as const) {
      const set = page(board(width, height), { ...TEXTS, title: 'A long title '.repeat(30), paper });
      const picture = pictureOf(set);
      const texts = set.shapes.filter((shape): shape is Text => shape.kind === 'text');
      expect(texts.length).toBeGreaterThanOrEqual(3);
      expect(picture.x).toBeGreaterThan(0);
      expect(picture.x + picture.width).toBeLessThan(set.width);
      for (const text of texts) {
        expect(measureText(text.text, text.size, text.bold)).toBeLessThan(set.width);
        const above = text.y + text.size < picture.y;
        const below = text.y - text.size > picture.y + picture.height;
        expect(above || below).toBe(true);
        expect(text.y - text.size / 2).toBeGreaterThan(0);
        expect(text.y + text.size / 2).toBeLessThan(set.height);
      }
    }
  });

  it('keeps the natural size where it fits, enlarges small pictures moderately, shrinks large ones', () => {
    expect(pictureOf(page(board(120, 120), TEXTS)).width).toBe(120);
    expect(pictureOf(page(board(30, 30), TEXTS)).width).toBeCloseTo(48);
    expect(pictureOf(page(board(400, 300), TEXTS)).width).toBeLessThan(297);
    expect(pictureOf(page(board(30, 30), { ...TEXTS, paper: 'fit' })).width).toBe(30);
  });

  it('turns the paper when that makes the picture clearly larger', () => {
    const set = page(board(400, 100), { ...TEXTS, paper: 'letter' });
    expect([set.width, set.height]).toEqual([279.4, 215.9]);
  });

  it('never lets a stroke of a shrunk picture fall below a hairline', () => {
    expect(pictureOf(page(board(600, 600), TEXTS)).strokeWidth).toBe(HAIRLINE);
  });
});
