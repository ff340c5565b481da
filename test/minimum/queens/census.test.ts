/**
 * The census of boards by value: known figures, boards listed one by one, and another way of finding
 * symmetric ones.
 */
import { describe, expect, it } from 'vitest';
import { largestNumber, searchPlacements } from '../../../src/families/queens/search.js';
import type { MinimumSettings, RunContext, TableAnswer } from '../../../src/minimum/problem.js';
import { queensProblem } from '../../../src/minimum/queens/index.js';
import { Orbits } from '../../../src/minimum/queens/search/symmetries.js';
import {
  boardCount,
  boardsUpToSymmetry,
  everyBoard,
} from '../../../src/minimum/queens/search/walled-boards.js';

async function censusOf(settings: MinimumSettings, changes: Partial<RunContext> = {}): Promise<TableAnswer> {
  const request = queensProblem.read({ settings: { census: true, ...settings } });
  if (!request.ok) throw new Error(request.issues.map(({ message }) => message).join(' '));
  const answer = await queensProblem.run(request.value, {
    budget: {},
    onProgress: () => undefined,
    onState: () => undefined,
    pause: async () => undefined,
    tasks: { width: 1, run: async () => undefined },
    ...changes,
  });
  if (answer.status !== 'table') throw new Error(`a table is expected, found ${answer.status}`);
  return answer;
}

function issuesOf(settings: MinimumSettings): readonly (string | undefined)[] {
  const request = queensProblem.read({ settings });
  return request.ok ? [] : request.issues.map(({ place }) => place?.setting);
}

/** Column of the rows with a given number of walls. */
function column({ rows }: TableAnswer, walls: number, name: string): readonly unknown[] {
  return rows.filter((row) => row.walls === walls).map((row) => row[name]);
}

const sum = (numbers: readonly unknown[]) => numbers.reduce<number>((total, one) => total + Number(one), 0);

describe('a census of boards by value', () => {
  it('has the known figures of the 8x8 board with up to three walls', async () => {
    const answer = await censusOf({ size: 8 });
    expect(answer.limit).toBeUndefined();
    expect(answer.rows.every(({ complete }) => complete === true)).toBe(true);
    expect([0, 1, 2, 3].map((walls) => column(answer, walls, 'boards'))).toEqual([
      [1],
      [32, 32],
      [368, 1610, 38],
      [2296, 33916, 5444, 8],
    ]);
    expect([0, 1, 2, 3].map((walls) => sum(column(answer, walls, 'single')))).toEqual([0, 0, 80, 3312]);
    expect(column(answer, 3, 'queens')).toEqual([8, 9, 10, 11]);
    // Up to symmetry: 10 cells, and by Burnside's lemma 278 pairs and 5278 triples of them.
    expect([1, 2, 3].map((walls) => sum(column(answer, walls, 'upToSymmetry')))).toEqual([10, 278, 5278]);
  }, 60_000);

  it.each([1, 2, 3, 4, 5])('counts every board of side %i by itself, and its images once', async (size) => {
    const most = Math.min(3, size * size);
    const answer = await censusOf({ size, walls: most });
    for (let walls = 0; walls <= most; walls++) {
      const orbits = new Map<number, { readonly all: Orbits; readonly single: Orbits }>();
      for (const board of everyBoard(size, walls)) {
        const largest = largestNumber(board);
        if (largest.status !== 'found') throw new Error('no limit was set');
        const { queens } = largest;
        const known = orbits.get(queens) ?? { all: new Orbits(), single: new Orbits() };
        orbits.set(queens, known);
        known.all.add(board);
        if (searchPlacements(board, queens).count === 1) known.single.add(board);
      }
      const expected = [...orbits]
        .sort(([one], [other]) => one - other)
        .map(([queens, { all, single }]) => ({
          walls,
          queens,
          boards: all.members,
          upToSymmetry: all.representatives.length,
          single: single.members,
          singleUpToSymmetry: single.representatives.length,
          complete: true,
        }));
      expect(answer.rows.filter((row) => row.walls === walls)).toEqual(expected);
    }
  });

  it('looks at as many boards as there are', () => {
    for (const [size, walls] of [
      [4, 4],
      [5, 3],
      [6, 2],
    ] as const) {
      expect([...everyBoard(size, walls)]).toHaveLength(boardCount(size, walls));
      const images = [...boardsUpToSymmetry(size, walls)].map((found) => found?.images ?? 0);
      expect([images.length, sum(images)]).toEqual([boardCount(size, walls), boardCount(size, walls)]);
    }
  });

  it('ends at its limit with what was counted, and says so', async () => {
    const steps: (string | undefined)[] = [];
    const answer = await censusOf(
      { size: 8, walls: 3 },
      { budget: { nodes: 500 }, onProgress: ({ step }) => steps.push(step) },
    );
    expect(answer).toMatchObject({ limit: 'nodes', stats: { boards: 500 } });
    expect(sum(answer.rows.map(({ upToSymmetry }) => upToSymmetry))).toBe(500);
    expect([0, 1, 2, 3].map((walls) => column(answer, walls, 'complete').includes(false))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const counted = sum(column(answer, 3, 'boards'));
    expect(counted).toBeLessThan(41664);
    expect(answer.words.at(-1)).toBe(`${counted} of 41664 boards with 3 walls counted`);
    expect(steps).toContain('0 of 64 boards with 1 wall counted');
    // Ten boards stand for all with one wall, and one for those without.
    const whole = await censusOf({ size: 8, walls: 1 }, { budget: { nodes: 11 } });
    expect(whole.limit).toBeUndefined();
  });

  it('ends when it is asked to', async () => {
    expect(await censusOf({ size: 6 }, { budget: { abort: () => true } })).toMatchObject({
      limit: 'abort',
      rows: [],
    });
  });

  it('refuses what belongs to other questions, and walls without a census', () => {
    expect(issuesOf({ size: 8, census: true, queens: 9, all: true, engine: 'sat' })).toEqual([
      'queens',
      'all',
      'engine',
    ]);
    expect(issuesOf({ size: 8, walls: 2 })).toEqual(['walls']);
    expect(issuesOf({ size: 3, census: true, walls: 10 })).toEqual(['walls']);
    expect(issuesOf({ census: true })).toContain('size');
    expect(issuesOf({ size: 8, census: true, walls: 0 })).toEqual([]);
  });
});
