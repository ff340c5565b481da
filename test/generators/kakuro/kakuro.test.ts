import { describe, expect, it } from 'vitest';
import { kakuroGenerator } from '../../../generators/kakuro/index.js';
import { randomPattern } from '../../../generators/kakuro/pattern.js';
import type { Settings, Steering } from '../../../generators/shared/generator.js';
import { createRng } from '../../../src/core/index.js';
import { kakuro } from '../../../src/families/kakuro/index.js';
import { runsOf } from '../../../src/families/kakuro/puzzle.js';
import { firstMade } from '../first-made.js';
import { expectNoneToSpare } from '../none-to-spare.js';

const make = (settings: Settings, seed: string, goal: Steering = { noGuess: false }) =>
  firstMade(kakuroGenerator, kakuro, { settings, goal, seed });

describe('patterns of Kakuros', () => {
  it.each([
    { rows: 7, columns: 7, black: 35, longest: 9 },
    { rows: 9, columns: 14, black: 30, longest: 6 },
    { rows: 14, columns: 9, black: 42, longest: 5 },
  ])('look the same upside down, are connected, and have no run of one cell: %o', (settings) => {
    const seeds = Array.from({ length: 20 }, (_, seed) => `pattern ${seed}`);
    const patterns = seeds.flatMap((seed) => {
      const pattern = randomPattern(settings, createRng(seed));
      return pattern === undefined ? [] : [pattern];
    });
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      const turned = pattern.toReversed().map((row) => row.toReversed());
      expect(turned).toEqual(pattern);
      const grid = pattern.map((row) => row.map((isWhite) => (isWhite ? 0 : ([0, 0] as const))));
      const runs = runsOf({ family: 'kakuro', grid });
      const lengths = runs.map(({ cells }) => cells.length);
      expect(Math.min(...lengths)).toBeGreaterThan(1);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(settings.longest);
      const reached = new Set(runs[0]!.cells.map(String));
      for (let before = 0; before !== reached.size; ) {
        before = reached.size;
        for (const { cells } of runs.filter((run) => run.cells.some((cell) => reached.has(String(cell)))))
          for (const cell of cells) reached.add(String(cell));
      }
      expect(reached.size).toBe(grid.flat().filter((cell) => cell === 0).length);
    }
  });

  it('are not found where runs cannot be that short', () => {
    const settings = { rows: 2, columns: 7, black: 0, longest: 2 };
    expect(randomPattern(settings, createRng('none'))).toBeUndefined();
  });
});

describe('Kakuros that are made', () => {
  it.each(['owl', 'hen', 'elk'])('state the sums of all runs, and no numbers: %s', async (seed) => {
    const { puzzle } = await make({ size: '7' }, seed);
    expect(runsOf(puzzle).every(({ sum }) => sum > 0)).toBe(true);
    expect(puzzle.grid.flat().every((cell) => typeof cell !== 'number' || cell === 0)).toBe(true);
  });

  it('give as many numbers as are asked for', async () => {
    const { puzzle } = await make({ size: '7', 'given-numbers': 3 }, 'given');
    expect(puzzle.grid.flat().filter((cell) => typeof cell === 'number' && cell > 0)).toHaveLength(3);
  });

  it.each([{}, { fewest: true }])('need every sum where few are asked for: %o', async (more) => {
    const { puzzle, solution } = await make({ size: '5', 'few-sums': true, ...more }, 'few');
    expectNoneToSpare(kakuro, puzzle, solution);
  });

  it.each(['plain', 'look-ahead'] as const)('need the logic that is steered to: %s', async (logic) => {
    const { puzzle } = await make({ size: '8' }, 'logic', { noGuess: false, logic });
    expect(kakuro.rate(puzzle).logic).toBe(logic);
  });
});
