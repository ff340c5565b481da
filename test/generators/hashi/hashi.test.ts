import { describe, expect, it } from 'vitest';
import { hashiGenerator } from '../../../generators/hashi/index.js';
import type { Settings } from '../../../generators/shared/generator.js';
import type { AnyFamily, LogicReach } from '../../../src/families/contract/family.js';
import { hashi } from '../../../src/families/hashi/index.js';
import type { HashiPuzzle } from '../../../src/families/hashi/puzzle.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { type Asked, firstMade, refusals } from '../first-made.js';
import { canBeJoined, layoutsApart } from './layouts.js';

const make = (asked: Asked) => firstMade(hashiGenerator, hashi, asked);
const family = hashi as AnyFamily;

function prove(puzzle: HashiPuzzle) {
  return checkPuzzle({ family, puzzle, formulation: chooseFormulation(family, 'sat'), engine: satEngine });
}

function islandsOf({ islands }: HashiPuzzle): (readonly [number, number])[] {
  return islands.flatMap((row, r) => row.flatMap((island, c) => (island === 0 ? [] : [[r, c] as const])));
}

describe('the hashi generator', () => {
  it.each<Settings>([
    { size: '4' },
    { size: '7x7' },
    { size: '12x5' },
    { size: '15' },
    { size: '25', density: 15 },
    { size: '10', bridges: 1 },
    { size: '10', bridges: 4 },
    { size: '12', density: 35, loops: 100 },
  ])('makes puzzles of $size that an engine proves unique', async (settings) => {
    for (const seed of ['one', 'two', 'three']) {
      const { puzzle, solution } = await make({ settings, seed });
      expect(prove(puzzle)).toMatchObject({ verdict: 'unique', solution });
    }
  });

  it.each<[LogicReach, boolean, string]>([
    ['plain', false, '9'],
    ['plain', true, '20'],
    ['look-ahead', false, '7'],
    ['look-ahead', true, '20'],
    ['beyond', false, '12'],
  ])('makes %s puzzles, no guessing %s', async (logic, noGuess, size) => {
    const { puzzle } = await make({ settings: { size }, goal: { logic, noGuess }, seed: 'b' });
    expect(hashi.rate(puzzle)).toMatchObject({ logic });
    expect(prove(puzzle).verdict).toBe('unique');
  });

  it.each([
    [5, 8],
    [7, 14],
    [10, 25],
    [15, 33],
    [25, 83],
    [30, 127],
  ])('makes puzzles of side %i with exactly %i islands', async (side, islands) => {
    const { puzzle, solution } = await make({ settings: { size: `${side}`, islands }, seed: 'exact' });
    expect(islandsOf(puzzle)).toHaveLength(islands);
    expect(prove(puzzle)).toMatchObject({ verdict: 'unique', solution });
  });

  it.each([
    [4, 4, 6],
    [4, 5, 8],
    [5, 5, 10],
    [5, 6, 13],
    [5, 7, 15],
    [6, 6, 16],
  ])(
    'fills a grid of %i rows and %i columns with %i islands apart; no more can be joined',
    async (rows, columns, islands) => {
      expect([...layoutsApart(rows, columns, islands + 1)].filter(canBeJoined)).toEqual([]);
      expect([...layoutsApart(rows, columns, islands)].some(canBeJoined)).toBe(true);
      const { puzzle } = await make({ settings: { size: `${columns}x${rows}`, islands }, seed: 'most' });
      expect(islandsOf(puzzle)).toHaveLength(islands);
    },
  );

  it.each([11, 14, 18, 25])('puts %i islands on 5x5 where they may lie side by side', async (islands) => {
    const settings = { size: '5', islands, 'side-by-side': true };
    const { puzzle, solution } = await make({ settings, seed: 'dense' });
    expect(islandsOf(puzzle)).toHaveLength(islands);
    expect(prove(puzzle)).toMatchObject({ verdict: 'unique', solution });
  });

  it('refuses more islands than a grid has room for', async () => {
    const settings = { size: '5', islands: 14 };
    expect(await refusals(hashiGenerator, settings)).toEqual([
      expect.stringContaining('A grid of 5x5 has room for at most 13 islands'),
    ]);
    expect(await refusals(hashiGenerator, { size: '5', islands: 26, 'side-by-side': true })).toEqual([
      expect.stringContaining('A grid of 5x5 has room for at most 25 islands.'),
    ]);
  });

  it('fills the grid and keeps islands apart', async () => {
    const { puzzle } = await make({ settings: { size: '14x10', density: 30 }, seed: 'layout' });
    const islands = islandsOf(puzzle);
    const [rows, columns] = [islands.map(([row]) => row), islands.map(([, column]) => column)];
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([0, 9]);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([0, 13]);
    expect(islands.length).toBeGreaterThanOrEqual(0.85 * 42);
    for (const [row, column] of islands) {
      expect(islands.some(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1)).toBe(false);
    }
  });

  it('lays out no loops when none are wanted', async () => {
    const { puzzle, solution } = await make({ settings: { size: '12', loops: 0 }, seed: 'tree' });
    expect(solution.length).toBe(islandsOf(puzzle).length - 1);
  });

  it('makes the same puzzle from the same seed, and others from others', async () => {
    const of = async (seed: string) => JSON.stringify(await make({ settings: { size: '9' }, seed }));
    expect(await of('one')).toBe(await of('one'));
    expect(await of('one')).not.toBe(await of('two'));
  });
});

describe('settings of the hashi generator', () => {
  it('are refused outside what can be laid out', async () => {
    expect(await refusals(hashiGenerator, { size: '9x3' })).toEqual([
      '--size: A whole number from 4 to 60 is expected; found 3.',
    ]);
    expect(await refusals(hashiGenerator, { density: 60, bridges: 5, loops: -1 })).toHaveLength(3);
  });

  it.each(hashiGenerator.presets)('of the preset $name are possible', async ({ settings }) => {
    expect(await refusals(hashiGenerator, settings)).toEqual([]);
  });
});
