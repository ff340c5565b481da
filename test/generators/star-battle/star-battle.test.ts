import { describe, expect, it } from 'vitest';
import { starBattleGenerator } from '../../../generators/star-battle/index.js';
import { renderTerminal } from '../../../src/draw/terminal.js';
import type { AnyFamily, LogicReach } from '../../../src/families/contract/family.js';
import { starBattle } from '../../../src/families/star-battle/index.js';
import { groupsOf, type StarBattlePuzzle } from '../../../src/families/star-battle/puzzle.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { placements } from '../../families/star-battle/small-puzzles.js';
import { type Asked, firstMade, refusals } from '../first-made.js';

const highs = await loadHighsEngine();
const make = (asked: Asked) => firstMade(starBattleGenerator, starBattle, asked);
const family = starBattle as AnyFamily;
const formulation = family.formulations[0]!;

function expectConnected(puzzle: StarBattlePuzzle): void {
  for (const { name, cells } of groupsOf(puzzle).slice(2 * puzzle.regions.length)) {
    const reached = [cells[0]!];
    for (const [row, column] of reached) {
      for (const cell of cells) {
        const beside = Math.abs(cell[0] - row) + Math.abs(cell[1] - column) === 1;
        if (beside && !reached.includes(cell)) reached.push(cell);
      }
    }
    expect(reached.length, name).toBe(cells.length);
  }
}

function sizesOf(puzzle: StarBattlePuzzle): readonly number[] {
  return groupsOf(puzzle)
    .slice(2 * puzzle.regions.length)
    .map(({ cells }) => cells.length);
}

describe('the star battle generator', () => {
  it.each([
    [4, 1],
    [5, 1],
    [8, 2],
    [9, 2],
    [10, 2],
    [13, 3],
    [14, 3],
  ])('makes puzzles of %i rows and %i stars that an engine proves unique', async (size, stars) => {
    const { puzzle, solution } = await make({ settings: { size, stars }, seed: 'unique' });
    expect(puzzle).toMatchObject({ stars, regions: { length: size } });
    const answer = checkPuzzle({ family, puzzle, formulation, engine: satEngine });
    expect(answer).toMatchObject({ verdict: 'unique', solution });
    expectConnected(puzzle);
    expect(Math.min(...sizesOf(puzzle))).toBeGreaterThanOrEqual(Math.min(2 * stars + 1, size - 1));
  });

  it.each([4, 5, 6])('agrees with brute force at %i rows', async (size) => {
    for (let seed = 0; seed < 10; seed++) {
      const { puzzle, solution } = await make({ settings: { size, stars: 1 }, seed: `brute ${seed}` });
      const right = [...placements(size, 1)].filter((rows) => starBattle.verify(puzzle, rows).length === 0);
      expect(right).toEqual([solution]);
    }
  });

  it.each<[LogicReach, boolean]>([
    ['plain', false],
    ['look-ahead', false],
    ['beyond', false],
    ['plain', true],
  ])('makes %s puzzles, no guessing %s', async (logic, noGuess) => {
    for (const settings of [
      { size: 8, stars: 1 },
      { size: 9, stars: 2 },
    ]) {
      const goal = { logic, noGuess };
      const { puzzle } = await make({ settings, goal, seed: 'otter' });
      expect(starBattle.rate(puzzle)).toMatchObject({ logic });
      const answer = checkPuzzle({ family, puzzle, formulation, engine: satEngine });
      expect(answer.verdict).toBe('unique');
    }
  });

  it('keeps all regions as large as asked', async () => {
    const { puzzle } = await make({ settings: { size: 8, stars: 1, 'smallest-region': 6 }, seed: 'large' });
    expect(Math.min(...sizesOf(puzzle))).toBeGreaterThanOrEqual(6);
    expectConnected(puzzle);
  });

  it('makes the same puzzle from the same seed, and others from others', async () => {
    const of = async (seed: string) => JSON.stringify(await make({ settings: { size: 9, stars: 2 }, seed }));
    expect(await of('one')).toBe(await of('one'));
    expect(await of('one')).not.toBe(await of('two'));
  });
});

