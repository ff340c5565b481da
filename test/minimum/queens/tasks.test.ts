import { describe, expect, it } from 'vitest';
import { searchPlacements } from '../../../src/families/queens/search.js';
import { askWalls, type RunTasks } from '../../../src/minimum/queens/search/ask-walls.js';
import { collectPlacements } from '../../../src/minimum/queens/search/every-placement.js';
import { RefutedStates } from '../../../src/minimum/queens/search/refuted-states.js';
import {
  runWallsTask,
  type WallsRequest,
  type WallsTaskAnswer,
} from '../../../src/minimum/queens/search/tasks.js';
import { WallBounds } from '../../../src/minimum/queens/search/wall-bounds.js';

const inOrder: RunTasks = async (tasks, onAnswer) => {
  for (const [index, task] of tasks.entries()) {
    if (onAnswer(runWallsTask(task), index) === 'stop') return;
  }
};

/** Runs tasks as several workers would: plain copies go out, and the last task answers first. */
const fromBehind: RunTasks = async (tasks, onAnswer) => {
  const copies = structuredClone(tasks);
  for (let index = copies.length - 1; index >= 0; index--) {
    if (onAnswer(structuredClone(runWallsTask(copies[index]!)), index) === 'stop') return;
  }
};

const ask = async (
  request: WallsRequest,
  runTasks: RunTasks,
  trialNodes = 0,
  nodes = 1e7,
): Promise<WallsTaskAnswer> => {
  const { size, queens, walls } = request;
  const bounds = new WallBounds(size, size);
  const memory = new RefutedStates();
  await bounds.sharpen({ rows: size, queens, walls, memory, nodes: 1e6 });
  return askWalls(request, { bounds, memory, nodes, trialNodes, runTasks });
};

describe('a question about walls in tasks', () => {
  it.each([
    { size: 8, queens: 12, walls: 5, every: false },
    { size: 8, queens: 12, walls: 4, every: false },
    { size: 8, queens: 11, walls: 3, every: true },
    { size: 7, queens: 14, walls: 12, every: true },
  ])('is answered alike in any order: %o', async (request) => {
    const answer = await ask(request, inOrder);
    expect(await ask(request, fromBehind)).toEqual(answer);
    const whole = await ask(request, inOrder, 1e7);
    if (request.every) {
      const [parts, undivided] = [answer, whole].map(({ placements }) => collectPlacements(placements, 0));
      expect(parts).toEqual(undivided);
    } else expect(answer.placements).toEqual(whole.placements);
  });

  it('keeps to its nodes in any order', async () => {
    const request = { size: 8, queens: 14, walls: 9, every: true };
    const answer = await ask(request, inOrder, 0, 60_000);
    expect(answer).toMatchObject({ limit: 'nodes', nodes: 60_000 });
    expect(await ask(request, fromBehind, 0, 60_000)).toEqual(answer);
  });

  it('counts tasks that were cut off as work left undone', async () => {
    const cut: RunTasks = async (tasks, onAnswer) => void onAnswer(runWallsTask(tasks[0]!), 0);
    const answer = await ask({ size: 8, queens: 14, walls: 8, every: false }, cut);
    expect(answer).toMatchObject({ placements: [], limit: 'abort' });
  });
});

describe('bounds from boards of fewer rows', () => {
  it('are those that the blocks and the rows give, and survive as plain data', () => {
    const bounds = new WallBounds(4, 5);
    expect([0, 1, 2, 3].map((queens) => bounds.atLeast(1, queens))).toEqual([0, 0, 1, 2]);
    expect(bounds.atLeast(2, 3)).toBe(1);
    expect(bounds.atLeast(2, 4)).toBeGreaterThan(25);
    const copy = WallBounds.fromData(4, 5, structuredClone(bounds.toData()));
    expect(copy.toData()).toEqual(bounds.toData());
  });

  it('rise to what is needed and no higher', async () => {
    const bounds = new WallBounds(5, 5);
    const memory = new RefutedStates();
    await bounds.sharpen({ rows: 5, queens: 8, walls: 7, memory, nodes: 1e6 });
    const needed = [0, 1, 2, 3, 4, 5].map((queens) => fewestByBoards(3, 5, queens));
    expect(needed.map((walls, queens) => walls - bounds.atLeast(3, queens))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

/** The fewest walls on a board of n rows and columns, by trying all boards. */
function fewestByBoards(rows: number, columns: number, queens: number): number {
  for (let walls = 0; ; walls++) {
    for (const cells of choices(rows * columns, walls)) {
      const board = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) =>
          cells.includes(row * columns + column) ? '#' : '.',
        ).join(''),
      );
      if (searchPlacements(board, queens, { limit: 1 }).count > 0) return walls;
    }
  }
}

function* choices(items: number, count: number, from = 0): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let item = from; item < items; item++)
      for (const rest of choices(items, count - 1, item + 1)) yield [item, ...rest];
}

describe('the memory of refuted states', () => {
  it('refutes with as many walls or fewer, until it is cleared', () => {
    const memory = new RefutedStates();
    memory.refute(5, 7, 3);
    memory.refute(5, 8, 0);
    expect([2, 3, 4].map((walls) => memory.isRefuted(5, 7, walls))).toEqual([true, true, false]);
    expect(memory.isRefuted(7, 5, 0)).toBe(false);
    memory.refute(5, 7, 4);
    expect(memory.isRefuted(5, 7, 4)).toBe(true);
    memory.clear();
    expect(memory.isRefuted(5, 7, 0)).toBe(false);
  });

  it('may forget, but never invents', () => {
    const memory = new RefutedStates();
    for (let state = 0; state < 700_000; state++) memory.refute(state, state * 3, state % 10);
    let kept = 0;
    for (let state = 0; state < 700_000; state++) {
      if (memory.isRefuted(state, state * 3, state % 10)) kept++;
      if (memory.isRefuted(state, state * 3, (state % 10) + 1)) throw new Error(`${state} was invented`);
    }
    expect(kept).toBeGreaterThan(300_000);
    expect(kept).toBeLessThan(700_000);
  });
});
