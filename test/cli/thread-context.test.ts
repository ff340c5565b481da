/** Tasks on other threads: they end early when their caller wants it, and report how far they are. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, contextOf } from '../../src/cli/workers/thread-context.js';
import worker from '../../src/cli/workers/worker.js';
import type { TaskContext } from '../../src/jobs/tasks/task-context.js';
import type { TaskArgument } from '../../src/jobs/tasks/tasks.js';

const SIDE = 12;

/** Grey noise, which has to be repaired. */
const NOISE: TaskArgument<'make-picture'> = {
  cells: {
    width: SIDE,
    height: SIDE,
    values: Array.from({ length: SIDE * SIDE }, (_, cell) => (cell * cell * 37) % 251),
  },
  method: { name: 'otsu' },
  unique: 'repair',
  goal: 'line',
  seed: 'owl',
  budget: {},
  certify: true,
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function connected(context: TaskContext) {
  const { far, close } = connect(context);
  closers.push(close);
  return { far, task: contextOf(far) };
}

async function makeNoise(connection: ReturnType<typeof connect>['far']): Promise<{ limit?: string }> {
  const runOrder = await worker;
  const outcome = await runOrder({ name: 'make-picture', argument: NOISE, connection });
  expect(outcome.status).toBe('answered');
  return outcome.status === 'answered' ? (outcome.answer as { limit?: string }) : {};
}

describe('a task on another thread', () => {
  it('ends with the best that it has once its caller wants it to end', async () => {
    let isOver = false;
    const { far, task } = connected({ abort: () => isOver });
    expect(task.abort?.()).toBe(false);
    isOver = true;
    await vi.waitFor(() => expect(task.abort?.()).toBe(true));
    expect(await makeNoise(far)).toMatchObject({ limit: 'abort' });
  });

  it('comes to its own end otherwise, and says how far it is', async () => {
    const steps: string[] = [];
    const { far } = connected({ abort: () => false, onProgress: ({ step }) => void steps.push(step) });
    expect(await makeNoise(far)).not.toHaveProperty('limit');
    await vi.waitFor(() => expect(steps).toContain('check'));
  });
});
