/** The dedicated search for placements against brute force. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StarSearch, type StarSearchOptions } from '../../../generators/star-battle/search.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../../../src/families/star-battle/puzzle.js';
import { verifyStarBattle } from '../../../src/families/star-battle/rules.js';
import { placements, smallStarBattle } from '../../families/star-battle/small-puzzles.js';

const EVERYTHING = { limit: 1_000_000, nodes: 1_000_000 };

function drawn(side: number, stars: Int32Array): StarBattleSolution {
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (stars.includes(row * side + column) ? '*' : '.')).join(''),
  );
}

function regionsOf({ regions }: StarBattlePuzzle): readonly number[] {
  return regions.flat().map((region) => region ?? -1);
}

function found(side: number, stars: number, options: Partial<StarSearchOptions> = {}): readonly string[] {
  const { status, placements } = new StarSearch(side, stars).find({ ...EVERYTHING, ...options });
  expect(status).toBe('complete');
  return placements.map((placement) => drawn(side, placement).join(' ')).sort();
}

describe('the search for placements', () => {
  it.each([
    [3, 1],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 2],
  ])('finds all of %i rows with %i stars without regions', (side, stars) => {
    expect(found(side, stars)).toEqual([...placements(side, stars)].map((rows) => rows.join(' ')).sort());
  });

  it('finds all solutions, in whatever order cells are tried', () => {
    fc.assert(
      fc.property(smallStarBattle, fc.infiniteStream(fc.nat()), (puzzle, keys) => {
        const side = puzzle.regions.length;
        const right = [...placements(side, puzzle.stars)].filter(
          (rows) => verifyStarBattle(puzzle, rows).length === 0,
        );
        const order = regionsOf(puzzle)
          .map((_, cell) => ({ cell, key: keys.next().value }))
          .sort((one, other) => one.key - other.key)
          .map(({ cell }) => cell);
        const all = found(side, puzzle.stars, { regions: regionsOf(puzzle), order });
        expect(all).toEqual(right.map((rows) => rows.join(' ')).sort());
      }),
      { numRuns: 200 },
    );
  });

  it('serves other regions in the same memory', () => {
    const search = new StarSearch(5, 1);
    const columns = Array.from({ length: 25 }, (_, cell) => cell % 5);
    const impossible = Array.from({ length: 25 }, (_, cell) => (cell < 21 ? 0 : cell - 20));
    const counts = [columns, impossible, columns].map(
      (regions) => search.find({ ...EVERYTHING, regions }).placements.length,
    );
    expect(counts).toEqual([14, 0, 14]);
  });

  it('says when it stopped early', () => {
    const search = new StarSearch(6, 1);
    expect(search.find({ limit: 3, nodes: 1000 })).toMatchObject({ status: 'enough' });
    expect(search.find({ limit: 3, nodes: 1000 }).placements).toHaveLength(3);
    expect(search.find({ limit: 1000, nodes: 2 })).toMatchObject({ status: 'limit' });
  });
});
