/**
 * The table of tasks: whatever goes to a task or comes from it is plain data, and wrong names are typed
 * errors.
 */
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { findGenerator, GENERATORS } from '../../generators/registry.js';
import worker from '../../src/cli/workers/worker.js';
import { FAMILIES } from '../../src/families/index.js';
import { makeBatch } from '../../src/jobs/batch/batch.js';
import { findMinima } from '../../src/jobs/minimum/list.js';
import { findMinimum } from '../../src/jobs/minimum/minimum.js';
import type { AnsweredEntry } from '../../src/jobs/minimum/saved-answer.js';
import { openInProcess } from '../../src/jobs/ports/in-process.js';
import { openMemoryStore } from '../../src/jobs/ports/store.js';
import { runTask, TASK_NAMES } from '../../src/jobs/tasks/tasks.js';
import { findMinimumProblem } from '../../src/minimum/problems.js';
import { splitRequest } from '../../src/minimum/queens/search/tasks.js';
import { WallBounds } from '../../src/minimum/queens/search/wall-bounds.js';
import { takeSamples } from '../../src/picture/cells/samples.js';
import type { ColourImage } from '../../src/picture/decode/colour/colour-image.js';
import { fitGrid } from '../../src/picture/decode/size.js';
import { succeed } from '../image/pictures.js';
import { jsonCopy, strictWorkers } from './worlds.js';

const used = new Set<string>();

function samplesOf(image: ColourImage) {
  return takeSamples(image, succeed(fitGrid(image.width, image.height, {})));
}

/** Runs a piece of work with workers that expect plain data. */
async function strictly(work: (workers: ReturnType<typeof strictWorkers>) => Promise<unknown>, width = 1) {
  const workers = strictWorkers(width);
  await work(workers);
  expect(workers.names.size).toBeGreaterThan(0);
  for (const name of workers.names) used.add(name);
}

async function batchOf(family: string, settings: object) {
  const generator = findGenerator(family)!;
  const batch = await openBatch({
    generator,
    settings: { ...settings },
    goal: { noGuess: false },
    seed: 'owl',
  });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return batch.value;
}

const DOT = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20"/></svg>',
);

describe('arguments and answers of tasks are plain data', () => {
  it.each(GENERATORS.map(({ family }) => family))('for making a %s', async (family) => {
    const { settings } = findGenerator(family)!.presets[0];
    const batch = await batchOf(family, settings);
    await strictly((workers) =>
      makeBatch({ batch, count: 1, limitAttempts: 50, certify: true }, { workers, store: openMemoryStore() }),
    );
  });

  it('for making a nonogram of a picture', async () => {
    const batch = await batchOf('nonogram', { size: '8', pictures: [{ name: 'dot.svg', bytes: DOT }] });
    await strictly((workers) =>
      makeBatch({ batch, count: 1, limitAttempts: 50, certify: true }, { workers, store: openMemoryStore() }),
    );
  });

  it('for making puzzles with the fewest clues', async () => {
    const batch = await batchOf('sudoku', { size: 4, fewest: true });
    await strictly((workers) =>
      makeBatch({ batch, count: 1, limitAttempts: 50, certify: true }, { workers, store: openMemoryStore() }),
    );
  });

  it.each(FAMILIES.map(({ id }) => id))('for assessing a %s', async (id) => {
    const { examples } = FAMILIES.find((family) => family.id === id)!;
    for (const verdict of ['unique', 'multiple', 'none'] as const) {
      const example = examples.find((one) => one.verdict === verdict);
      if (example === undefined) continue;
      await strictly(async (workers) => {
        const request = { family: id, puzzle: example.puzzle, certify: true };
        expect(await workers.run('assess-puzzle', request)).toMatchObject({ verdict });
      });
    }
  });

  it('for explanations', async () => {
    const puzzle = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };
    await strictly(async (workers) => {
      const request = { family: 'nonogram', puzzle };
      expect(await workers.run('explain-puzzle', { ...request, steps: 9 })).toMatchObject({
        status: 'explained',
      });
    });
  });

  it.each(['otsu', 'translucent'] as const)('for a picture, by the method %s', async (name) => {
    const values = Array.from({ length: 25 }, (_, cell) => (cell * 37) % 251);
    await strictly((workers) =>
      workers.run('make-picture', {
        cells: { width: 5, height: 5, values },
        method: { name },
        unique: 'repair',
        goal: 'line',
        seed: 'owl',
        budget: { nodes: 1000 },
        certify: true,
      }),
    );
  });

  it('for the candidates of a picture', async () => {
    const pixels = Uint8Array.from({ length: 4 * 64 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 251));
    const request = { samples: samplesOf({ width: 8, height: 8, pixels }) };
    await strictly(async (workers) => {
      const [drawing] = await workers.run('draw-picture', request);
      await workers.run('make-drawing', {
        ...request,
        cells: drawing!.cells,
        unique: 'repair',
        goal: 'line',
        seed: 'owl',
        budget: { nodes: 1000 },
        certify: true,
      });
    });
  });

  it.each(['repair', 'givens', 'keep'] as const)('for painted cells, by %s', async (unique) => {
    const request = { rows: ['12', '21'], palette: ['#ffffff', '#d03030', '#3030d0'] as const };
    await strictly((workers) =>
      workers.run('make-cells', {
        ...{ ...request, unique, goal: 'line', seed: 'owl', budget: { nodes: 1000 }, certify: true },
      }),
    );
  });

  it('for a picture in colours', async () => {
    const pixels = Uint8Array.from({ length: 4 * 64 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 251));
    const samples = [samplesOf({ width: 8, height: 8, pixels })];
    const request = { samples, colours: 3, seed: 'owl', budget: { nodes: 1000 } };
    await strictly((workers) =>
      workers.run('make-coloured', { ...request, unique: 'repair', goal: 'line', certify: true }),
    );
  });

  it('for the parts of minimum problems', async () => {
    const sudoku = findMinimumProblem('sudoku')!;
    const puzzle = {
      family: 'sudoku',
      box: [2, 2],
      grid: [
        [1, 2, 3, 4],
        [3, 4, 1, 2],
        [2, 1, 4, 3],
        [4, 3, 2, 1],
      ],
    };
    const read = sudoku.read({ settings: {}, document: { puzzle, credits: {} } as never });
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const request = { problem: sudoku, question: read.value, budget: { nodes: 3_000_000 }, certify: false };
    await strictly((workers) => findMinimum(request, { workers, store: openMemoryStore() }), 2);
    const list = { ...request, questions: [read.value], budget: {} };
    const ports = { store: openMemoryStore<AnsweredEntry>() };
    await strictly((workers) => findMinima(list, { ...ports, workers }, { onAnswer: () => undefined }));
    const walls = { size: 6, queens: 7, walls: 1, every: true };
    const parts = splitRequest(walls, new WallBounds(6, 6), 10_000);
    await strictly((workers) =>
      Promise.all(parts.slice(0, 5).map((task) => workers.run('minimum-task', { problem: 'queens', task }))),
    );
  });

  it('for every task of the table', () => {
    expect([...used].toSorted()).toEqual([...TASK_NAMES].toSorted());
  });
});

