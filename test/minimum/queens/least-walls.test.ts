import { describe, expect, it } from 'vitest';
import { verifyQueens } from '../../../src/families/queens/rules.js';
import { searchPlacements } from '../../../src/families/queens/search.js';
import type { EveryPlacement } from '../../../src/minimum/queens/search/every-placement.js';
import { LeastWallsSearch, mostQueens } from '../../../src/minimum/queens/search/least-walls.js';
import { symmetricBoardsOf } from '../../../src/minimum/queens/search/symmetries.js';
import { everyBoard } from '../../../src/minimum/queens/search/walled-boards.js';
import { placements } from '../../families/queens/small-puzzles.js';

const withoutQueens = (rows: readonly string[]): readonly string[] =>
  rows.map((cells) => cells.replaceAll('Q', '.'));

const wallsIn = (rows: readonly string[]): number => rows.join('').replaceAll(/[^#]/g, '').length;

/** The fewest walls, found without a limit; its placement passes the rules. */
async function fewest(search: LeastWallsSearch, queens: number): Promise<number> {
  const answer = await search.find(queens);
  if (answer.status !== 'found') throw new Error('no limit was set');
  const { placement, walls, refuted } = answer;
  const puzzle = { family: 'queens', board: withoutQueens(placement), queens } as const;
  expect(verifyQueens(puzzle, placement)).toEqual([]);
  expect(wallsIn(placement)).toBe(walls);
  expect(refuted?.walls).toBe(walls === 0 ? undefined : walls - 1);
  return walls;
}

async function all(size: number, queens: number): Promise<EveryPlacement> {
  const search = new LeastWallsSearch(size);
  return search.findEvery(queens, await fewest(search, queens));
}

describe('the search for the least walls', () => {
  const KNOWN: readonly (readonly [size: number, from: number, walls: readonly number[]])[] = [
    [5, 6, [3, 4, 7, 16]],
    [6, 7, [1, 3, 6]],
    [7, 8, [1, 2, 4, 6, 8, 10, 12, 20, 33]],
    [8, 9, [1, 2, 3, 5, 7, 9, 11, 12]],
  ];

  it.each(KNOWN)(
    'agrees with the known numbers on a side of %i, from %i queens on',
    async (size, from, walls) => {
      const search = new LeastWallsSearch(size);
      const found: number[] = [];
      for (let queens = from; queens <= mostQueens(size); queens++) found.push(await fewest(search, queens));
      expect(found).toEqual(walls);
    },
  );

  it('needs no walls for as many queens as rows, but on the smallest boards', async () => {
    const found: number[] = [];
    for (const size of [1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16]) {
      found.push(await fewest(new LeastWallsSearch(size), size));
    }
    expect(found).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(mostQueens(2)).toBe(1);
  });

  it('finds the same whatever was asked before', async () => {
    const used = new LeastWallsSearch(7);
    for (const queens of [14, 10, 12]) {
      const again = await used.find(queens);
      const afresh = await new LeastWallsSearch(7).find(queens);
      if (again.status !== 'found' || afresh.status !== 'found') throw new Error('no limit was set');
      expect(again.walls).toBe(afresh.walls);
    }
  });

  it('stops at a number of walls, at a limit of nodes and when asked to', async () => {
    expect(await new LeastWallsSearch(8).find(12, {}, 4)).toMatchObject({ status: 'more', lower: 5 });
    const limited = await new LeastWallsSearch(10).find(20, { nodes: 5000 });
    expect(limited).toMatchObject({ status: 'limit', limit: 'nodes' });
    if (limited.status !== 'limit') throw new Error('it was limited');
    expect(limited.nodes).toBeLessThanOrEqual(5000);
    expect(limited.lower).toBeLessThanOrEqual(13);
    const aborted = await new LeastWallsSearch(10).find(20, { abort: () => true });
    expect(aborted).toMatchObject({ status: 'limit', limit: 'abort' });
  });

  it('asks upwards', async () => {
    const asked: number[] = [];
    await new LeastWallsSearch(7).find(13, { onStep: (walls) => asked.push(walls) });
    expect(asked).toEqual(asked.map((_, index) => 10 - asked.length + 1 + index));
  });
});

describe('all placements with the least walls', () => {
  // OEIS A103330, A129551, A129553.
  it.each([
    [6, 1, 16],
    [7, 1, 20],
    [8, 1, 128],
    [9, 1, 396],
    [10, 1, 2288],
    [7, 2, 4],
    [8, 2, 44],
    [9, 2, 280],
    [8, 3, 8],
    [9, 3, 44],
    [10, 3, 528],
  ])('on a side of %i with %i more queens than rows, as many walls: %i', async (size, walls, count) => {
    const found = await all(size, size + walls);
    expect(found).toMatchObject({ placements: count });
    expect(found.limit).toBeUndefined();
  });

  // Boards of 8 by 8 cells by their value, from the census of all boards.
  it.each([
    [9, 32],
    [10, 38],
    [11, 8],
  ])('of %i queens on 8 by 8 cells stand on %i boards', async (queens, boards) => {
    expect((await all(8, queens)).boards).toBe(boards);
  });

  it('are those of brute force on boards of up to four by four cells', async () => {
    for (const size of [1, 2, 3, 4]) {
      for (let queens = 1; queens <= mostQueens(size); queens++) {
        const found = await all(size, queens);
        const walls = wallsIn(found.placementsUpToSymmetry[0]!);
        const right = [...everyBoard(size, walls)].flatMap((board) =>
          [...placements({ family: 'queens', board })].filter(
            (rows) => verifyQueens({ family: 'queens', board, queens }, rows).length === 0,
          ),
        );
        expect(found.placementsUpToSymmetry.flatMap(symmetricBoardsOf).sort()).toEqual(right.sort());
        const fewer = walls === 0 ? [] : [...everyBoard(size, walls - 1)];
        expect(fewer.filter((board) => searchPlacements(board, queens, { limit: 1 }).count > 0)).toEqual([]);
      }
    }
  });

  it.each([
    [5, 6],
    [5, 7],
    [6, 7],
    [6, 8],
  ])('are those of the search board by board: a side of %i, %i queens', async (size, queens) => {
    const found = await all(size, queens);
    const walls = wallsIn(found.placementsUpToSymmetry[0]!);
    const counts = [...everyBoard(size, walls)].map((board) => searchPlacements(board, queens).count);
    expect(found.placements).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(found.boards).toBe(counts.filter((count) => count > 0).length);
  });

  it('come once each, up to symmetry, and pass the rules', async () => {
    const found = await all(8, 14);
    const images = found.placementsUpToSymmetry.map((placement) => symmetricBoardsOf(placement));
    expect(new Set(images.flat().map((rows) => rows.join('\n'))).size).toBe(found.placements);
    for (const [first] of images) {
      const puzzle = { family: 'queens', board: withoutQueens(first!), queens: 14 } as const;
      expect(verifyQueens(puzzle, first!)).toEqual([]);
    }
    const boards = new Set(images.flat().map((rows) => withoutQueens(rows).join('\n')));
    expect(found.boards).toBe(boards.size);
    expect(found.boardsUpToSymmetry.flatMap(symmetricBoardsOf)).toHaveLength(boards.size);
  });

  it('tell the limit that left some out', async () => {
    const search = new LeastWallsSearch(8);
    expect(await fewest(search, 14)).toBe(9);
    const part = await search.findEvery(14, 9, { nodes: 20_000 });
    expect(part.limit).toBe('nodes');
    expect(part.placements).toBeLessThan(3248);
  });
});
