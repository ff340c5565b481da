/**
 * The client of a queue with a broker in memory: whatever happens to jobs, the answers are those of one
 * machine.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { findGenerator } from '../../generators/registry.js';
import { WorkFailure } from '../../src/cli/host/work-failure.js';
import type { Crew } from '../../src/cli/host/workers.js';
import { type ClientOptions, openClient } from '../../src/cli/queue/client.js';
import { makeBatch } from '../../src/jobs/batch/batch.js';
import type { PuzzleEntry } from '../../src/jobs/batch/puzzle-entries.js';
import { openInProcess } from '../../src/jobs/ports/in-process.js';
import { openMemoryStore } from '../../src/jobs/ports/store.js';
import type { Workers } from '../../src/jobs/ports/workers.js';
import type { AssessRequest } from '../../src/jobs/tasks/tasks.js';
import { type FakeBroker, type Fate, openFakeBroker } from './fake-broker.js';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** A client that looks often, and what it said. */
function clientOf(broker: FakeBroker, options: Partial<ClientOptions> = {}) {
  const notes: string[] = [];
  const client = openClient(broker, {
    build: 'test',
    note: (sentence) => void notes.push(sentence),
    interval: 5,
    ...options,
  });
  opened.push(client);
  return { client, notes };
}

/** Looks at jobs as the broker does; those that run wait for their end. */
const lookFor = (broker: FakeBroker) => async (ids: readonly string[]) => {
  const states = await broker.look(ids);
  return states.map((state) => (state.status === 'absent' ? { status: 'waiting' as const } : state));
};

const always = (fate: Fate) => () => fate;

async function batchTexts(workers: Workers): Promise<readonly string[]> {
  const generator = findGenerator('sudoku')!;
  const batch = await openBatch({ generator, settings: { size: 4 }, goal: { noGuess: false }, seed: 'owl' });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const store = openMemoryStore<PuzzleEntry>();
  const request = { batch: batch.value, count: 30, limitAttempts: 50, certify: true };
  expect(await makeBatch(request, { workers, store })).toEqual({ status: 'done' });
  return (await store.read()).map(({ value }) => JSON.stringify(value));
}

const puzzle = (rows: number) => ({ family: 'nonogram', rows: Array(rows).fill([1]), columns: [[rows]] });
const assessment = (rows: number): AssessRequest => ({
  family: 'nonogram',
  puzzle: puzzle(rows),
  certify: false,
});

