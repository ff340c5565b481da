import { describe, expect, it } from 'vitest';
import { divide, splits } from '../../../generators/kenken/cages.js';
import { kenkenGenerator } from '../../../generators/kenken/index.js';
import { planWith, type Settings, type Steering } from '../../../generators/shared/generator.js';
import { latinSquare } from '../../../generators/shared/latin-square.js';
import { createRng } from '../../../src/core/random.js';
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { rateKenken } from '../../../src/families/kenken/rating.js';
import { readKenken } from '../../../src/families/kenken/reading.js';

async function made(settings: Settings, goal: Steering = { noGuess: false }): Promise<KenkenPuzzle> {
  const plan = await planWith(kenkenGenerator, settings, goal);
  if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
  for (let attempt = 0; ; attempt++) {
    const outcome = kenkenGenerator.attempt(plan.value, createRng('owl').fork(String(attempt)), 1);
    if (outcome.status === 'made') return outcome.puzzle;
  }
}

const operations = ({ cages }: KenkenPuzzle) => new Set(cages.map(({ op }) => op));

describe('the Calcudoku generator', () => {
  it.each([3, 5, 9])('draws Latin squares of side %i', (size) => {
    const numbers = latinSquare(size, createRng('square'));
    for (let line = 0; line < size; line++) {
      const row = numbers.subarray(line * size, (line + 1) * size);
      const column = numbers.filter((_, cell) => cell % size === line);
      expect(new Set(row).size).toBe(size);
      expect(new Set(column).size).toBe(size);
    }
  });

  it('divides grids into connected cages, each cell in one, none too large', () => {
    for (let seed = 0; seed < 20; seed++) {
      const cages = divide(6, 4, createRng(`cages ${seed}`));
      expect(cages.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, cell) => cell));
      expect(Math.max(...cages.map(({ length }) => length))).toBeLessThanOrEqual(4);
      const asCages = cages.map((cells) => ({
        op: cells.length === 1 ? '=' : '+',
        target: 5,
        cells: cells.map((cell) => [Math.floor(cell / 6), cell % 6]),
      }));
      expect(readKenken({ family: 'kenken', size: 6, cages: asCages })).toMatchObject({ ok: true });
    }
  });

  it('splits cages into connected parts, no cell alone where that can be', () => {
    expect(splits([0, 1, 2, 3], 4)).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
    ]);
    expect(splits([0, 1, 4, 5], 4)).toEqual([
      [
        [0, 1],
        [4, 5],
      ],
      [
        [0, 4],
        [1, 5],
      ],
    ]);
    expect(splits([0, 1, 4], 4)).toEqual([
      [[0, 1], [4]],
      [[0, 4], [1]],
    ]);
  });

  it('keeps to the operations that are asked for', async () => {
    expect(
      [...operations(await made({ size: 4, operations: '-' }))].every((op) => op === '-' || op === '='),
    ).toBe(true);
    expect(operations(await made({ size: 5, operations: '+*' })).has('-')).toBe(false);
  });

  it('does not tell operations when asked to', async () => {
    const puzzle = await made({ size: 4, untold: true });
    expect(puzzle.cages.every(({ op, cells }) => op === (cells.length === 1 ? '=' : null))).toBe(true);
  });

  it('repairs until plain logic is enough', async () => {
    expect(rateKenken(await made({ size: 6 }, { logic: 'plain', noGuess: false })).logic).toBe('plain');
    expect(rateKenken(await made({ size: 6 }, { noGuess: true })).logic).not.toBe('beyond');
  });

  it.each<Settings>([
    { size: 2 },
    { size: 10 },
    { operations: '%' },
    { operations: '++' },
    { operations: '-/', 'largest-cage': 3 },
  ])('refuses %j', async (settings) => {
    expect(await planWith(kenkenGenerator, settings, { noGuess: false })).toMatchObject({ ok: false });
  });
});
