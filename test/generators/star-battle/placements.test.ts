/** The dedicated searches for placements against brute force and against each other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StarPlacements, StarSearchOptions } from '../../../generators/star-battle/branching.js';
import { DeductiveSearch } from '../../../generators/star-battle/deductive-search.js';
import { StarSearch } from '../../../generators/star-battle/search.js';
import { starBattle } from '../../../src/families/star-battle/index.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../../../src/families/star-battle/puzzle.js';
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

function foundByDeduction(
  side: number,
  stars: number,
  options: Pick<StarSearchOptions, 'regions' | 'order'>,
): readonly string[] {
  const { status, placements } = new DeductiveSearch(side, stars).find({ ...EVERYTHING, ...options });
  expect(status).toBe('complete');
  return placements.map((placement) => drawn(side, placement).join(' ')).sort();
}

/**
 * Regions around a given placement, at least one of them large: each cell goes to the region of a star, the
 * first ones more often.
 */
function regionsAround(stars: Int32Array, side: number, each: number, next: () => number): Int32Array {
  const regions = Int32Array.from({ length: side * side }, () => {
    const share = next() % 100;
    return share < 5 ? -1 : share < 40 ? 0 : next() % side;
  });
  stars.forEach((cell, index) => {
    regions[cell] = Math.floor(index / each);
  });
  return regions;
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
          (rows) => starBattle.verify(puzzle, rows).length === 0,
        );
        const order = regionsOf(puzzle)
          .map((_, cell) => ({ cell, key: keys.next().value }))
          .sort((one, other) => one.key - other.key)
          .map(({ cell }) => cell);
        const wanted = right.map((rows) => rows.join(' ')).sort();
        const options = { regions: regionsOf(puzzle), order };
        expect(found(side, puzzle.stars, options)).toEqual(wanted);
        expect(foundByDeduction(side, puzzle.stars, options)).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [8, 1, 60],
    [9, 2, 60],
    [13, 3, 8],
  ])('agrees by deduction with counting, %i rows with %i stars', (side, stars, numRuns) => {
    const counting = new StarSearch(side, stars);
    const deducing = new DeductiveSearch(side, stars);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (keys) => {
        const next = (): number => keys.next().value;
        const order = Array.from({ length: side ** 2 }, (_, cell) => ({ cell, key: next() }))
          .sort((one, other) => one.key - other.key)
          .map(({ cell }) => cell);
        const placed = counting.find({ order, limit: 1, nodes: 20_000 }).placements[0];
        if (placed === undefined) return;
        const regions = regionsAround(placed, side, stars, next);
        const [right, found] = [counting, deducing].map((search) =>
          search.find({ ...EVERYTHING, regions, order }),
        );
        const texts = ({ placements }: StarPlacements) => placements.map(String).sort();
        expect(texts(found!)).toEqual(texts(right!));
        expect(texts(found!)).toContain(String(placed));
      }),
      { numRuns },
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
