import { describe, expect, it } from 'vitest';
import { FewestGivens } from '../../../src/minimum/sudoku/search/fewest-givens.js';
import { evenShares, isEven, passesFor } from '../../../src/minimum/sudoku/search/pass-plan.js';
import { findEvery, findFewest, fourByFours, goldenGrids, isUnique, requestOf } from './grids.js';

/** All choices of some of the items. */
function* choicesOf(items: readonly number[], count: number): Generator<number[]> {
  if (count === 0) yield [];
  for (let at = 0; count > 0 && at <= items.length - count; at++)
    for (const rest of choicesOf(items.slice(at + 1), count - 1)) yield [items[at]!, ...rest];
}

describe('the passes', () => {
  it.each([4, 7, 16, 17, 18, 19, 20])('cover every way in which %i givens fall on three stacks', (total) => {
    for (let first = 0; first <= total; first++) {
      for (let second = 0; first + second <= total; second++) {
        const counts = [first, second, total - first - second];
        const covering = passesFor(total).filter(({ third, shares }) => {
          const [one, other] = counts.filter((_, stack) => stack !== third);
          return (
            one! <= shares.first &&
            other! <= shares.second &&
            one! + other! <= shares.pair &&
            counts[third]! <= shares.third
          );
        });
        expect(covering.length).toBeGreaterThan(0);
        expect(covering.every(({ shares }) => isEven(shares) === shares.third <= Math.ceil(total / 3))).toBe(
          true,
        );
      }
    }
  });
});

it('even shares are the widest of the passes in which the third stack has a limit', () => {
  for (let total = 4; total <= 21; total++) {
    const widest = evenShares(total);
    for (const { shares } of passesFor(total).filter((pass) => isEven(pass.shares)))
      for (const part of ['total', 'pair', 'first', 'second', 'third'] as const)
        expect(shares[part]).toBeLessThanOrEqual(widest[part]);
  }
});

describe('a 9x9 grid that is stopped at once', () => {
  it('needs at least 17 givens, as was published, and is not called proved', async () => {
    const [grid] = goldenGrids('minimum-clues.txt');
    const request = requestOf([3, 3], grid!.numbers);
    const { answer } = await findFewest(request, { nodes: 1 });
    expect(answer).toMatchObject({ lower: 17, limit: 'nodes' });
    expect(answer.lower).toBeLessThan(answer.givens.length);
  });
});

describe('small boards', () => {
  it('need four givens on the 4x4 board, as brute force says', async () => {
    for (const numbers of fourByFours().filter((_, index) => index % 41 === 0)) {
      const request = requestOf([2, 2], numbers);
      const { answer } = await findFewest(request);
      expect([answer.lower, answer.givens.length, answer.limit]).toEqual([4, 4, undefined]);
      const cells = [...Array(16).keys()];
      const puzzles = [...choicesOf(cells, 4)].filter((givens) => hitsAll(numbers, givens));
      expect((await findEvery(request)).puzzles.map(String).sort()).toEqual(puzzles.map(String).sort());
      for (const givens of choicesOf(cells, 3)) expect(hitsAll(numbers, givens)).toBe(false);
    }
  });

  it('need 8, 9 or 10 givens on the 6x6 board: 29, 18 and 2 of the 49 classes', async () => {
    const counts = new Map<number, number>();
    for (const { numbers } of goldenGrids('six-by-six-classes.txt')) {
      const request = requestOf([2, 3], numbers);
      const { answer } = await findFewest(request);
      expect(answer.lower).toBe(answer.givens.length);
      expect(isUnique(request, answer.givens)).toBe(true);
      counts.set(answer.lower, (counts.get(answer.lower) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ 8: 29, 9: 18, 10: 2 });
  });
});

describe('on one thread at once', () => {
  it('a limit of nodes ends the search as by tasks elsewhere', async () => {
    const request = requestOf([2, 3], goldenGrids('six-by-six-classes.txt')[3]!.numbers);
    const { answer } = await findFewest(request, { nodes: 3 });
    expect(answer.limit).toBe('nodes');
    const context = { onState: () => undefined, onBounds: () => undefined, nodes: 3 };
    expect(new FewestGivens(request, context).findHere()).toEqual(answer);
  });

  it('the fewest are found as by tasks elsewhere', async () => {
    const requests = [
      ...fourByFours()
        .filter((_, index) => index % 60 === 0)
        .map((numbers) => requestOf([2, 2], numbers, { seed: 'here' })),
      requestOf([2, 3], goldenGrids('six-by-six-classes.txt')[3]!.numbers, { seed: 'here' }),
    ];
    for (const request of requests) {
      const { answer } = await findFewest(request);
      const context = { onState: () => undefined, onBounds: () => undefined };
      expect(new FewestGivens(request, context).findHere()).toEqual(answer);
      expect(await new FewestGivens(request, context).find()).toEqual(answer);
    }
  });
});

const ALL_FOURS = fourByFours();

/** True if no other 4x4 grid agrees with the givens. */
function hitsAll(numbers: readonly number[], givens: readonly number[]): boolean {
  return ALL_FOURS.filter((other) => givens.every((cell) => other[cell] === numbers[cell])).length === 1;
}

describe('symmetric givens', () => {
  it.each(['half-turn', 'quarter-turn', 'left-right', 'up-down', 'diagonal'] as const)(
    'with %s are the fewest that brute force finds on the 4x4 board',
    async (symmetry) => {
      const numbers = ALL_FOURS[100]!;
      const { answer } = await findFewest(requestOf([2, 2], numbers, { symmetry }));
      const image = (cell: number): number => {
        const [row, column] = [cell >> 2, cell & 3];
        if (symmetry === 'half-turn') return 15 - cell;
        if (symmetry === 'quarter-turn') return 4 * column + 3 - row;
        if (symmetry === 'left-right') return 4 * row + 3 - column;
        return symmetry === 'up-down' ? 4 * (3 - row) + column : 4 * column + row;
      };
      let fewest = 16;
      for (let mask = 0; mask < 1 << 16; mask++) {
        const givens = [...Array(16).keys()].filter((cell) => (mask & (1 << cell)) !== 0);
        if (givens.length >= fewest || !givens.every((cell) => givens.includes(image(cell)))) continue;
        if (hitsAll(numbers, givens)) fewest = givens.length;
      }
      expect([answer.lower, answer.givens.length]).toEqual([fewest, fewest]);
    },
  );
});