describe('cells of no region', () => {
  const outsideOf = ({ regions }: StarBattlePuzzle) =>
    regions.flat().filter((region) => region === null).length;

  it.each([
    [{ size: 6, stars: 1, outside: 1 }],
    [{ size: 8, stars: 1, outside: 12 }],
    [{ size: 9, stars: 2, outside: 7 }],
  ])('are as many as asked: %j, proved unique by both engines', async (settings) => {
    const { puzzle, solution } = await make({ settings, seed: 'outside' });
    expect(outsideOf(puzzle)).toBe(settings.outside);
    expect(starBattle.readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual({ ok: true, value: puzzle });
    expect(starBattle.verify(puzzle, solution)).toEqual([]);
    expectConnected(puzzle);
    for (const engine of [satEngine, highs]) {
      const answer = checkPuzzle({ family, puzzle, formulation, engine });
      expect(answer).toMatchObject({ verdict: 'unique', solution });
    }
  });

  it.each([4, 5, 6])('leave one solution by brute force at %i rows', async (size) => {
    for (let seed = 0; seed < 10; seed++) {
      const { puzzle, solution } = await make({
        settings: { size, stars: 1, outside: size - 2 },
        seed: `brute ${seed}`,
      });
      const right = [...placements(size, 1)].filter((rows) => starBattle.verify(puzzle, rows).length === 0);
      expect(right).toEqual([solution]);
    }
  });

  it.each<LogicReach>(['plain', 'look-ahead', 'beyond'])(
    'leave %s puzzles as hard as asked',
    async (logic) => {
      const goal = { logic, noGuess: false };
      const { puzzle } = await make({ settings: { size: 9, stars: 2, outside: 5 }, goal, seed: 'outside' });
      expect(outsideOf(puzzle)).toBe(5);
      expect(starBattle.rate(puzzle)).toMatchObject({ logic });
      expect(checkPuzzle({ family, puzzle, formulation, engine: satEngine }).verdict).toBe('unique');
    },
  );

  it('look different from cells of a region in the picture', async () => {
    const { puzzle } = await make({ settings: { size: 8, stars: 1, outside: 12 }, seed: 'outside' });
    const shown = renderTerminal(starBattle.picture(puzzle, {}), { unicode: true });
    const whole = { ...puzzle, regions: puzzle.regions.map((row) => row.map((region) => region ?? 0)) };
    expect(shown).not.toBe(renderTerminal(starBattle.picture(whole, {}), { unicode: true }));
  });

  it.each(starBattleGenerator.presets)('can be asked for beside the preset $name', async ({ settings }) => {
    expect(await refusals(starBattleGenerator, { ...settings, outside: 4 })).toEqual([]);
  });

  it('are refused when the regions leave fewer', async () => {
    expect(await refusals(starBattleGenerator, { size: 6, stars: 1, outside: 19 })).toEqual([
      '--outside: 6 regions of at least 3 cells leave 18 cells of 36; found 19.',
    ]);
  });
});

describe('settings of the star battle generator', () => {
  it('are refused when the stars cannot fit', async () => {
    expect(await refusals(starBattleGenerator, { size: 4, stars: 2 })).toEqual([
      '--stars: No 4x4 grid holds 2 stars in every row and column: two neighbouring rows hold 4 stars, no two of ' +
        'them in one block of two by two cells, so 8 rows and columns are needed.',
    ]);
    expect(await refusals(starBattleGenerator, { size: 8, stars: 2 })).toEqual([]);
  });

  it('are refused for no more than what brute force refuses', async () => {
    for (let size = 4; size <= 8; size++) {
      for (const stars of [1, 2]) {
        const fits = placements(size, stars).next().done === false;
        expect((await refusals(starBattleGenerator, { size, stars })).length === 0).toBe(fits);
      }
    }
  });

  it('are refused when regions of such a size do not fit', async () => {
    expect(await refusals(starBattleGenerator, { size: 9, stars: 2, 'smallest-region': 2 })).toEqual([
      '--smallest-region: A whole number from 3 to 8 is expected; found 2.',
    ]);
  });

  it.each(starBattleGenerator.presets)('of the preset $name are possible', async ({ settings }) => {
    expect(await refusals(starBattleGenerator, settings)).toEqual([]);
  });
});
