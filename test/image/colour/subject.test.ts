import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGround } from '../../../src/picture/decode/colour/ground.js';
import { toOklab } from '../../../src/picture/decode/colour/oklab.js';
import { scaleColours } from '../../../src/picture/decode/colour/scale.js';
import { subjectBoxOf } from '../../../src/picture/decode/colour/subject.js';
import { BLACK, disc, NOTHING, type Paint, paint, rectangle, WHITE, YELLOW } from './painted.js';

const BLUE: Paint = [40, 90, 200];

describe('the ground', () => {
  it('is what is transparent, holes included', () => {
    const ring = paint(60, NOTHING, [
      [disc(0.5, 0.5, 0.4), WHITE],
      [disc(0.5, 0.5, 0.2), NOTHING],
    ]);
    const ground = findGround(toOklab(ring));
    expect(ground.kind).toBe('transparent');
    expect([ground.mask[0], ground.mask[30 * 60 + 30], ground.mask[30 * 60 + 12]]).toEqual([1, 1, 0]);
  });

  it('is an even border and what is connected with it, of any colour', () => {
    const ring = paint(60, BLUE, [
      [disc(0.5, 0.5, 0.4), YELLOW],
      [disc(0.5, 0.5, 0.2), BLUE],
    ]);
    const ground = findGround(toOklab(ring));
    expect(ground.kind).toBe('even');
    expect([ground.mask[0], ground.mask[30 * 60 + 30], ground.mask[30 * 60 + 12]]).toEqual([1, 0, 0]);
  });

  it('is found behind a subject that is nearly as light', () => {
    const pale: Paint = [232, 232, 228];
    expect(findGround(toOklab(paint(60, WHITE, [[disc(0.5, 0.5, 0.4), pale]]))).kind).toBe('even');
  });

  it('is missing where the border has many colours', () => {
    const halves = paint(60, BLUE, [
      [rectangle(0.5, 0, 1, 1), YELLOW],
      [disc(0.5, 0.5, 0.2), BLACK],
    ]);
    expect(findGround(toOklab(halves)).kind).toBe('none');
  });

  it('is missing where the border fades into the picture without an edge', () => {
    const side = 80;
    const fading = paint(side, WHITE, []);
    const pixels = Uint8Array.from(fading.pixels);
    for (let pixel = 0; pixel < side * side; pixel++) {
      const away = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2) / side;
      pixels.fill(Math.round(60 + 180 * away), 4 * pixel, 4 * pixel + 3);
    }
    expect(findGround(toOklab({ width: side, height: side, pixels })).kind).toBe('none');
  });
});

describe('the box of the subject', () => {
  it('holds the subject with a margin', () => {
    const box = subjectBoxOf(paint(200, WHITE, [[rectangle(0.3, 0.4, 0.7, 0.8), BLACK]]));
    expect(box.left).toBeGreaterThanOrEqual(56);
    expect(box.left).toBeLessThan(60);
    expect(box.top).toBeLessThan(80);
    expect(box.right).toBeGreaterThan(140);
    expect(box.bottom).toBeGreaterThan(160);
    expect(box.bottom).toBeLessThanOrEqual(164);
  });

  it('is no strip around a narrow subject', () => {
    const { left, right, top, bottom } = subjectBoxOf(
      paint(200, WHITE, [[rectangle(0.1, 0.5, 0.9, 0.55), BLACK]]),
    );
    expect((bottom - top) / (right - left)).toBeGreaterThanOrEqual(0.45);
  });

  it('is the whole picture where there is no ground, or nothing else', () => {
    const whole = { left: 0, top: 0, right: 50, bottom: 50 };
    expect(subjectBoxOf(paint(50, BLUE, [[rectangle(0.5, 0, 1, 1), YELLOW]]))).toEqual(whole);
    expect(subjectBoxOf(paint(50, WHITE, []))).toEqual(whole);
  });
});

describe('scaling in colour', () => {
  const whole = (side: number) => ({ left: 0, top: 0, right: side, bottom: side });

  it('leaves an even colour as it is, whatever the sizes', () => {
    const side = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(side, side, side, (from, width, height) => {
        const scaled = scaleColours(paint(from, BLUE, []), whole(from), width, height);
        expect(scaled.pixels).toEqual(
          new Uint8Array([...Array(width * height)].flatMap(() => [40, 90, 200, 255])),
        );
      }),
    );
  });

  it('averages areas', () => {
    const halves = paint(10, WHITE, [[rectangle(0, 0, 0.5, 1), BLACK]]);
    const { pixels } = scaleColours(halves, whole(10), 1, 1);
    expect([...pixels]).toEqual([128, 128, 128, 255]);
  });

  it('weighs colours by their opacity', () => {
    const halves = paint(10, [255, 0, 0, 0], [[rectangle(0, 0, 0.5, 1), BLUE]]);
    const [red, green, blue, opacity] = scaleColours(halves, whole(10), 1, 1).pixels;
    expect([red, green, blue]).toEqual([40, 90, 200]);
    expect(opacity).toBe(128);
  });

  it('takes the part in the box', () => {
    const corner = paint(10, WHITE, [[rectangle(0.5, 0.5, 1, 1), BLUE]]);
    const { pixels } = scaleColours(corner, { left: 5, top: 5, right: 10, bottom: 10 }, 2, 2);
    expect([...pixels.subarray(0, 4)]).toEqual([40, 90, 200, 255]);
  });
});
