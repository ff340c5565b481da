import { describe, expect, it } from 'vitest';
import { HAIRLINE } from '../../../src/draw/scene.js';
import { renderTerminal } from '../../../src/draw/terminal.js';
import { starBattle } from '../../../src/families/star-battle/index.js';

const exampleOf = (name: string) => starBattle.examples.find((example) => example.name === name)!;

describe('the picture of a star battle', () => {
  it('shows regions, stars and cells of no region in a terminal', () => {
    const { puzzle, solution } = exampleOf('cells of no region');
    const scene = starBattle.picture(puzzle, { solution: solution! });
    expect(renderTerminal(scene, { unicode: false }).split('\n')).toEqual([
      '+-------+---+-----------+',
      '|     * |   |           |',
      '+---+---+   +---+       |',
      '| / |           |     * |',
      '+---+       +---+       |',
      '|         * |   |       |',
      '+-------+   |   +---+---+',
      '| /   / |   |     * | / |',
      '+---+---+---+       +---+',
      '| * |       |           |',
      '|   |       +---+-------+',
      '|   |         * | /   / |',
      '+---+-----------+-------+',
      '',
      '1 star in every row, column and region',
    ]);
  });

  it.each([
    ['simple park', '× 1'],
    ['harder park', '× 2'],
  ])('of %s says below the grid how many stars: %s', (name, words) => {
    const texts = starBattle.picture(exampleOf(name).puzzle, {}).shapes.filter(({ kind }) => kind === 'text');
    expect(texts).toMatchObject([{ text: words }]);
  });

  it('distinguishes regions by the weight of lines alone', () => {
    const { shapes } = starBattle.picture(exampleOf('simple park').puzzle, {});
    const lines = shapes.filter((shape) => shape.kind === 'line');
    expect(new Set(lines.map(({ width }) => width / HAIRLINE))).toEqual(new Set([1, 4]));
    // Every cell has four sides, shared or outer; each stands in one line alone.
    const length = lines.reduce((sum, { x1, y1, x2, y2 }) => sum + Math.abs(x2 - x1) + Math.abs(y2 - y1), 0);
    expect(length / 8).toBeCloseTo(2 * 5 * 6);
  });
});
