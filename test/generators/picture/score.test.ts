import { describe, expect, it } from 'vitest';
import { puzzleOfPicture } from '../../../src/families/nonogram/index.js';
import { type DrawnFacts, drawnScore, madeScore } from '../../../src/picture/puzzle/candidates/score.js';

const LOOKS: DrawnFacts['looks'] = {
  score: 0.9,
  likeness: { value: 0.9, precision: 0.95, recall: 0.8, blackGround: 0 },
  paleBlack: 0.5,
};
const DRAWN: DrawnFacts = {
  method: { name: 'regions' },
  looks: LOOKS,
  isSolvable: true,
  sizeOff: 0,
  hasGround: true,
};
const MADE = {
  method: DRAWN.method,
  looks: LOOKS,
  sizeOff: 0,
  hasGround: true,
  puzzle: puzzleOfPicture([1, 0, 1, 1], 2, 2),
  solution: ['#.', '##'],
  changed: 0,
  given: 0,
  rating: { logic: 'plain' },
} as const;

describe('the worth of a candidate', () => {
  it('falls with everything that makes it poorer, before and after its puzzle is made', () => {
    const poorer: readonly Partial<DrawnFacts>[] = [
      { looks: { ...LOOKS, score: 0.89 } },
      { looks: { ...LOOKS, likeness: { ...LOOKS.likeness, recall: 0.7 } } },
      { looks: { ...LOOKS, paleBlack: 0.6 } },
      { sizeOff: 1 },
      { method: { name: 'outline' } },
    ];
    for (const worse of poorer) {
      expect(drawnScore({ ...DRAWN, ...worse })).toBeLessThan(drawnScore(DRAWN));
      expect(madeScore({ ...MADE, ...worse })).toBeLessThan(madeScore(MADE));
    }
    const threshold = { ...DRAWN, method: { name: 'lightness', threshold: 0.5 } } as const;
    expect(drawnScore({ ...threshold, hasGround: false })).toBeLessThan(drawnScore(threshold));
    expect(drawnScore({ ...DRAWN, hasGround: false })).toBe(drawnScore(DRAWN));
    expect(drawnScore({ ...DRAWN, isSolvable: false })).toBeLessThan(drawnScore(DRAWN));
    for (const worse of [{ changed: 1 }, { given: 1 }, { rating: { logic: 'beyond' } }] as const) {
      expect(madeScore({ ...MADE, ...worse })).toBeLessThan(madeScore(MADE));
    }
  });

  it('is least where another difficulty is wanted', () => {
    expect(
      madeScore({ ...MADE, rating: { logic: 'plain', difficulty: 'medium' } }, 'medium'),
    ).toBeGreaterThan(madeScore(MADE, 'medium') + 0.5);
  });
});
