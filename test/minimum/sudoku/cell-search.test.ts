import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../../../src/core/index.js';
import { CellSearch, cellsWithout } from '../../../src/minimum/sudoku/search/cell-search.js';
import { findEvery, findFewest, fourByFours, goldenGrids, isUnique, requestOf } from './grids.js';

const FOURS = fourByFours().filter((_, index) => index % 41 === 0);
const SIXES = goldenGrids('six-by-six-classes.txt').filter((_, index) => index % 6 === 0);

describe('leader and follower over single cells', () => {
  it('find the same puzzles of 4x4 as the search over orbits, with sets from the start and without', async () => {
    for (const numbers of FOURS) {
      const byOrbits = (await findEvery(requestOf([2, 2], numbers))).puzzles.map(String).sort();
      const byCells = (await findEvery(requestOf([2, 2], numbers, { loop: true }))).puzzles
        .map(String)
        .sort();
      expect(byCells).toEqual(byOrbits);
      const task = { box: [2, 2], numbers, sets: [], chosen: [], allowed: cellsWithout([], 16) } as const;
      const learning = new CellSearch({ ...task, total: 4, every: true }, UNLIMITED);
      expect(learning.run()).toBeUndefined();
      expect(learning.found.map(String).sort()).toEqual(byOrbits);
      expect(learning.statistics.learnt).toBeGreaterThan(0);
      const fewer = new CellSearch({ ...task, total: 3, every: true }, UNLIMITED);
      expect([fewer.run(), fewer.found]).toEqual([undefined, []]);
    }
  });

  it('prove the same numbers of 6x6 as the search over orbits', async () => {
    for (const { numbers } of SIXES) {
      const { answer: byOrbits } = await findFewest(requestOf([2, 3], numbers));
      const request = requestOf([2, 3], numbers, { loop: true });
      const { answer } = await findFewest(request);
      expect([answer.lower, answer.givens.length]).toEqual([byOrbits.lower, byOrbits.lower]);
      expect(isUnique(request, answer.givens)).toBe(true);
    }
  });

  it('keep to cells that must hold givens and cells that may not', async () => {
    const { numbers } = SIXES[0]!;
    const limits = { required: [0, 7], forbidden: [1, 2, 3, 30] };
    const { answer: byOrbits } = await findFewest(requestOf([2, 3], numbers, limits));
    const { answer } = await findFewest(requestOf([2, 3], numbers, { ...limits, loop: true }));
    expect([answer.lower, answer.givens.length]).toEqual([byOrbits.lower, byOrbits.lower]);
    expect(answer.givens).toEqual(expect.arrayContaining(limits.required));
    expect(answer.givens.filter((cell) => limits.forbidden.includes(cell))).toEqual([]);
  });

  it('refute 13 givens for a grid of 9x9, and stop at a limit of nodes', async () => {
    const request = requestOf([3, 3], goldenGrids('minimum-clues.txt')[0]!.numbers, { loop: true });
    const { answer } = await findFewest(request, {}, 13);
    expect([answer.lower, answer.limit]).toEqual([14, undefined]);
    const stopped = await findFewest(request, { nodes: 10 }, 16);
    expect(stopped.answer.limit).toBe('nodes');
  });
});