describe('a batch on a queue', () => {
  it('is the same whatever happens to its jobs', async () => {
    const whole = await batchTexts(openInProcess());
    const fates = fc.array(
      fc.constantFrom<Fate>('runs', 'runs', 'runs', 'is lost', 'is silent', 'fails', 'runs twice'),
      { minLength: 1, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(fates, async (listed) => {
        let next = 0;
        const failed = new Set<string>();
        const fate = ({ id }: { readonly id: string }): Fate => {
          const one = listed[next++] ?? 'runs';
          // A job that fails each time ends the run; here each fails once.
          if (one !== 'fails') return one;
          if (failed.has(id)) return 'runs';
          failed.add(id);
          return one;
        };
        const { client } = clientOf(openFakeBroker({ workers: openInProcess(), fate }));
        expect(await batchTexts(client)).toEqual(whole);
        await client.close();
      }),
      { numRuns: 20 },
    );
  });

  it('says once that tasks were lost, and removes what it has taken', async () => {
    const lost = new Set<string>();
    const fate = ({ id }: { readonly id: string }): Fate => {
      if (lost.has(id)) return 'runs';
      lost.add(id);
      return 'is lost';
    };
    const broker = openFakeBroker({ workers: openInProcess(), fate });
    const { client, notes } = clientOf(broker);
    await batchTexts(client);
    expect(notes).toEqual([
      'tasks are missing from the queue, lost or taken by another run; they are added again',
    ]);
    expect(new Set(broker.removed)).toEqual(new Set(broker.added.map(({ id }) => id)));
  });
});

describe('a task on a queue', () => {
  it('that is wanted twice is one job, and both are answered', async () => {
    const broker = openFakeBroker({ workers: openInProcess(), fate: always('runs') });
    const { client } = clientOf(broker);
    const answers = await Promise.all([1, 1].map(() => client.run('assess-puzzle', assessment(2))));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ verdict: 'unique' });
    expect(new Set(broker.added.map(({ id }) => id)).size).toBe(1);
  });

  it('that the program refuses is an answer, and is not tried again', async () => {
    const broker = openFakeBroker({ workers: openInProcess(), fate: always('runs') });
    const { client, notes } = clientOf(broker);
    const answer = client.run('assess-puzzle', { ...assessment(2), family: 'chess' });
    await expect(answer).rejects.toMatchObject({ name: 'PuzzlewrightError', code: 'unknown-family' });
    expect([broker.added.length, notes]).toEqual([1, []]);
  });

  it('that always fails is tried a bounded number of times and ends with a command that runs it again', async () => {
    const broker = openFakeBroker({ workers: openInProcess(), fate: always('fails') });
    const { client, notes } = clientOf(broker);
    const failure = await client.run('assess-puzzle', assessment(3)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkFailure);
    const task = JSON.stringify({ task: 'assess-puzzle', argument: assessment(3) });
    expect((failure as WorkFailure).lines).toEqual([
      'the task assess-puzzle failed 3 times (no memory); a defect of the program, or a machine without enough memory',
      `to run it again by itself: puzzlewright work --replay '${task}'`,
    ]);
    expect(broker.added).toHaveLength(3);
    expect(notes).toEqual(['a task failed (no memory); it is tried again']);
  });

  it('spoils no others of its job', async () => {
    const isBad = ({ chunk }: FakeBroker['added'][number]) => JSON.stringify(chunk).includes('bad-one');
    const broker = openFakeBroker({
      workers: openInProcess(),
      fate: (job) => (isBad(job) ? 'fails' : 'runs'),
    });
    const { client } = clientOf(broker);
    // Answers measure how many tasks make a job; here they take no time at all.
    await client.run('assess-puzzle', assessment(1));
    const good = [2, 3, 4, 5, 6].map((rows) => client.run('assess-puzzle', assessment(rows)));
    const bad = client.run('assess-puzzle', { ...assessment(7), family: 'bad-one' });
    await expect(bad).rejects.toBeInstanceOf(WorkFailure);
    for (const answer of await Promise.all(good)) expect(answer).toMatchObject({ verdict: 'unique' });
    expect(broker.added.some((job) => isBad(job) && job.chunk.each.length > 1)).toBe(true);
  });

  it('that fills no job is handed over although no thread is idle', async () => {
    let isFirst = true;
    const workers: Workers = {
      ...openInProcess(),
      run: (...task) => {
        if (!isFirst) return new Promise(() => undefined);
        isFirst = false;
        return openInProcess().run(...task);
      },
    };
    const crew: Crew = { workers: 1, threads: 1, others: [] };
    const broker = openFakeBroker({ workers, fate: always('runs'), crew });
    const { client } = clientOf({ ...broker, look: lookFor(broker) });
    // It takes no time: from now on many tasks make a job.
    await client.run('assess-puzzle', assessment(1));
    for (const rows of [2, 3]) {
      client.run('assess-puzzle', assessment(rows)).catch(() => undefined);
      while (broker.added.length < rows) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(broker.added.map(({ chunk }) => chunk.each.length)).toEqual([1, 1, 1]);
  });

  it('that is cancelled is removed from the queue, and others may follow', async () => {
    const never: Workers = {
      width: 1,
      run: () => new Promise(() => undefined),
      cancel: async () => undefined,
    };
    let workers = never;
    const later: Workers = { ...never, run: (...task) => workers.run(...task) };
    const broker = openFakeBroker({ workers: later, fate: always('runs') });
    const { client } = clientOf(broker);
    const waiting = [1, 2, 3].map((rows) => client.run('assess-puzzle', assessment(rows)));
    const ended = Promise.allSettled(waiting);
    while (broker.ran.length === 0) await new Promise(setImmediate);
    await client.cancel();
    for (const end of await ended)
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'tasks-cancelled' } });
    expect(broker.removed).toEqual(broker.added.map(({ id }) => id));
    workers = openInProcess();
    expect(await client.run('assess-puzzle', assessment(2))).toMatchObject({ verdict: 'unique' });
    await client.close();
    await expect(client.run('assess-puzzle', assessment(2))).rejects.toMatchObject({
      code: 'tasks-cancelled',
    });
  });

  it('rejects with what the broker throws', async () => {
    const broker = openFakeBroker({ workers: openInProcess(), fate: always('runs') });
    const failure = new WorkFailure(['the queue was lost']);
    const { client } = clientOf({ ...broker, add: () => Promise.reject(failure) });
    await expect(client.run('assess-puzzle', assessment(2))).rejects.toBe(failure);
    const other = clientOf({ ...broker, look: () => Promise.reject(failure) });
    await expect(other.client.run('assess-puzzle', assessment(2))).rejects.toBe(failure);
  });
});

describe('the workers of a queue', () => {
  it('count all together, and those of other programs do not count', async () => {
    const crew: Crew = { workers: 3, threads: 12, others: [] };
    const seen: Crew[] = [];
    const broker = openFakeBroker({ workers: openInProcess(), fate: always('runs'), crew });
    const { client } = clientOf(broker, { onCrew: (one) => void seen.push(one) });
    await client.run('assess-puzzle', assessment(2));
    while (client.width === 1) await new Promise(setImmediate);
    expect(client.width).toBe(12);
    expect(client.queueLength).toBeGreaterThanOrEqual(36);
    expect(seen[0]).toEqual(crew);
  });

  it('are missed once where there are none of this program', async () => {
    const crew: Crew = { workers: 0, threads: 0, others: ['0.2.0+abcdef'] };
    const broker = openFakeBroker({ workers: openInProcess(), fate: always('is silent'), crew });
    const { client, notes } = clientOf({
      ...broker,
      look: async (ids) => ids.map(() => ({ status: 'waiting' })),
    });
    void client.run('assess-puzzle', assessment(2)).catch(() => undefined);
    while (notes.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notes).toEqual([
      'no worker of test is connected (connected are only workers of 0.2.0+abcdef); waiting for one: puzzlewright work --queue URL',
    ]);
  });
});
