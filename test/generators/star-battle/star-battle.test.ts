import { describe, expect, it } from 'vitest';
import { starBattleGenerator } from '../../../generators/star-battle/index.js';
import { satEngine } from '../../../src/engine/sat/index.js';
import type { AnyFamily, Difficulty } from '../../../src/families/family.js';
import { starBattle } from '../../../src/families/star-battle/index.js';
import { groupsOf, type StarBattlePuzzle } from '../../../src/families/star-battle/puzzle.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { placements } from '../../families/star-battle/small-puzzles.js';
import { type Asked, firstMade, refusals } from '../first-made.js';

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

  it.each<[Difficulty, boolean]>([
    ['easy', false],
    ['medium', false],
    ['hard', false],
    ['easy', true],
  ])('makes %s puzzles, no guessing %s', async (difficulty, noGuess) => {
    for (const settings of [
      { size: 8, stars: 1 },
      { size: 9, stars: 2 },
    ]) {
      const goal = { difficulty, noGuess };
      const { puzzle } = await make({ settings, goal, seed: 'difficulty' });
      expect(starBattle.rate(puzzle)).toMatchObject({ difficulty, guessing: difficulty === 'hard' });
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
