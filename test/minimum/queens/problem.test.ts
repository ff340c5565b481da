import { describe, expect, it } from 'vitest';
import type { MinimumAnswer, MinimumSettings, RunContext } from '../../../src/minimum/problem.js';
import { queensProblem } from '../../../src/minimum/queens/index.js';

const context = (changes: Partial<RunContext> = {}): RunContext => ({
  budget: {},
  onProgress: () => undefined,
  onState: () => undefined,
  pause: async () => undefined,
  tasks: { width: 1, run: async () => undefined },
  ...changes,
});

async function answerTo(
  settings: MinimumSettings,
  changes: Partial<RunContext> = {},
): Promise<MinimumAnswer> {
  const request = queensProblem.read({ settings });
  if (!request.ok) throw new Error(request.issues.map(({ message }) => message).join(' '));
  return queensProblem.run(request.value, context(changes));
}

function issuesOf(settings: MinimumSettings): readonly (readonly [string, string | undefined])[] {
  const request = queensProblem.read({ settings });
  return request.ok ? [] : request.issues.map(({ code, place }) => [code, place?.setting] as const);
}

/** The part of an answer on which all ways of searching must agree. */
function essence(answer: MinimumAnswer): unknown {
  if (answer.status !== 'proved') throw new Error(`not proved: ${answer.status}`);
  const solutions = answer.finds.map(({ solution }) => (solution as readonly string[]).join('\n'));
  return { optimum: answer.optimum, count: answer.count, solutions };
}

describe('minimum queens', () => {
  it.each([
    [3, 3, true],
    [3, 4, true],
    [4, 4, true],
    [5, 5, false],
    [5, 6, false],
    [5, 7, false],
    [5, 8, false],
    [6, 7, false],
  ])('on a side of %i, %i queens: search, sat and highs list the same', async (size, queens, byHighs) => {
    const settings = { size, queens, all: true };
    const bySearch = essence(await answerTo(settings));
    expect(essence(await answerTo({ ...settings, engine: 'sat' }))).toEqual(bySearch);
    if (byHighs) expect(essence(await answerTo({ ...settings, engine: 'highs' }))).toEqual(bySearch);
  });

  it.each([
    [6, 8],
    [6, 9],
    [7, 8],
  ])('on a side of %i, %i queens: sat proves the same number', async (size, queens) => {
    const optimum = (answer: MinimumAnswer) => (answer.status === 'proved' ? answer.optimum : answer.status);
    const bySearch = optimum(await answerTo({ size, queens }));
    expect(optimum(await answerTo({ size, queens, engine: 'sat' }))).toBe(bySearch);
  });

  it('lists all placements, or one of each set of images', async () => {
    const all = await answerTo({ size: 8, queens: 9, all: true });
    const few = await answerTo({ size: 8, queens: 9, all: true, 'up-to-symmetry': true });
    if (all.status !== 'proved' || few.status !== 'proved') throw new Error('no limit was set');
    expect(all.finds).toHaveLength(128);
    expect(few.finds).toHaveLength(16);
    expect(few.count).toEqual({ number: 128, complete: true, upToSymmetry: 16 });
    expect(all.finds).toEqual(expect.arrayContaining([...few.finds]));
  });

  it('says the proof and what was counted in words', async () => {
    const answer = await answerTo({ size: 8, queens: 12, count: true });
    expect(answer).toMatchObject({
      status: 'proved',
      optimum: 5,
      count: { number: 8, complete: true, upToSymmetry: 1 },
      stats: { refutedWalls: 4, boards: 8 },
      words: [
        expect.stringMatching(/^4 walls refuted by a search of \d+ states to the end; \d+ states in all$/),
        'placements of 12 queens and 5 walls on 8 x 8 cells, turns and reflections counted one by one: 8; ' +
          'boards (their walls alone): 8; up to symmetry: 1 and 1',
      ],
    });
  });

  it('decides whether a number of walls is enough', async () => {
    expect(await answerTo({ size: 7, queens: 13, 'at-most': 9 })).toMatchObject({
      status: 'bounded',
      lower: 10,
    });
    expect(await answerTo({ size: 7, queens: 13, 'at-most': 10 })).toMatchObject({
      status: 'proved',
      optimum: 10,
    });
  });

  it('reports bounds when a limit is hit', async () => {
    const steps: number[] = [];
    const answer = await answerTo(
      { size: 10, queens: 20 },
      { budget: { nodes: 40_000 }, onProgress: ({ lower }) => steps.push(lower!) },
    );
    expect(answer).toMatchObject({ status: 'bounded', limit: 'nodes' });
    expect(steps).toEqual(steps.toSorted((first, second) => first - second));
    const byModel = await answerTo({ size: 8, queens: 12, engine: 'sat' }, { budget: { conflicts: 100 } });
    expect(byModel).toMatchObject({ status: 'bounded', limit: 'conflicts' });
  });

  it('refuses what no board can hold, and numbers that are none', () => {
    expect(issuesOf({ size: 8, queens: 17 })).toEqual([['queens-too-many', 'queens']]);
    expect(issuesOf({ size: 2, queens: 2 })).toEqual([['queens-too-many', 'queens']]);
    expect(issuesOf({ size: 8, queens: 16 })).toEqual([]);
    expect(issuesOf({ queens: 1.5 })).toEqual([
      ['setting', 'size'],
      ['setting', 'queens'],
    ]);
    expect(issuesOf({ size: 17, queens: 3 })).toEqual([['setting', 'size']]);
    expect(issuesOf({ size: 5, queens: 6, 'at-most': -1 })).toEqual([['setting', 'at-most']]);
    expect(issuesOf({ size: 5, queens: 6, 'at-most': 3, all: true })).toEqual([['at-most', 'at-most']]);
  });
});
