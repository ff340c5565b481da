import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Field, OPEN, QUEEN_PLACED } from '../../../src/families/queens/field.js';
import { queens } from '../../../src/families/queens/index.js';
import { largestNumber, searchPlacements } from '../../../src/families/queens/search.js';
import { everyBoard } from '../../../src/minimum/queens/search/walled-boards.js';
import { placements, smallQueens } from './small-puzzles.js';

const queensIn = (rows: readonly string[]): number => rows.join('').replaceAll(/[^Q]/g, '').length;

/** Placements without attacks: their number is one that every board has, so only attacks matter. */
const legalPlacements = (board: readonly string[]): (readonly string[])[] =>
  [...placements({ family: 'queens', board })].filter(
    (rows) => queens.verify({ family: 'queens', board, queens: queensIn(rows) }, rows).length === 0,
  );

describe('the search on one board', () => {
  it('counts every number of queens as brute force does', () => {
    fc.assert(
      fc.property(smallQueens, ({ board }) => {
        const all = legalPlacements(board);
        const most = Math.max(...all.map(queensIn));
        for (let number = 0; number <= most + 1; number++) {
          const right = all.filter((rows) => queensIn(rows) === number);
          const found = searchPlacements(board, number);
          expect([found.status, found.count]).toEqual(['complete', right.length]);
          if (found.first !== undefined) expect(right).toContainEqual(found.first);
        }
        const largest = largestNumber(board, { limit: 0 });
        const count = all.filter((rows) => queensIn(rows) === most).length;
        expect(largest).toMatchObject({ status: 'found', queens: most, count, isCounted: true });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [4, 2],
    [5, 10],
    [6, 4],
    [7, 40],
    [8, 92],
    [9, 352],
    [10, 724],
  ])('counts the solutions of the classic puzzle with %i queens', (side, count) => {
    const [board] = everyBoard(side, 0);
    expect(searchPlacements(board!, side).count).toBe(count);
  });

  it('stops at the asked number and at its limit of nodes', () => {
    const [board] = everyBoard(8, 0);
    expect(searchPlacements(board!, 8, { limit: 2 })).toMatchObject({ status: 'complete', count: 2 });
    expect(searchPlacements(board!, 8, { nodes: 10 })).toEqual({ status: 'limit', count: 0 });
    expect(largestNumber(board!, { nodes: 10 })).toEqual({ status: 'limit' });
  });
});

describe('the known counts', () => {
  it.each([
    [1, { 8: 32, 9: 32 }, 0],
    [2, { 8: 368, 9: 1610, 10: 38 }, 80],
  ])(
    'of the 8 x 8 boards with %i walls by largest number of queens, and of unique ones',
    (walls, values, unique) => {
      const found: Record<number, number> = {};
      let uniqueFound = 0;
      for (const board of everyBoard(8, walls)) {
        const largest = largestNumber(board);
        if (largest.status !== 'found') throw new Error('no limit was set');
        found[largest.queens] = (found[largest.queens] ?? 0) + 1;
        if (searchPlacements(board, largest.queens, { limit: 2 }).count === 1) uniqueFound++;
      }
      expect([found, uniqueFound]).toEqual([values, unique]);
    },
  );

  // OEIS A103330 and A129551.
  it.each([
    [1, 6, 16],
    [1, 7, 20],
    [1, 8, 128],
    [1, 9, 396],
    [2, 7, 4],
    [2, 8, 44],
  ])('of placements with %i walls and as many queens more than %i', (walls, side, count) => {
    let found = 0;
    for (const board of everyBoard(side, walls)) found += searchPlacements(board, side + walls).count;
    expect(found).toBe(count);
  });
});

describe('plain logic and look-ahead', () => {
  it.each(['propagate', 'probe'] as const)('%s keeps every solution', (method) => {
    fc.assert(
      fc.property(smallQueens, fc.nat({ max: 5 }), ({ board }, number) => {
        const field = new Field(board, number);
        const outcome = field[method]();
        const progress = typeof outcome === 'string' ? outcome : outcome.progress;
        const right = legalPlacements(board).filter((rows) => queensIn(rows) === number);
        if (progress === 'contradiction') {
          expect(right).toEqual([]);
          return;
        }
        if (progress === 'solved') expect(right).toHaveLength(1);
        for (const rows of right) {
          [...rows.join('')].forEach((sign, cell) => {
            if (field.states[cell] !== OPEN) expect(field.states[cell] === QUEEN_PLACED).toBe(sign === 'Q');
          });
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['three walls, ten queens', 'plain'],
    ['two walls, ten queens', 'look-ahead'],
    ['six queens without walls', 'beyond'],
  ])('%s is %s', (name, logic) => {
    const { puzzle } = queens.examples.find((example) => example.name === name)!;
    expect(queens.rate(puzzle)).toMatchObject({ logic });
  });

  it('calls a board hard whose number of queens takes too long to find', () => {
    const board = Array.from({ length: 24 }, (_, row) =>
      Array.from({ length: 24 }, (_, column) => ((row * 7 + column * 11) % 13 === 0 ? '#' : '.')).join(''),
    );
    expect(queens.rate({ family: 'queens', board })).toMatchObject({
      logic: 'beyond',
      measures: { queens: 0 },
    });
  });
});
