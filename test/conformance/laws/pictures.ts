import { describe, expect, it } from 'vitest';
import { REACHES } from '../../../generators/shared/goal.js';
import type { Subject } from '../families.js';

/** The laws of pictures and ratings. */
export function pictureLaws(subjects: readonly Subject[]): void {
  describe.each(subjects)('the picture of $id', ({ family, small }) => {
    const solved = family.examples.filter(({ solution }) => solution !== undefined);

    it('shows the solution: another title, and other shapes when some cell of it changes', () => {
      for (const { puzzle, solution } of solved) {
        const full = family.picture(puzzle, { solution });
        expect(full.title).not.toBe(family.picture(puzzle, {}).title);
        const shapes = JSON.stringify(full.shapes);
        const looksOther = (other: unknown): boolean =>
          JSON.stringify(family.picture(puzzle, { solution: other }).shapes) !== shapes;
        expect([...small.variations(solution)].some(looksOther)).toBe(true);
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

  describe.each(subjects)('the rating of $id', ({ family }) => {
    it('asks for guesses in hard puzzles alone, and measures in finite numbers', () => {
      for (const { puzzle } of family.examples.filter(({ verdict }) => verdict === 'unique')) {
        const { logic, measures } = family.rate(puzzle);
        expect(REACHES).toContain(logic);
        expect(Object.values(measures).every(Number.isFinite)).toBe(true);
      }
    });
  });
}
