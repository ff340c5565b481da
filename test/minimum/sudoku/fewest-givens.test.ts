import { describe, expect, it } from 'vitest';
import { FewestGivens } from '../../../src/minimum/sudoku/search/fewest-givens.js';
import { passesFor } from '../../../src/minimum/sudoku/search/pass-plan.js';
import type { SavedState } from '../../../src/minimum/sudoku/search/saved-state.js';
import { runTask } from '../../../src/minimum/sudoku/search/tasks.js';
import {
  findEvery,
  findFewest,
  fourByFours,
  goldenGrids,
  inTurn,
  isUnique,
  requestOf,
  shuffledCells,
} from './grids.js';

const GRIDS = goldenGrids('minimum-clues.txt');

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
      }
    }
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

/** Whether no other 4x4 grid agrees with the givens. */
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

  it('with a half turn are proved on the 9x9 board', async () => {
    const request = requestOf([3, 3], GRIDS[14]!.numbers, { symmetry: 'half-turn' });
    const { answer } = await findFewest(request);
    expect(answer.lower).toBe(answer.givens.length);
    expect(answer.givens.every((cell) => answer.givens.includes(80 - cell))).toBe(true);
    expect(isUnique(request, answer.givens)).toBe(true);
  });
});

describe('the 9x9 board', () => {
  it('agrees with the search over orbits where few cells may hold givens', async () => {
    const cells = shuffledCells('allowed 0');
    const forbidden = cells.slice(0, 40);
    const required = cells.slice(40, 50);
    const request = requestOf([3, 3], GRIDS[1]!.numbers, { forbidden, required });
    const { answer, search } = await findFewest(request);
    const { lower, givens } = answer;
    expect(lower).toBe(givens.length);
    expect(isUnique(request, givens)).toBe(true);
    expect(required.every((cell) => givens.includes(cell))).toBe(true);
    expect(givens.some((cell) => forbidden.includes(cell))).toBe(false);
    const byOrbits = (total: number) => runTask({ kind: 'orbits', orbits: { request, total, every: true } });
    expect(byOrbits(lower - 1).status).toBe('none');
    const all = byOrbits(lower);
    const { puzzles } = await search.findEvery();
    expect(all.status === 'found' && all.puzzles.map((cells) => cells.join(' ')).sort()).toEqual(
      puzzles.map((cells) => cells.join(' ')),
    );
  });

  it('finds the same puzzle whatever the order of the tasks', async () => {
    const forbidden = shuffledCells('order').slice(0, 40);
    const request = requestOf([3, 3], GRIDS[3]!.numbers, { forbidden });
    // Few nodes end the greedy search early, with givens to spare.
    const { answer: greedy } = await findFewest(request, { nodes: 100 }, 81);
    let order: 'forwards' | 'backwards' = 'forwards';
    let finds = 0;
    const search = new FewestGivens(request, {
      state: { lower: 0, givens: greedy.givens },
      onState: () => undefined,
      onBounds: () => undefined,
      runTasks: (tasks, onAnswer) =>
        inTurn(order)(tasks, (answer, task) => {
          if (answer.status === 'found') finds++;
          return onAnswer(answer, task);
        }),
    });
    const forwards = await search.find(22);
    expect([forwards, finds]).toMatchObject([{ lower: 0, givens: { length: 22 } }, 1]);
    order = 'backwards';
    const backwards = await search.find(22);
    expect(finds).toBeGreaterThan(2);
    expect(backwards).toMatchObject({ ...forwards, statistics: expect.anything() });
  });

  it('has no puzzle with 16 givens of a grid, and one with 17', async () => {
    const request = requestOf([3, 3], GRIDS[3]!.numbers, { seed: 'order' });
    const { answer } = await findFewest(request);
    expect([answer.lower, answer.givens.length]).toEqual([17, 17]);
    expect(isUnique(request, answer.givens)).toBe(true);
  });

  it('goes on where an earlier run was cut off', async () => {
    const request = requestOf([3, 3], GRIDS[24]!.numbers, {
      forbidden: shuffledCells('resume').slice(0, 42),
    });
    /** Tasks that the first run finishes. */
    const DONE = 4;
    let state: SavedState | undefined;
    const open: number[] = [];
    const cut = await findFewest(
      request,
      {
        onState: (newest) => {
          state = JSON.parse(JSON.stringify(newest));
        },
        runTasks: async (tasks, onAnswer) => {
          open.push(tasks.length);
          for (const [place, task] of tasks.slice(0, DONE).entries()) onAnswer(runTask(task), place);
        },
      },
      15,
    );
    expect(cut.answer).toMatchObject({ limit: 'abort' });
    const resumed = await findFewest(
      request,
      {
        ...(state === undefined ? {} : { state }),
        runTasks: (tasks, onAnswer) => {
          open.push(tasks.length);
          return inTurn()(tasks, onAnswer);
        },
      },
      15,
    );
    expect(open).toEqual([open[0], open[0]! - DONE]);
    expect(resumed.answer).toMatchObject({ lower: 16, givens: cut.answer.givens });
  });

  it('ends at its limit of nodes with bounds that hold', async () => {
    const forbidden = shuffledCells('nodes').slice(0, 30);
    const request = requestOf([3, 3], GRIDS[12]!.numbers, { forbidden });
    const { answer } = await findFewest(request, { nodes: 100 });
    expect(answer.limit).toBe('nodes');
    expect(answer.lower).toBeLessThanOrEqual(19);
    expect(answer.givens.length).toBeGreaterThanOrEqual(19);
    expect(isUnique(request, answer.givens)).toBe(true);
  });

  it('says when all cells that may hold givens leave several solutions', async () => {
    const request = requestOf([3, 3], GRIDS[0]!.numbers, { forbidden: [...Array(70).keys()] });
    await expect(findFewest(request)).rejects.toThrow('ambiguous');
  });
});