describe('a wrong name is a typed error that names it', () => {
  it.each<[string, unknown, string]>([
    ['make-pizza', {}, 'unknown-task'],
    ['toString', {}, 'unknown-task'],
    ['assess-puzzle', { family: 'chess', puzzle: {}, certify: true }, 'unknown-family'],
    ['explain-puzzle', { family: 'chess', puzzle: {} }, 'unknown-family'],
    ['minimum-task', { problem: 'chess', task: {} }, 'unknown-minimum-problem-with-tasks'],
    ['minimum-puzzle', { problem: 'chess', question: {}, budget: {} }, 'unknown-minimum-problem'],
    ['minimum-task', { problem: 'nonogram', task: {} }, 'unknown-minimum-problem-with-tasks'],
    ['make-puzzle', { batch: { generator: 'chess', plan: {}, seed: '' } }, 'unknown-generator'],
  ])('%s %j', async (name, argument, code) => {
    await expect(runTask(name, argument)).rejects.toMatchObject({ name: 'PuzzlewrightError', code });
    const runOrder = await worker;
    const order = { name: name as never, argument };
    expect(await runOrder(order)).toMatchObject({ status: 'refused', code });
  });
});

describe('workers on the same thread', () => {
  const puzzle = FAMILIES[0]!.examples.find(({ verdict }) => verdict === 'unique')!.puzzle;
  const request = { family: FAMILIES[0]!.id, puzzle, certify: true };

  it('run tasks in turn, and cancel those that wait and those that run', async () => {
    let begun = 0;
    const workers = openInProcess({
      pause: async () => {
        begun++;
      },
    });
    const first = await workers.run('assess-puzzle', request);
    expect(first).toMatchObject({ verdict: 'unique' });
    const tasks = [workers.run('assess-puzzle', request), workers.run('assess-puzzle', request)];
    const ends = Promise.allSettled(tasks);
    await workers.cancel();
    for (const end of await ends) expect(end).toMatchObject({ reason: { code: 'tasks-cancelled' } });
    expect(begun).toBe(3);
    expect(await workers.run('assess-puzzle', request)).toEqual(first);
  });

  it('answer in plain data', async () => {
    const workers = openInProcess();
    const answer = await workers.run('assess-puzzle', request);
    expect(jsonCopy(answer)).toStrictEqual(answer);
    await expect(workers.run('nothing' as never, {} as never)).rejects.toMatchObject({
      code: 'unknown-task',
    });
    expect(await workers.run('assess-puzzle', request)).toEqual(answer);
  });
});
