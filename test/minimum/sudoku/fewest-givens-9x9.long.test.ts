/** The search for the fewest givens on whole 9x9 grids. */
import { describe, expect, it } from 'vitest';
import { FewestGivens } from '../../../src/minimum/sudoku/search/fewest-givens.js';
import type { SavedState } from '../../../src/minimum/sudoku/search/saved-state.js';
import { runSudokuTask } from '../../../src/minimum/sudoku/search/tasks.js';
import { findFewest, goldenGrids, inTurn, isUnique, requestOf, shuffledCells } from './grids.js';

const GRIDS = goldenGrids('minimum-clues.txt');

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
    const byOrbits = (total: number) =>
      runSudokuTask({ kind: 'orbits', orbits: { request, total, every: true } });
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
          for (const [place, task] of tasks.slice(0, DONE).entries()) onAnswer(runSudokuTask(task), place);
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
    // What was done of another plan of tasks is not skipped.
    const { plan: _, ...step } = state!.step!;
    await findFewest(
      request,
      { state: { ...state!, step }, runTasks: async (tasks) => void open.push(tasks.length) },
      15,
    );
    expect(open[2]).toBe(open[0]);
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

  it('has symmetric givens with a half turn that are proved the fewest', async () => {
    const request = requestOf([3, 3], GRIDS[14]!.numbers, { symmetry: 'half-turn' });
    const { answer } = await findFewest(request);
    expect(answer.lower).toBe(answer.givens.length);
    expect(answer.givens.every((cell) => answer.givens.includes(80 - cell))).toBe(true);
    expect(isUnique(request, answer.givens)).toBe(true);
  });
});
