import { describe, expect, it } from 'vitest';
import { placeFleet } from '../../../generators/battleship/fleet.js';
import { battleshipGenerator } from '../../../generators/battleship/index.js';
import { createRng } from '../../../src/core/random.js';
import { battleship } from '../../../src/families/battleship/index.js';
import { OPEN, WATER } from '../../../src/families/battleship/puzzle.js';
import { firstMade, refusals } from '../first-made.js';
import { expectNoneToSpare } from '../none-to-spare.js';

describe('random fleets', () => {
  it('lie in the grid as the rules want them', () => {
    const fleet = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const solution = placeFleet({ rows: 9, columns: 11, fleet }, createRng(seed))!;
      const puzzle = {
        family: 'battleship',
        rows: solution.map(() => null),
        columns: Array.from({ length: 11 }, () => null),
        fleet,
        grid: solution.map(() => OPEN.repeat(11)),
      } as const;
      expect(battleship.verify(puzzle, solution)).toEqual([]);
    }
  });

  it('are given up where there is no room', () => {
    expect(placeFleet({ rows: 2, columns: 2, fleet: [1, 1] }, createRng('room'))).toBeUndefined();
  });
});

describe('the battleship generator', () => {
  it.each(['plain', 'look-ahead', 'beyond'] as const)('makes %s puzzles', async (logic) => {
    const { puzzle, solution } = await firstMade(battleshipGenerator, battleship, {
      settings: { size: '8', missing: 2 },
      goal: { logic, noGuess: false },
      seed: logic,
    });
    expect(battleship.verify(puzzle, solution)).toEqual([]);
    expect(battleship.rate(puzzle).logic).toBe(logic);
    expect([...puzzle.rows, ...puzzle.columns].filter((clue) => clue === null)).toHaveLength(2);
  });

  it.each([false, true])('gives no hint that one solution does not need (fewest: %s)', async (fewest) => {
    const settings = { size: '7', fewest };
    const made = await firstMade(battleshipGenerator, battleship, { settings, seed: 'spare' });
    expectNoneToSpare(battleship, made.puzzle, made.solution);
  });

  it('takes any fleet, in any order', async () => {
    const made = await firstMade(battleshipGenerator, battleship, {
      settings: { size: '7x5', fleet: '1, 5,2' },
      seed: 'fleet',
    });
    expect(made.puzzle.fleet).toEqual([5, 2, 1]);
    expect(made.solution.join('').replaceAll(WATER, '')).toHaveLength(8);
  });

  it('says why a fleet does not fit', async () => {
    expect(await refusals(battleshipGenerator, { size: '5', fleet: '6' })).toEqual([
      expect.stringContaining('A ship of 6 cells does not fit'),
    ]);
    expect(await refusals(battleshipGenerator, { size: '4', fleet: '4,4,3' })).toEqual([
      expect.stringContaining('28'),
    ]);
    expect(await refusals(battleshipGenerator, { fleet: '3,two' })).toHaveLength(1);
    expect(await refusals(battleshipGenerator, { missing: 21 })).toHaveLength(1);
  });
});
