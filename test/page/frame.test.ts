/** The frame on a picture: whatever is pulled, it stays inside, and what is not pulled stays where it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORNERS, describeFrame, firstFrame, type Grip, pulled } from '../../web/picture/frame.js';
import './english.js';
import { settingsOf, USUAL_CONTROLS } from '../../web/picture/settings.js';

const SIZE = { width: 200, height: 100 };
const FRAME = { x: 20, y: 10, width: 100, height: 50 };

describe('a frame', () => {
  it('moves as a whole, up to the edges', () => {
    expect(pulled(FRAME, 'whole', [30, -4], SIZE)).toEqual({ ...FRAME, x: 50, y: 6 });
    expect(pulled(FRAME, 'whole', [500, 500], SIZE)).toEqual({ ...FRAME, x: 100, y: 50 });
  });

  it('is pulled at a corner, and the corner across stays', () => {
    expect(pulled(FRAME, 'upper left', [5, 7], SIZE)).toEqual({ x: 25, y: 17, width: 95, height: 43 });
    expect(pulled(FRAME, 'lower right', [5, 7], SIZE)).toEqual({ x: 20, y: 10, width: 105, height: 57 });
    expect(pulled(FRAME, 'upper right', [5, 7], SIZE)).toEqual({ x: 20, y: 17, width: 105, height: 43 });
    expect(pulled(FRAME, 'lower left', [5, 7], SIZE)).toEqual({ x: 25, y: 10, width: 95, height: 57 });
  });

  it('stays in the picture, whole pixels wide, whatever is pulled', () => {
    const pull = fc.record({
      grip: fc.constantFrom<Grip>('whole', ...CORNERS),
      right: fc.double({ min: -400, max: 400, noNaN: true }),
      down: fc.double({ min: -400, max: 400, noNaN: true }),
    });
    const side = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(side, side, fc.array(pull, { maxLength: 12 }), (width, height, pulls) => {
        const size = { width, height };
        let frame = firstFrame(size);
        for (const { grip, right, down } of pulls) frame = pulled(frame, grip, [right, down], size);
        for (const value of Object.values(frame)) expect(Number.isInteger(value)).toBe(true);
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(1);
        expect(frame.x + frame.width).toBeLessThanOrEqual(width);
        expect(frame.y + frame.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('is said in percent, and handed on in pixels', () => {
    expect(describeFrame(FRAME, SIZE)).toBe(
      'The frame is 50% wide, 50% high, 10% from the left, 10% from the top.',
    );
    const tall = { ...FRAME, width: 30 };
    expect(settingsOf({ ...USUAL_CONTROLS, crop: 'frame', frame: tall }, SIZE)).toMatchObject({
      crop: '20,10,30,50',
      height: 25,
    });
    expect(settingsOf({ ...USUAL_CONTROLS, frame: tall }, SIZE)).toMatchObject({
      crop: 'subject',
      width: 25,
    });
  });
});
