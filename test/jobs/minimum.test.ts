/** Minimum problems as a job, with a store in memory and workers on this thread. */
import { describe, expect, it } from 'vitest';
import { findFamily } from '../../src/families/index.js';
import { findMinimum, type MinimumRequest } from '../../src/jobs/minimum/minimum.js';
import type { MinimumEntry } from '../../src/jobs/minimum/saved-minimum.js';
import { taskRunner } from '../../src/jobs/minimum/tasks.js';
import { openMemoryStore } from '../../src/jobs/ports/store.js';
import { cancelled, type Workers } from '../../src/jobs/ports/workers.js';
import { findMinimumProblem } from '../../src/minimum/problems.js';
import { endedAfter, unlimited } from './worlds.js';

function requestOf(digits: string): MinimumRequest {
  const problem = findMinimumProblem('sudoku')!;
  const side = Math.sqrt(digits.length);
  const grid = Array.from({ length: side }, (_, row) =>
    [...digits].slice(row * side, (row + 1) * side).map(Number),
  );
  const puzzle = findFamily('sudoku')!.readPuzzle({ family: 'sudoku', box: [2, 2], grid });
  if (!puzzle.ok) throw new Error(JSON.stringify(puzzle.issues));
  const read = problem.read({ settings: {}, document: { puzzle: puzzle.value, credits: {} } });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return { problem, question: read.value, budget: {}, certify: true };
}

const REQUEST = requestOf('1234341221434321');

async function run(workers: Workers, texts: readonly string[] = [], request = REQUEST) {
  const store = openMemoryStore<MinimumEntry>(texts);
  const end = await findMinimum(request, { workers, store });
  return { end, texts: (await store.read()).map(({ value }) => JSON.stringify(value)) };
}

const WHOLE = await run(unlimited());

/** The last entry of a whole run, altered. */
function altered(alter: (entry: MinimumEntry) => object): string {
  return JSON.stringify(alter(JSON.parse(WHOLE.texts.at(-1)!)));
}

describe('a minimum', () => {
  it('is found, with every state in the store', () => {
    expect(WHOLE.end).toMatchObject({ status: 'answered', answer: { status: 'proved', optimum: 4 } });
    expect(WHOLE.texts.length).toBeGreaterThan(2);
    for (const text of WHOLE.texts)
      expect(Object.keys(JSON.parse(text))).toEqual(['version', 'problem', 'question', 'state']);
  });

  it('ends with bounds when its tasks are cancelled, and goes on from there to the same answer', async () => {
    const all = unlimited();
    await run(all);
    for (let tasks = 0; tasks < all.count; tasks++) {
      const half = await run(endedAfter(tasks));
      expect(half.end).toMatchObject({ answer: { status: 'bounded', limit: 'abort' } });
      const rest = unlimited();
      const { end } = await run(rest, half.texts);
      if (end.status !== 'answered' || WHOLE.end.status !== 'answered') throw new Error('no answer');
      expect({ ...end.answer, stats: {} }).toEqual({ ...WHOLE.end.answer, stats: {} });
      expect(rest.count).toBe(all.count - tasks);
    }
  });

  it('does not go on from another request, or from what is no state', async () => {
    const other = requestOf('1234341243212143');
    expect((await run(unlimited(), WHOLE.texts, other)).end).toEqual({ status: 'foreign' });
    for (const [text, part] of [
      ['{"state":1}', 'problem'],
      ['7', undefined],
      [altered((entry) => ({ ...entry, version: 2 })), 'version'],
      [altered(({ state, ...entry }) => ({ ...entry, state: { ...state, lower: 17 } })), 'state, lower'],
      [
        altered(({ state, ...entry }) => ({ ...entry, state: { ...state, givens: [3, 16] } })),
        'state, givens, item 2',
      ],
    ] as const) {
      const { end } = await run(unlimited(), [text]);
      expect(end).toMatchObject({ status: 'no-state', issue: { code: 'saved-shape' } });
      expect(end.status === 'no-state' && end.issue.place?.part).toBe(part);
    }
  });

  it('goes on from a state that was saved before there were versions', async () => {
    const older = WHOLE.texts.map((text) => {
      const { version, ...entry } = JSON.parse(text);
      expect(version).toBe(1);
      return JSON.stringify(entry);
    });
    const workers = unlimited();
    expect((await run(workers, older)).end).toMatchObject({ answer: { status: 'proved', optimum: 4 } });
    expect(workers.count).toBe(0);
  });

  it('fails with what its store throws', async () => {
    const store = {
      ...openMemoryStore<MinimumEntry>(),
      append: () => Promise.reject(new Error('the disk is full')),
    };
    await expect(findMinimum(REQUEST, { workers: unlimited(), store })).rejects.toThrow('the disk is full');
  });
});

describe('the tasks of a minimum', () => {
  /** Two workers whose tasks are answered by hand. */
  function byHand() {
    const open = new Map<unknown, { resolve(answer: unknown): void; reject(error: unknown): void }>();
    let cancels = 0;
    const workers: Workers = {
      width: 2,
      run: (_name, argument) =>
        new Promise<never>((resolve, reject) => {
          open.set((argument as { readonly task: unknown }).task, { resolve: resolve as never, reject });
        }),
      cancel: async () => {
        cancels++;
        for (const { reject } of open.values()) reject(cancelled());
      },
    };
    return { workers, open, cancels: () => cancels };
  }

  it('are cancelled once an answer is enough, and no other is begun', async () => {
    const { workers, open, cancels } = byHand();
    let lost = 0;
    const runner = taskRunner(
      { problem: 'any', abort: () => false, onCancelled: () => void lost++ },
      workers,
    );
    const answers: unknown[] = [];
    const running = runner.run(['a', 'b', 'c', 'd'], (answer, task) => {
      answers.push([answer, task]);
      return answer === 'found' ? 'stop' : 'continue';
    });
    expect([...open.keys()]).toEqual(['a', 'b']);
    open.get('b')!.resolve('none');
    await Promise.resolve();
    await new Promise(setImmediate);
    expect([...open.keys()]).toEqual(['a', 'b', 'c']);
    open.get('a')!.resolve('found');
    await running;
    expect(answers).toEqual([
      ['none', 1],
      ['found', 0],
    ]);
    expect(cancels()).toBe(1);
    expect([...open.keys()]).toEqual(['a', 'b', 'c']);
    expect(lost).toBe(0);
  });

  it('end the run when somebody else cancels them; what a task throws is thrown', async () => {
    let lost = 0;
    const options = { problem: 'any', abort: () => false, onCancelled: () => void lost++ };
    const { workers } = byHand();
    const running = taskRunner(options, workers).run(['a'], () => 'continue');
    await workers.cancel();
    await running;
    expect(lost).toBe(1);
    const failing: Workers = { ...workers, run: () => Promise.reject(new Error('a defect')) };
    await expect(taskRunner(options, failing).run(['a'], () => 'continue')).rejects.toThrow('a defect');
  });
});
