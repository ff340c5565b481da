import { describe, expect, it } from 'vitest';
import { queens } from '../../../src/families/queens/index.js';
import { type LeastWallsRequest, leastWalls } from '../../../src/families/queens/models/least-walls.js';
import { searchPlacements } from '../../../src/families/queens/search.js';
import { everyBoard } from '../../../src/minimum/queens/search/walled-boards.js';
import { countSolutions } from '../../../src/solve/counting/count.js';
import type { Engine } from '../../../src/solve/engine.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { satEngine } from '../../../src/solve/sat/index.js';

const highs = await loadHighsEngine();

/** The least number of walls, its board and placement held against the rules. */
function least(engine: Engine, request: LeastWallsRequest): number | undefined {
  const { model, decode } = leastWalls(request);
  const session = engine.open(model);
  try {
    const outcome = session.solve();
    if (outcome.status === 'infeasible') return undefined;
    if (outcome.status !== 'optimal') throw new Error('no limit was set');
    const solution = decode(outcome.values);
    const board = solution.map((row) => row.replaceAll('Q', '.'));
    expect(queens.verify({ family: 'queens', board, queens: request.queens }, solution)).toEqual([]);
    expect(board.join('').replaceAll('.', '')).toHaveLength(outcome.objective);
    return outcome.objective;
  } finally {
    session.dispose();
  }
}

function count(request: LeastWallsRequest, projection: 'boards' | 'placements'): number {
  const formulated = leastWalls(request);
  const session = satEngine.open(formulated.model);
  try {
    return countSolutions(session, formulated[projection], { limit: 0 }).count;
  } finally {
    session.dispose();
  }
}

describe('the least-walls model', () => {
  const KNOWN = [
    [5, 6, 3],
    [5, 7, 4],
    [5, 8, 7],
    [5, 9, 16],
    [6, 7, 1],
    [6, 8, 3],
    [6, 9, 6],
    [7, 8, 1],
    [7, 9, 2],
    [8, 9, 1],
  ] as const;

  it.each(KNOWN.filter(([size]) => size < 6))(
    'in HiGHS, on a side of %i, %i queens need %i walls',
    (size, number, walls) => {
      expect(least(highs, { size, queens: number })).toBe(walls);
    },
  );

  it.each(KNOWN)('by clauses, on a side of %i, %i queens need %i walls', (size, number, walls) => {
    expect(least(satEngine, { size, queens: number, breakSymmetry: true })).toBe(walls);
  });

  it.each([
    { bounds: false },
    { bounds: false, breakSymmetry: true },
    { bounds: true },
    { bounds: true, breakSymmetry: true },
  ])('finds the same with %o', (options) => {
    for (const [number, walls] of [
      [4, 0],
      [5, 0],
      [6, 3],
      [7, 4],
    ] as const) {
      expect(least(highs, { size: 5, queens: number, ...options })).toBe(walls);
    }
    expect(least(highs, { size: 3, queens: 4, ...options })).toBe(5);
    expect(least(highs, { size: 3, queens: 5, ...options })).toBeUndefined();
    expect(least(highs, { size: 1, queens: 1, ...options })).toBe(0);
  });

  it.each([true, false])('counts the placements of seven queens with one wall, bounds %s', (bounds) => {
    expect(count({ size: 6, queens: 7, walls: 1, bounds }, 'placements')).toBe(16);
  });

  it('counts boards and placements with more walls than needed, as the search does', () => {
    const [size, number, walls] = [5, 5, 2];
    let boards = 0;
    let placed = 0;
    for (const board of everyBoard(size, walls)) {
      const found = searchPlacements(board, number).count;
      boards += found > 0 ? 1 : 0;
      placed += found;
    }
    expect(count({ size, queens: number, walls }, 'boards')).toBe(boards);
    expect(count({ size, queens: number, walls }, 'placements')).toBe(placed);
  });
});
