import { describe, expect, it } from 'vitest';
import { SUBJECTS } from './families.js';

describe.each(SUBJECTS)('the picture of $id', ({ family }) => {
  const solved = family.examples.filter(({ solution }) => solution !== undefined);

  it('does not change when the solution is known', () => {
    for (const { puzzle, solution } of solved) {
      const before = JSON.stringify(family.picture(puzzle, {}));
      family.picture(puzzle, { solution });
      family.rate(puzzle);
      expect(JSON.stringify(family.picture(puzzle, {}))).toBe(before);
    }
  });

  it('is no larger in an answer key, where the solution still shows', () => {
    for (const { puzzle, solution } of solved) {
      const whole = family.picture(puzzle, { solution });
      const key = family.picture(puzzle, { solution, answerOnly: true });
      expect(key.width).toBeLessThanOrEqual(whole.width);
      expect(key.height).toBeLessThanOrEqual(whole.height);
      expect(key.shapes.length).toBeGreaterThan(0);
    }
  });

  it('keeps its size when the solution is drawn, and every number in it is finite', () => {
    for (const { puzzle, solution } of solved) {
      const empty = family.picture(puzzle, {});
      const full = family.picture(puzzle, { solution });
      expect([full.width, full.height]).toEqual([empty.width, empty.height]);
      for (const scene of [empty, full]) {
        expect(scene.title).not.toBe('');
        for (const shape of scene.shapes) {
          for (const value of Object.values(shape)) {
            if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
          }
        }
      }
    }
  });
});

describe.each(SUBJECTS)('the rating of $id', ({ family }) => {
  it('is the same twice, and names only numbers', () => {
    for (const { puzzle } of family.examples.filter(({ verdict }) => verdict === 'unique')) {
      const rating = family.rate(puzzle);
      expect(family.rate(puzzle)).toEqual(rating);
      expect(Object.values(rating.measures).every(Number.isFinite)).toBe(true);
    }
  });
});
